// SPDX-License-Identifier: MIT
import LeakTesting
import UIKit
import XCTest

/// The first half of article 001 in its original form: pushes and pops, their delegate, and the interaction of a pop.
@MainActor
final class DropTests: UIKitTestCase {
  /// Article 001: the animator. The navigation controller's delegate is the page that is pushed.
  func testPushedPageEntersFromAbove() async {
    let (host, navigation, first) = makeStage()
    let second = DroppingPage()
    second.addsTransition = true
    navigation.pushViewController(second, animated: true)
    let start = host.flushed()
    for time in [0, 0.1, 0.3] {
      host.advance(to: start + time)
      assertShown(second.view, x: 0, y: -600 * (1 - eased(time, of: 0.4)))
      assertShown(first.view, x: 0, y: 0)
    }
    host.advanceToRest()
    XCTAssertEqual(shownFrame(second.view), SeedStage.bounds)
    XCTAssertNil(first.view.superview)
  }

  /// Article 001: the animator, and the delegate of the pop.
  func testPoppedPageLeavesAtTheBottom() async {
    let (host, navigation, first) = makeStage()
    let second = push(host, navigation)
    navigation.popViewController(animated: true)
    let start = host.flushed()
    for time in [0, 0.1, 0.3] {
      host.advance(to: start + time)
      assertShown(second.view, x: 0, y: 600 * eased(time, of: 0.4))
      assertShown(first.view, x: 0, y: 0)
    }
    XCTAssertEqual(first.view.superview?.subviews, [first.view, second.view], "the other page is behind")
    host.advanceToRest()
    XCTAssertEqual(shownFrame(first.view), SeedStage.bounds)
    XCTAssertNil(second.view.superview)
  }

  /// Article 001: the flag `addsTransition`. While it is false, the delegate supplies no animator.
  func testPageWithoutTheFlagUsesTheSystemsPush() async {
    let (host, navigation, first) = makeStage()
    let second = DroppingPage()
    navigation.pushViewController(second, animated: true)
    let start = host.flushed()
    host.advance(to: start + 0.1)
    XCTAssertGreaterThan(shownFrame(second.view).minX, 0)
    XCTAssertEqual(shownFrame(second.view).minY, 0)
    XCTAssertLessThan(shownFrame(first.view).minX, 0)
    host.advanceToRest()
    XCTAssertEqual(navigation.viewControllers.count, 2)
  }

  /// Article 001: the new delegate of the system's edge drag lets it begin if there is a page to pop.
  func testEdgeDragPopsAfterItsDelegateIsReplaced() async {
    let (host, navigation, first) = makeStage()
    let second = push(host, navigation)
    second.addsTransition = false
    host.touchBegan(at: CGPoint(x: 2, y: 300))
    host.move(from: CGPoint(x: 2, y: 300), to: CGPoint(x: 320, y: 300), duration: 0.3)
    XCTAssertEqual(shownFrame(second.view).minX, 318, accuracy: 12.05, "minus the edge pan's dead zone")
    assertShown(second.view, y: 0)
    XCTAssertLessThan(shownFrame(first.view).minX, 0)
    host.touchEnded(at: CGPoint(x: 320, y: 300))
    host.advanceToRest()
    XCTAssertEqual(navigation.viewControllers, [first])
    XCTAssertEqual(navigation.asked, [true], "asked once, and answered yes")
    assertShown(first.view, x: 0, y: 0)
  }

  /// Article 001: the same at the root.
  func testEdgeDragDoesNothingAtTheRoot() async {
    let (host, navigation, first) = makeStage()
    host.touchBegan(at: CGPoint(x: 2, y: 300))
    host.move(from: CGPoint(x: 2, y: 300), to: CGPoint(x: 320, y: 300), duration: 0.3)
    assertShown(first.view, x: 0, y: 0)
    host.touchEnded(at: CGPoint(x: 320, y: 300))
    host.advanceToRest()
    XCTAssertFalse(navigation.asked.contains(true))
    XCTAssertNil(navigation.transitionCoordinator)
    assertShown(first.view, x: 0, y: 0)
  }

  /// Article 001: a pop by the page's pan, released beyond two fifths of the width. A display link runs it to the end.
  func testPanDrivesThePopAndADisplayLinkFinishesIt() async {
    let (host, navigation, first) = makeStage()
    let second = push(host, navigation)
    host.touchBegan(at: CGPoint(x: 100, y: 300))
    for x in [200.0, 300] {
      host.move(from: CGPoint(x: x - 100, y: 300), to: CGPoint(x: x, y: 300), duration: 0.2)
      let percent = second.interaction?.percentComplete ?? 0
      XCTAssertEqual(percent, (x - 100) / 400, accuracy: 0.03)
      assertShown(second.view, x: 0, y: 600 * eased(Double(percent), of: 1))
    }
    let percent = second.interaction?.percentComplete ?? 0
    host.touchEnded(at: CGPoint(x: 300, y: 300))
    host.advance(by: 0.1)
    // The display link advances the percentage by 1/40 a frame, for six frames.
    assertShown(second.view, x: 0, y: 600 * eased(Double(percent) + 6 * 0.025, of: 1))
    host.advanceToRest()
    XCTAssertEqual(navigation.viewControllers, [first])
    XCTAssertNil(second.view.window)
    XCTAssertEqual(shownFrame(first.view), SeedStage.bounds)
  }

