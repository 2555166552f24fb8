// SPDX-License-Identifier: MIT
import LeakTesting
import UIKit
import XCTest

/// Overrides in subclasses of programs and in test doubles, which the framework has to call.
@MainActor
final class OverrideTests: UIKitTestCase {
  func testSettingTheBarPropertiesCallsTheirAnimatedMethods() async {
    let navigation = WatchedNavigationController(rootViewController: UIViewController())

    navigation.isNavigationBarHidden = true
    navigation.isToolbarHidden = false

    XCTAssertEqual(navigation.calls, ["add", "bar true", "toolbar false"])
  }

  func testAddingAChildToAnotherParentCallsRemoveFromParent() async {
    let (first, second) = (UIViewController(), UIViewController())
    let child = WatchedChild()
    first.addChild(child)

    second.addChild(child)

    XCTAssertEqual(child.removals, 1)
    XCTAssertTrue(child.parent === second)
  }

  func testTheBarAsksTheOverrideForTheEdges() async {
    final class Page: UIViewController {
      override var edgesForExtendedLayout: UIRectEdge {
        get { [] }
        set {}
      }
    }
    let host = ManualHost(size: CGSize(width: 320, height: 480))
    let (page, plain) = (Page(), UIViewController())

    for (page, startsBelowTheBar) in [(page, true), (plain, false)] {
      let navigation = UINavigationController(rootViewController: page)
      host.window.rootViewController = navigation
      host.flush()
      let top = page.view.convert(CGPoint.zero, to: nil).y
      XCTAssertEqual(top, startsBelowTheBar ? navigation.navigationBar.frame.maxY : 0)
    }
    host.window.rootViewController = nil
  }

  func testAPresentationAsksTheOverrideForItsContext() async {
    final class Context: UIViewController {
      override var definesPresentationContext: Bool {
        get { true }
        set {}
      }
    }
    let host = ManualHost(size: CGSize(width: 320, height: 480))
    let (root, context, presented) = (UIViewController(), Context(), UIViewController())
    host.window.rootViewController = root
    root.addChild(context)
    context.view.frame = CGRect(x: 10, y: 20, width: 100, height: 200)
    root.view.addSubview(context.view)
    context.didMove(toParent: root)
    presented.modalPresentationStyle = .overCurrentContext

    context.present(presented, animated: false)
    host.flush()

    XCTAssertTrue(presented.presentingViewController === context)
    XCTAssertEqual(presented.view.convert(presented.view.bounds, to: nil), context.view.frame)
    host.window.rootViewController = nil
  }

  func testEveryOverriddenMemberDoesWhatTheClassDoes() async {
    let host = ManualHost(size: CGSize(width: 320, height: 480))
    let (controller, first, second) = (RecordingController(), UIViewController(), UIViewController())
    host.window.rootViewController = controller
    host.flush()
    for child in [first, second] { controller.addChild(child) }
    controller.view.addSubview(first.view)
    var isDone = false

    controller.transition(
      from: first, to: second, duration: 0, options: [], animations: nil, completion: { isDone = $0 })
    host.advance(by: 0.1)
    controller.setToolbarItems([UIBarButtonItem.flexibleSpace()], animated: false)

    XCTAssertTrue(isDone)
    XCTAssertEqual(controller.children, [first, second])
    XCTAssertTrue(second.view.superview === controller.view)
    XCTAssertEqual(controller.toolbarItems?.count, 1)
    XCTAssertFalse(controller.isBeingPresented)
    XCTAssertTrue(controller.calls.contains("children"))
    host.window.rootViewController = nil
  }

  func testBarsUseTheOverridesOfTheirMembers() async {
    let bar = RecordingNavigationBar()
    let image = UIImage()

    bar.setBackgroundImage(image, for: .default)

    XCTAssertTrue(bar.backgroundImage(for: .default) === image)
    XCTAssertTrue(bar.calls.contains("backgroundImage(for:)"))
    let tabs = RecordingTabBarController()
    XCTAssertTrue(tabs.tabBar.delegate === tabs)
  }
}

private final class WatchedNavigationController: UINavigationController {
  private(set) var calls: [String] = []

  override func addChild(_ childController: UIViewController) {
    super.addChild(childController)
    calls.append("add")
  }

  override func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    super.setNavigationBarHidden(hidden, animated: animated)
    calls.append("bar \(hidden)")
  }

  override func setToolbarHidden(_ hidden: Bool, animated: Bool) {
    super.setToolbarHidden(hidden, animated: animated)
    calls.append("toolbar \(hidden)")
  }
}

private final class WatchedChild: UIViewController {
  private(set) var removals = 0

  override func removeFromParent() {
    super.removeFromParent()
    removals += 1
  }
}
