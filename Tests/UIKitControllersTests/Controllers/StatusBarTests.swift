// SPDX-License-Identifier: MIT
import LeakTesting
import UIKit
import XCTest

/// The controllers that determine the style of the status bar, and the values of the scene's status bar manager.
@MainActor
final class StatusBarTests: UIKitTestCase {
  func testTheRootControllerDeterminesTheStatusBarWhenItAppears() async {
    let host = ManualHost(size: CGSize(width: 400, height: 400))
    host.window.rootViewController = Page(style: .lightContent, hidden: true)
    host.flush()
    let manager = host.window.windowScene?.statusBarManager
    XCTAssertEqual(manager?.statusBarStyle, .lightContent)
    XCTAssertEqual(manager?.isStatusBarHidden, true)
    XCTAssertEqual(manager?.statusBarFrame, .zero)
    host.window.close()
  }

  func testSetNeedsStatusBarAppearanceUpdateReadsTheStyleAgain() async {
    let host = ManualHost(size: CGSize(width: 400, height: 400))
    let page = Page(style: .default)
    host.window.rootViewController = page
    host.flush()
    page.style = .darkContent
    XCTAssertEqual(host.window.windowScene?.statusBarManager?.statusBarStyle, .default)
    page.setNeedsStatusBarAppearanceUpdate()
    XCTAssertEqual(host.window.windowScene?.statusBarManager?.statusBarStyle, .darkContent)
    host.window.close()
  }

  func testContainersUseTheStatusBarOfTheirChildUnlessANavigationBarIsVisible() async {
    let host = ManualHost(size: CGSize(width: 400, height: 400))
    let page = Page(style: .lightContent, hidden: true)
    let navigation = UINavigationController(rootViewController: page)
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation]
    host.window.rootViewController = tabs
    host.flush()
    let manager = host.window.windowScene?.statusBarManager
    XCTAssertEqual(manager?.statusBarStyle, .default)
    XCTAssertEqual(manager?.isStatusBarHidden, true)
    navigation.isNavigationBarHidden = true
    tabs.setNeedsStatusBarAppearanceUpdate()
    XCTAssertEqual(manager?.statusBarStyle, .lightContent)
    navigation.isNavigationBarHidden = false
    navigation.navigationBar.barStyle = .black
    tabs.setNeedsStatusBarAppearanceUpdate()
    XCTAssertEqual(manager?.statusBarStyle, .lightContent)
    host.window.close()
  }

  func testAPresentedControllerDeterminesTheStatusBarIfItIsFullScreenOrCapturesIt() async {
    for (style, captures, expected) in [
      (.fullScreen, false, .lightContent), (.overFullScreen, false, .default), (.overFullScreen, true, .lightContent),
    ] as [(UIModalPresentationStyle, Bool, UIStatusBarStyle)] {
      let host = ManualHost(size: CGSize(width: 400, height: 400))
      let root = Page(style: .default)
      host.window.rootViewController = root
      host.flush()
      let page = Page(style: .lightContent)
      page.modalPresentationStyle = style
      page.modalPresentationCapturesStatusBarAppearance = captures
      root.present(page, animated: false)
      host.advance(by: 0.1)
      XCTAssertEqual(host.window.windowScene?.statusBarManager?.statusBarStyle, expected, "\(style) \(captures)")
      root.dismiss(animated: false)
      host.advance(by: 0.1)
      XCTAssertEqual(host.window.windowScene?.statusBarManager?.statusBarStyle, .default)
      host.window.close()
    }
  }

  func testTheInterfaceOrientationFollowsTheShapeOfTheWindow() async {
    let host = ManualHost(size: CGSize(width: 400, height: 600))
    XCTAssertEqual(host.window.windowScene?.interfaceOrientation, .portrait)
    host.resize(to: CGSize(width: 800, height: 600))
    XCTAssertEqual(host.window.windowScene?.interfaceOrientation, .landscapeRight)
    host.window.close()
  }
}

private final class Page: UIViewController {
  var style: UIStatusBarStyle
  private let hidden: Bool

  init(style: UIStatusBarStyle, hidden: Bool = false) {
    self.style = style
    self.hidden = hidden
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override var preferredStatusBarStyle: UIStatusBarStyle { style }
  override var prefersStatusBarHidden: Bool { hidden }
}
