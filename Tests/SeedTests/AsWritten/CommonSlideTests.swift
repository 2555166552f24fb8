// SPDX-License-Identifier: MIT
import LeakTesting
import UIKit
import XCTest

/// Article 002 in its original form, stages one and two: the slide of pushes, tabs and presentations, animated and
/// interactive.
@MainActor
final class CommonSlideTests: UIKitTestCase {
  // MARK: By itself

  /// Article 002: the navigation controller's delegate.
  func testPushAndPopSlideByAWidth() async {
    let (host, navigation, delegate) = makeStack()
    let (first, second) = (navigation.viewControllers[0], UIViewController())
    navigation.pushViewController(second, animated: true)
    assertSlide(host, from: first, to: second, by: 400)
    navigation.popViewController(animated: true)
    assertSlide(host, from: second, to: first, by: -400)
    XCTAssertFalse(delegate.interactive)
  }

  /// Article 002: the tab bar controller's delegate, by index and by controller.
  func testTabsSlideInTheDirectionOfTheirOrder() async throws {
    let (host, tabs, _) = makeTabs()
    let pages = try XCTUnwrap(tabs.viewControllers)
    tabs.selectedIndex = 1
    assertSlide(host, from: pages[0], to: pages[1], by: 400)
    tabs.selectedViewController = pages[0]
    assertSlide(host, from: pages[1], to: pages[0], by: -400)
  }

  /// Article 002: the transitioning delegate, with the two presentation styles.
  func testAPresentationSlidesByAHeight() async {
    for style: UIModalPresentationStyle in [.fullScreen, .custom] {
      let (host, first, second, delegate) = makePages(style)
      first.present(second, animated: true)
      var start = host.flushed()
      for time in [0, 0.1, 0.2] {
        host.advance(to: start + time)
        assertShown(second.view, x: 0, y: 600 * (1 - eased(time, of: 0.3)))
        assertShown(first.view, x: 0, y: 0)
      }
      host.advanceToRest()
      XCTAssertEqual(shownFrame(second.view), SeedStage.bounds)
      second.dismiss(animated: true)
      start = host.flushed()
      for time in [0, 0.1, 0.2] {
        host.advance(to: start + time)
        assertShown(second.view, x: 0, y: 600 * eased(time, of: 0.3))
        assertShown(first.view, x: 0, y: 0)
      }
      host.advanceToRest()
      XCTAssertEqual(shownFrame(first.view), SeedStage.bounds)
      XCTAssertNil(second.view.window)
      XCTAssertTrue(second.transitioningDelegate === delegate)
    }
  }

  /// Article 002: a navigation controller does not retain its delegate.
  func testDelegateThatIsNotRetainedIsReleased() async {
    let (host, navigation, _) = makeStack()
    navigation.delegate = SlideNavigationDelegate()
    XCTAssertNil(navigation.delegate)
    let second = UIViewController()
    navigation.pushViewController(second, animated: true)
    host.advance(by: 0.1)
    XCTAssertGreaterThan(
      shownFrame(navigation.viewControllers[0].view).minX, -120, "the system's covered page moves more slowly")
    host.advanceToRest()
    XCTAssertEqual(shownFrame(second.view), SeedStage.bounds)
  }

  // MARK: Interactive

  /// Article 002: the edge pan of a navigation controller, finished and cancelled.
  func testEdgePanDrivesAPopThatIsCancelledOrFinished() async {
    for end in [140.0, 340] {
      let (host, navigation, delegate) = makeStack()
      let (first, second) = (navigation.viewControllers[0], EdgePannedPage())
      navigation.pushViewController(second, animated: false)
      host.advance(by: 0.1)
      host.touchBegan(at: CGPoint(x: 2, y: 300))
      for x in [end - 60, end] {
        host.move(from: CGPoint(x: x == end ? end - 60 : 2, y: 300), to: CGPoint(x: x, y: 300), duration: 0.2)
        let percent = delegate.interactionController.percentComplete
        XCTAssertEqual(percent, (x - 14) / 400, accuracy: 0.03, "minus the edge pan's dead zone")
        assertShown(second.view, x: 400 * eased(Double(percent), of: 1))
        assertShown(first.view, x: -400 + 400 * eased(Double(percent), of: 1))
      }
      XCTAssertEqual(navigation.viewControllers, [first], "not in the stack during the pop")
      host.touchEnded(at: CGPoint(x: end, y: 300))
      XCTAssertFalse(delegate.interactive)
      host.advanceToRest()
      XCTAssertEqual(navigation.viewControllers, end > 200 ? [first] : [first, second])
      XCTAssertTrue(second.navigationController === (end > 200 ? nil : navigation))
      XCTAssertEqual(shownFrame(end > 200 ? first.view : second.view), SeedStage.bounds)
      XCTAssertNil(end > 200 ? second.view.superview : first.view.superview)
    }
  }

