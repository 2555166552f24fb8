// SPDX-License-Identifier: MIT
import LeakTesting
import UIKit
import XCTest

@testable import Gallery

/// Article 001: each page is the navigation controller's delegate while it is on top; the edge drag and the page's own
/// pan go back.
@MainActor
final class EdgeSwipeDelegateTests: UIKitTestCase {
  /// 001, the delegate of the system's own edge drag: it lets it begin where there is something to go back to.
  func testTheEdgeDragGoesBackOnceItsDelegateIsSetAnew() async {
    let (host, navigation, page) = makeStack()
    page.addsTransition = false
    host.drag(from: CGPoint(x: 2, y: 300), to: CGPoint(x: 320, y: 300), duration: 0.3)
    host.advanceToRest()
    XCTAssertEqual(navigation.viewControllers.count, 1)
    XCTAssertEqual(navigation.asked, [true], "asked once, and allowed")
  }

  /// 001, the same, at the root.
  func testTheEdgeDragDoesNothingAtTheRoot() async {
    let (host, navigation, _) = makeStack()
    navigation.popToRootViewController(animated: false)
    host.advance(by: 0.1)
    host.drag(from: CGPoint(x: 2, y: 300), to: CGPoint(x: 320, y: 300), duration: 0.3)
    host.advanceToRest()
    XCTAssertEqual(navigation.viewControllers.count, 1)
    XCTAssertFalse(navigation.asked.contains(true))
    XCTAssertNil(navigation.transitionCoordinator)
  }

  /// 001, the pop under a pan of the page's own, let go beyond two fifths: a display link takes it to the end.
  func testAPanMovesThePopAndADisplayLinkFinishesIt() async {
    let (host, navigation, page) = makeStack()
    let start = CGPoint(x: 100, y: 300)
    host.touchBegan(at: start)
    host.move(from: start, to: CGPoint(x: 300, y: 300), duration: 0.2)
    let percent = page.interaction?.percentComplete ?? 0
    XCTAssertGreaterThan(percent, 0.4)
    assertShown(page.view, x: 0, y: 600 * eased(Double(percent), of: 1))
    host.touchEnded(at: CGPoint(x: 300, y: 300))
    host.advance(by: 0.1)
    // Six frames at a fortieth each.
    assertShown(page.view, x: 0, y: 600 * eased(Double(percent) + 6 * 0.025, of: 1))
    host.advanceToRest()
    XCTAssertEqual(navigation.viewControllers.count, 1)
    XCTAssertNil(page.view.window)
  }

  /// 001, the same, let go before: it runs back.
  func testAPanThatEndsEarlyIsRunBackByTheDisplayLink() async {
    let (host, navigation, page) = makeStack()
    host.drag(from: CGPoint(x: 100, y: 300), to: CGPoint(x: 220, y: 300), duration: 0.2)
    host.advance(by: 0.1)
    XCTAssertLessThan(shownFrame(page.view).minY, 200)
    XCTAssertNotNil(page.transitionCoordinator)
    host.advanceToRest()
    XCTAssertEqual(navigation.viewControllers.count, 2)
    assertShown(page.view, x: 0, y: 0)
    XCTAssertEqual(page.view.superview?.subviews, [page.view])
  }

  private func makeStack() -> (ManualHost, SwipeNavigationController, DroppingPage) {
    let host = ManualHost(size: SeedStage.size)
    let navigation = SwipeNavigationController(rootViewController: DroppingPage())
    host.window.rootViewController = navigation
    host.advance(by: 0.1)
    let page = DroppingPage()
    page.addsTransition = true
    navigation.pushViewController(page, animated: true)
    host.advanceToRest()
    return (host, navigation, page)
  }
}

/// The article's navigation controller: gives itself the page as a delegate, and is that of its edge drag.
private final class SwipeNavigationController: UINavigationController, UIGestureRecognizerDelegate {
  private(set) var asked: [Bool] = []

  nonisolated deinit {}

  override func viewDidLoad() {
    super.viewDidLoad()
    interactivePopGestureRecognizer?.delegate = self
  }

  override func pushViewController(_ viewController: UIViewController, animated: Bool) {
    delegate = viewController as? any UINavigationControllerDelegate
    super.pushViewController(viewController, animated: animated)
  }

  @discardableResult
  override func popViewController(animated: Bool) -> UIViewController? {
    delegate = viewControllers.last as? any UINavigationControllerDelegate
    return super.popViewController(animated: animated)
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard gestureRecognizer === interactivePopGestureRecognizer else { return true }
    let isAllowed = viewControllers.count > 1 && visibleViewController !== viewControllers.first
    asked.append(isAllowed)
    return isAllowed
  }
}

/// The article's page: a delegate that gives the animator where it is to, and its interaction while it is dragged.
private final class DroppingPage: UIViewController, UINavigationControllerDelegate {
  var addsTransition = false
  private(set) var interaction: PanInteraction?
  private var operation = UINavigationController.Operation.none

  nonisolated deinit {}

  func navigationController(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    guard addsTransition else { return nil }
    self.operation = operation
    if operation == .push {
      let interaction = PanInteraction()
      interaction.addPan(to: self)
      self.interaction = interaction
    }
    return DropAnimator(move: Move(kind: .push, isForward: operation == .push))
  }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    operation == .pop && interaction?.isDragging == true ? interaction : nil
  }
}

/// The article's interaction: a percentage from a pan, and from a display link once it is let go.
private final class PanInteraction: UIPercentDrivenInteractiveTransition {
  private(set) var isDragging = false
  private weak var page: UIViewController?
  private var link: CADisplayLink?
  private var percent: CGFloat = 0

  nonisolated deinit {}

  func addPan(to page: UIViewController) {
    self.page = page
    page.view.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: Self.pan))
  }

  private func pan(_ pan: UIPanGestureRecognizer) {
    guard let view = pan.view else { return }
    percent = pan.translation(in: view).x / view.bounds.width
    switch pan.state {
    case .began:
      isDragging = true
      page?.navigationController?.popViewController(animated: true)
    case .changed: update(percent)
    case .ended, .cancelled:
      isDragging = false
      goOn()
    default: break
    }
  }

  private func goOn() {
    guard link == nil else { return }
    let link = CADisplayLink(target: self, action: Self.step)
    link.add(to: .main, forMode: .common)
    self.link = link
  }

  private func step() {
    percent += percent > 0.4 ? 1.5 / 60 : -1.5 / 60
    update(percent)
    guard percent >= 1 || percent <= 0 else { return }
    if percent >= 1 { finish() } else { cancel() }
    link?.invalidate()
    link = nil
  }
}