  /// Article 001: the same, released earlier. The display link runs the pop back. The animator restores nothing; the
  /// navigation controller restores its page.
  func testDisplayLinkReversesAPanThatEndsEarly() async {
    let (host, navigation, _) = makeStage()
    let second = push(host, navigation)
    host.drag(from: CGPoint(x: 100, y: 300), to: CGPoint(x: 220, y: 300), duration: 0.2)
    host.advance(by: 0.1)
    XCTAssertLessThan(shownFrame(second.view).minY, 200)
    XCTAssertNotNil(second.transitionCoordinator)
    host.advanceToRest()
    XCTAssertEqual(navigation.viewControllers.count, 2)
    XCTAssertEqual(shownFrame(second.view), SeedStage.bounds)
    XCTAssertEqual(second.view.superview?.subviews, [second.view])
    navigation.popViewController(animated: true)
    host.advanceToRest()
    XCTAssertEqual(navigation.viewControllers.count, 1)
  }

  private func makeStage() -> (ManualHost, DropNavigationController, DroppingPage) {
    let host = ManualHost(size: SeedStage.size)
    let first = DroppingPage()
    let navigation = DropNavigationController(rootViewController: first)
    navigation.isNavigationBarHidden = true
    host.window.rootViewController = navigation
    host.advance(by: 0.1)
    return (host, navigation, first)
  }

  private func push(_ host: ManualHost, _ navigation: DropNavigationController) -> DroppingPage {
    let page = DroppingPage()
    page.addsTransition = true
    navigation.pushViewController(page, animated: true)
    host.advanceToRest()
    return page
  }
}

/// Article 001's navigation controller. Its delegate is the page that appears or disappears, and it is the delegate of
/// its own edge drag.
private final class DropNavigationController: UINavigationController, UIGestureRecognizerDelegate {
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

/// Article 001's page. If its flag is set, it supplies the animator and, while it is dragged, the interaction
/// controller.
private final class DroppingPage: UIViewController, UINavigationControllerDelegate {
  var addsTransition = false
  private(set) var interaction: LinkedInteraction?
  private var operation = UINavigationController.Operation.none

  nonisolated deinit {}

  func navigationController(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    guard addsTransition else { return nil }
    self.operation = operation
    if operation == .push {
      let interaction = self.interaction ?? LinkedInteraction()
      interaction.addGesture(to: self)
      self.interaction = interaction
    }
    return DropAnimator(operation: operation)
  }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    guard operation != .push, let interaction, interaction.canInteract else { return nil }
    return interaction
  }
}

/// Article 001's animator of pushes and pops.
private final class DropAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let operation: UINavigationController.Operation

  init(operation: UINavigationController.Operation) { self.operation = operation }

  nonisolated deinit {}

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.4 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    guard let from = transitionContext.viewController(forKey: .from),
      let to = transitionContext.viewController(forKey: .to),
      let fromView = transitionContext.view(forKey: .from), let toView = transitionContext.view(forKey: .to)
    else { return transitionContext.completeTransition(false) }
    let container = transitionContext.containerView
    container.addSubview(toView)
    let fromStart = transitionContext.initialFrame(for: from)
    var toStart = transitionContext.finalFrame(for: to)
    var fromEnd = fromStart
    let toEnd = toStart
    switch operation {
    case .push: toStart.origin.y -= toEnd.height
    case .pop:
      fromEnd.origin.y += fromStart.height
      container.sendSubviewToBack(toView)
    default: break
    }
    fromView.frame = fromStart
    toView.frame = toStart
    UIView.animate(
      withDuration: transitionDuration(using: transitionContext),
      animations: {
        fromView.frame = fromEnd
        toView.frame = toEnd
      },
      completion: { _ in transitionContext.completeTransition(!transitionContext.transitionWasCancelled) })
  }
}

/// Article 001's interaction controller. Its percentage comes from a pan and, after the release, from a display link.
private final class LinkedInteraction: UIPercentDrivenInteractiveTransition {
  private(set) var canInteract = false
  private weak var navigation: UINavigationController?
  private var link: CADisplayLink?
  private var percent: CGFloat = 0

  nonisolated deinit {}

  func addGesture(to page: UIViewController) {
    page.view.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: Self.pan))
    navigation = page.navigationController
  }

  private func pan(_ pan: UIPanGestureRecognizer) {
    guard let view = pan.view else { return }
    percent = pan.translation(in: view).x / view.bounds.width
    switch pan.state {
    case .began:
      canInteract = true
      navigation?.popViewController(animated: true)
    case .changed: update(percent)
    case .ended:
      canInteract = false
      continueToEnd()
    default: break
    }
  }

  private func continueToEnd() {
    guard link == nil else { return }
    let link = CADisplayLink(target: self, selector: Self.step)
    link.add(to: .current, forMode: .common)
    self.link = link
  }

  private func step() {
    percent += percent > 0.4 ? 1.5 / 60 : -1.5 / 60
    update(percent)
    if percent >= 1 {
      finish()
      stop()
    }
    if percent <= 0 {
      cancel()
      stop()
    }
  }

  private func stop() {
    link?.invalidate()
    link = nil
  }
}