  /// Article 002: the same for tabs. After a cancel the selected index is restored.
  func testTabChangeFollowsAnInteractionThatIsCancelledOrFinished() async throws {
    for isFinished in [false, true] {
      let (host, tabs, delegate) = makeTabs()
      let pages = try XCTUnwrap(tabs.viewControllers)
      delegate.interactive = true
      tabs.selectedIndex = 1
      delegate.interactive = false
      for percent in [0, 0.25, 0.6] {
        delegate.interactionController.update(percent)
        host.advance(by: 0.1)
        assertShown(pages[0].view, x: -400 * eased(percent, of: 1))
        assertShown(pages[1].view, x: 400 - 400 * eased(percent, of: 1))
      }
      XCTAssertEqual(tabs.selectedIndex, 1)
      if isFinished { delegate.interactionController.finish() } else { delegate.interactionController.cancel() }
      host.advanceToRest()
      XCTAssertEqual(tabs.selectedIndex, isFinished ? 1 : 0)
      XCTAssertEqual(shownFrame(pages[isFinished ? 1 : 0].view), SeedStage.bounds)
      XCTAssertNil(pages[isFinished ? 0 : 1].view.window)
    }
  }

  /// Article 002: the same for presentations, in both directions.
  func testPresentationFollowsAnInteractionThatIsCancelledOrFinished() async {
    for style: UIModalPresentationStyle in [.fullScreen, .custom] {
      let (host, first, second, delegate) = makePages(style)
      let driver = UIPercentDrivenInteractiveTransition()
      delegate.interactionController = driver
      for (isPresenting, isFinished) in [(true, false), (true, true), (false, false), (false, true)] {
        if isPresenting { first.present(second, animated: true) } else { second.dismiss(animated: true) }
        for percent in [0, 0.3, 0.7] {
          driver.update(percent)
          host.advance(by: 0.1)
          let share = eased(percent, of: 1)
          assertShown(second.view, x: 0, y: 600 * (isPresenting ? 1 - share : share))
        }
        if isFinished { driver.finish() } else { driver.cancel() }
        host.advanceToRest()
        let isThere = isPresenting == isFinished
        XCTAssertEqual(first.presentedViewController === second, isThere)
        XCTAssertEqual(shownFrame(isThere ? second.view : first.view), SeedStage.bounds)
        XCTAssertEqual(second.view.window != nil, isThere)
      }
    }
  }

  // MARK: The stage

  private func assertSlide(
    _ host: ManualHost, from: UIViewController, to: UIViewController, by distance: CGFloat,
    file: StaticString = #filePath,
    line: UInt = #line
  ) {
    let start = host.flushed()
    for time in [0, 0.1, 0.2] {
      host.advance(to: start + time)
      assertShown(from.view, x: -distance * eased(time, of: 0.3), y: 0, "disappearing", file: file, line: line)
      assertShown(to.view, x: distance * (1 - eased(time, of: 0.3)), y: 0, "appearing", file: file, line: line)
    }
    host.advanceToRest()
    XCTAssertEqual(shownFrame(to.view), SeedStage.bounds, file: file, line: line)
    XCTAssertNil(from.view.superview, file: file, line: line)
    XCTAssertTrue(from.view.transform.isIdentity, file: file, line: line)
  }

  private func makeStack() -> (ManualHost, UINavigationController, SlideNavigationDelegate) {
    let host = ManualHost(size: SeedStage.size)
    let delegate = SlideNavigationDelegate()
    let navigation = UINavigationController(rootViewController: KeepingPage(delegate))
    navigation.isNavigationBarHidden = true
    navigation.delegate = delegate
    host.window.rootViewController = navigation
    host.advance(by: 0.1)
    return (host, navigation, delegate)
  }

  private func makeTabs() -> (ManualHost, UITabBarController, SlideTabsDelegate) {
    let host = ManualHost(size: SeedStage.size)
    let (tabs, delegate) = (UITabBarController(), SlideTabsDelegate())
    tabs.viewControllers = [KeepingPage(delegate), UIViewController()]
    tabs.delegate = delegate
    host.window.rootViewController = tabs
    host.advance(by: 0.1)
    return (host, tabs, delegate)
  }

  private func makePages(
    _ style: UIModalPresentationStyle
  ) -> (ManualHost, UIViewController, UIViewController, SlideModalDelegate) {
    let host = ManualHost(size: SeedStage.size)
    let (second, delegate) = (UIViewController(), SlideModalDelegate())
    let first = KeepingPage(delegate)
    host.window.rootViewController = first
    host.advance(by: 0.1)
    second.transitioningDelegate = delegate
    second.modalPresentationStyle = style
    return (host, first, second, delegate)
  }
}

/// Article 002's page, whose edge pan pops it.
private final class EdgePannedPage: UIViewController {
  private var navigationDelegate: SlideNavigationDelegate?

  nonisolated deinit {}

  override func viewDidLoad() {
    super.viewDidLoad()
    let pan = UIScreenEdgePanGestureRecognizer(target: self, action: EdgePannedPage.handleEdgePanGesture)
    pan.edges = .left
    view.addGestureRecognizer(pan)
  }

  private func handleEdgePanGesture(_ gesture: UIScreenEdgePanGestureRecognizer) {
    let percent = gesture.translation(in: view).x / view.bounds.width
    switch gesture.state {
    case .began:
      // During the pop the page is not in the stack, so it has no navigation controller.
      navigationDelegate = navigationController?.delegate as? SlideNavigationDelegate
      navigationDelegate?.interactive = true
      navigationController?.popViewController(animated: true)
    case .changed: navigationDelegate?.interactionController.update(percent)
    case .cancelled, .ended:
      if percent > 0.5 {
        navigationDelegate?.interactionController.finish()
      } else {
        navigationDelegate?.interactionController.cancel()
      }
      navigationDelegate?.interactive = false
    default: navigationDelegate?.interactive = false
    }
  }
}
