// SPDX-License-Identifier: MIT
import LeakTesting
import UIKit
import XCTest

@MainActor
final class UIWindowTests: UIKitTestCase {
  private final class Root: UIViewController {
    var calls: [String] = []
    override func viewDidLoad() { calls.append("load") }
    override func viewWillAppear(_ animated: Bool) { calls.append("will") }
    override func viewDidAppear(_ animated: Bool) { calls.append("did") }
    override func viewDidDisappear(_ animated: Bool) { calls.append("gone") }
    override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
      super.viewWillTransition(to: size, with: coordinator)
      calls.append("size \(Int(size.width))")
    }
  }

  func testTheRootFillsTheWindowAndAppearsOnce() async {
    let host = ManualHost(size: CGSize(width: 300, height: 200))
    let root = Root()

    host.window.rootViewController = root
    host.flush()

    XCTAssertEqual(root.view.frame, host.window.bounds)
    XCTAssertEqual(root.calls, ["load", "will", "did"])
    host.resize(to: CGSize(width: 400, height: 250))
    XCTAssertEqual(root.calls.last, "size 400")
    XCTAssertEqual(root.view.frame.size, CGSize(width: 400, height: 250))

    host.window.rootViewController = Root()
    XCTAssertEqual(root.calls.last, "gone")
    XCTAssertNil(root.view.superview)
    host.window.close()
  }

  func testAWindowOpensAtItsOwnSizeOrAtADefaultOne() async {
    XCTAssertEqual(UIWindow(frame: CGRect(x: 5, y: 5, width: 300, height: 200)).frame.size.width, 300)
    XCTAssertEqual(UIWindow(frame: UIScreen.main.bounds).frame.size, UIWindow.defaultSize)
    XCTAssertEqual(UIWindow().frame.size, UIWindow.defaultSize)
  }

  func testTitleIsThatOfTheSceneOrOfTheTopViewController() async {
    let host = ManualHost(size: CGSize(width: 300, height: 200))
    let root = Root()
    root.title = "Home"
    let navigation = UINavigationController(rootViewController: root)
    host.window.rootViewController = navigation
    host.flush()
    XCTAssertEqual(host.title, "Home")

    let next = Root()
    next.title = "Next"
    navigation.pushViewController(next, animated: false)
    host.flush()
    XCTAssertEqual(host.title, "Next")

    host.window.windowScene?.title = "Mine"
    host.flush()
    XCTAssertEqual(host.title, "Mine")
    host.window.close()
  }

  func testOnlyOneWindowIsKey() async {
    let first = ManualHost(size: CGSize(width: 300, height: 200))
    let second = ManualHost(size: CGSize(width: 300, height: 200))
    XCTAssertTrue(second.window.isKeyWindow)
    XCTAssertFalse(first.window.isKeyWindow)

    first.window.makeKey()
    XCTAssertTrue(first.window.isKeyWindow)
    XCTAssertTrue(UIApplication.shared.keyWindow === first.window)

    first.window.close()
    second.window.close()
    XCTAssertNil(UIApplication.shared.keyWindow)
  }

  func testViewsFollowTheStyleAndTheScaleOfTheHost() async {
    final class Observer: UIView {
      var styles: [UIUserInterfaceStyle] = []
      override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        styles.append(traitCollection.userInterfaceStyle)
      }
    }
    let host = ManualHost(size: CGSize(width: 300, height: 200))
    let view = Observer(frame: host.window.bounds)
    host.window.addSubview(view)
    XCTAssertEqual(view.traitCollection.userInterfaceStyle, .light)

    host.appearance.style = .dark
    XCTAssertEqual(view.styles, [.dark])
    host.scale = 1.5
    XCTAssertEqual(view.traitCollection.displayScale, 1.5)
    XCTAssertEqual(view.layer.contentsScale, 1.5)
    host.window.close()
  }
}
