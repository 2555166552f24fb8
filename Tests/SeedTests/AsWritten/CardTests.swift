// SPDX-License-Identifier: MIT
import LeakTesting
import UIKit
import XCTest

/// Article 002 in its original form: a card of two thirds of the window over a dimming view, first with an animator
/// alone, then with a presentation controller.
@MainActor
final class CardTests: UIKitTestCase {
  private static let card = CGSize(width: 400 * 2 / 3.0, height: 400)

  /// Article 002: the animator alone.
  func testAnimatorShowsTheCardAndTheDimmingView() async throws {
    let (host, first, second, _) = makeStage(hasController: false)
    first.present(second, animated: true)
    var start = host.flushed()
    let dimming = try XCTUnwrap(second.view.superview?.subviews.first)
    for time in [0, 0.1, 0.3] {
      host.advance(to: start + time)
      assertOpening(second.view, dimming, eased(time, of: 0.4))
    }
    host.advanceToRest()
    XCTAssertEqual(shownFrame(dimming), SeedStage.bounds)
    XCTAssertNotNil(first.view.window)

    second.dismiss(animated: true)
    start = host.flushed()
    for time in [0, 0.1, 0.3] {
      host.advance(to: start + time)
      assertShown(second.view, Self.frame(Self.card.width), Self.frame(1), eased(time, of: 0.4))
    }
    host.advanceToRest()
    XCTAssertNil(second.view.window)
    XCTAssertNil(dimming.window)
    XCTAssertEqual(shownFrame(first.view), SeedStage.bounds)
  }

  /// Article 002: the presentation controller, whose dimming view is animated by the coordinator.
  func testPresentationControllerShowsTheDimmingView() async throws {
    let (host, first, second, _) = makeStage(hasController: true)
    first.present(second, animated: true)
    var start = host.flushed()
    let dimming = try XCTUnwrap(second.presentationController as? CardPresentationController).dimmingView
    for time in [0, 0.1, 0.3] {
      host.advance(to: start + time)
      assertOpening(second.view, dimming, eased(time, of: 0.4))
    }
    host.advanceToRest()
    XCTAssertEqual(shownFrame(dimming), SeedStage.bounds)

    second.dismiss(animated: true)
    start = host.flushed()
    for time in [0, 0.1, 0.3] {
      host.advance(to: start + time)
      assertShown(second.view, Self.frame(Self.card.width), Self.frame(1), eased(time, of: 0.4))
      let opacity = (dimming.layer.presentation() ?? dimming.layer).opacity
      XCTAssertEqual(CGFloat(opacity), 1 - eased(time, of: 0.4), accuracy: 0.001)
    }
    host.advanceToRest()
    XCTAssertNil(second.view.window)
    XCTAssertNil(dimming.window)
    XCTAssertEqual(shownFrame(first.view), SeedStage.bounds)
  }

  /// Article 002: both, interactively. The animator restores nothing; the presentation restores its card.
  func testCardFollowsAnInteractionWithAndWithoutAPresentationController() async {
    for hasController in [false, true] {
      let (host, first, second, delegate) = makeStage(hasController: hasController)
      let driver = UIPercentDrivenInteractiveTransition()
      delegate.interactionController = driver
      for (isPresenting, isFinished) in [(true, false), (true, true), (false, false), (false, true)] {
        if isPresenting { first.present(second, animated: true) } else { second.dismiss(animated: true) }
        for percent in [0, 0.3, 0.7] {
          driver.update(percent)
          host.advance(by: 0.1)
          let share = isPresenting ? eased(percent, of: 1) : 1 - eased(percent, of: 1)
          assertShown(
            second.view, Self.frame(1), Self.frame(Self.card.width), share, "\(hasController) \(isPresenting)")
        }
        if isFinished { driver.finish() } else { driver.cancel() }
        host.advanceToRest()
        guard isPresenting == isFinished else {
          XCTAssertNil(second.view.window)
          XCTAssertEqual(host.window.subviews, [first.view])
          continue
        }
        XCTAssertTrue(first.presentedViewController === second)
        assertShown(second.view, Self.frame(Self.card.width), .zero, 0, "\(hasController) \(isPresenting)")
      }
    }
  }

  /// Article 002: `containerViewWillLayoutSubviews`.
  func testCardIsTwoThirdsOfTheWindowAfterAResize() async throws {
    let (host, first, second, _) = makeStage(hasController: true)
    first.present(second, animated: true)
    host.advanceToRest()
    host.resize(to: CGSize(width: 600, height: 300))
    host.advance(by: 0.1)
    XCTAssertEqual(shownFrame(second.view), CGRect(x: 100, y: 50, width: 400, height: 200))
    let dimming = try XCTUnwrap(second.presentationController as? CardPresentationController).dimmingView
    XCTAssertEqual(shownFrame(dimming), CGRect(x: 0, y: 0, width: 600, height: 300))
    second.dismiss(animated: true)
    host.advanceToRest()
    XCTAssertEqual(shownFrame(first.view), CGRect(x: 0, y: 0, width: 600, height: 300))
  }

  /// Article 002: `shouldRemovePresentersView`.
  func testPresentationControllerCanRemoveThePageBelow() async throws {
    let (host, first, second, delegate) = makeStage(hasController: true)
    delegate.removesPresenter = true
    first.present(second, animated: true)
    host.advance(by: 0.2)
    XCTAssertNotNil(first.view.window)
    host.advanceToRest()
    XCTAssertNil(first.view.window)
    second.dismiss(animated: true)
    host.advance(by: 0.2)
    XCTAssertNotNil(first.view.window, "restored, although the animator does not add it")
    host.advanceToRest()
    XCTAssertEqual(shownFrame(first.view), SeedStage.bounds)
    XCTAssertEqual(host.window.subviews, [first.view])
  }

  /// Article 002: a presentation controller works without an animator, with the system's animation and duration.
  func testPresentationControllerWorksWithoutAnAnimator() async throws {
    let (host, first, second, delegate) = makeStage(hasController: true)
    delegate.suppliesAnimator = false
    first.present(second, animated: true)
    host.flush()
    XCTAssertGreaterThanOrEqual(shownFrame(second.view).minY, 600)
    let dimming = try XCTUnwrap(second.presentationController as? CardPresentationController).dimmingView
    var last: CGFloat = 601
    for _ in 0..<2 {
      host.advance(by: 0.1)
      XCTAssertLessThan(shownFrame(second.view).minY, last)
      XCTAssertGreaterThan(shownFrame(dimming).height, 400)
      XCTAssertLessThan(shownFrame(dimming).height, 600)
      last = shownFrame(second.view).minY
    }
    host.advanceToRest()
    assertShown(second.view, Self.frame(Self.card.width), .zero, 0)
    XCTAssertEqual(shownFrame(dimming), SeedStage.bounds)
    second.dismiss(animated: true)
    host.advanceToRest()
    XCTAssertNil(dimming.window)
  }

  /// Returns the frame of a card of that width in the middle of the window.
  private static func frame(_ width: CGFloat) -> CGRect {
    CGRect(x: 200 - width / 2, y: 300 - card.height / 2, width: width, height: card.height)
  }

  private func assertOpening(_ card: UIView, _ dimming: UIView, _ share: CGFloat) {
    assertShown(card, Self.frame(1), Self.frame(Self.card.width), share)
    assertShown(dimming, Self.frame(Self.card.width), SeedStage.bounds, share)
  }

  private func makeStage(
    hasController: Bool
  ) -> (ManualHost, UIViewController, UIViewController, CardDelegate) {
    let host = ManualHost(size: SeedStage.size)
    let (second, delegate) = (UIViewController(), CardDelegate(hasController: hasController))
    let first = KeepingPage(delegate)
    host.window.rootViewController = first
    host.advance(by: 0.1)
    second.transitioningDelegate = delegate
    second.modalPresentationStyle = .custom
    return (host, first, second, delegate)
  }
}

private final class CardDelegate: NSObject, UIViewControllerTransitioningDelegate {
  private let hasController: Bool
  var suppliesAnimator = true
  var removesPresenter = false
  var interactionController: UIPercentDrivenInteractiveTransition?

  init(hasController: Bool) { self.hasController = hasController }

  nonisolated deinit {}

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { suppliesAnimator ? CardAnimator(dims: !hasController) : nil }

  func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
    suppliesAnimator ? CardAnimator(dims: !hasController) : nil
  }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? {
    guard hasController else { return nil }
    let controller = CardPresentationController(presentedViewController: presented, presenting: presenting)
    controller.removesPresenter = removesPresenter
    return controller
  }

  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interactionController }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interactionController }
}

/// Article 002's animator, which derives the direction from the view controllers.
private final class CardAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  /// Whether the animator also manages the dimming view.
  private let dims: Bool

  init(dims: Bool) { self.dims = dims }

  nonisolated deinit {}

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.4 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    guard let from = transitionContext.viewController(forKey: .from),
      let to = transitionContext.viewController(forKey: .to), let fromView: UIView = from.view,
      let toView: UIView = to.view
    else { return transitionContext.completeTransition(false) }
    let complete: (Bool) -> Void = { _ in
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
    let duration = transitionDuration(using: transitionContext)
    if to.isBeingPresented {
      open(toView, in: transitionContext.containerView, duration: duration, completion: complete)
    }
    if from.isBeingDismissed {
      let height = fromView.frame.height
      UIView.animate(
        withDuration: duration, animations: { fromView.bounds = CGRect(x: 0, y: 0, width: 1, height: height) },
        completion: complete)
    }
  }

  private func open(
    _ card: UIView, in container: UIView, duration: TimeInterval, completion: @escaping (Bool) -> Void
  ) {
    container.addSubview(card)
    let size = CGSize(width: container.frame.width * 2 / 3, height: container.frame.height * 2 / 3)
    card.center = container.center
    card.bounds = CGRect(x: 0, y: 0, width: 1, height: size.height)
    let dimmingView = dims ? UIView() : nil
    if let dimmingView {
      container.insertSubview(dimmingView, belowSubview: card)
      dimmingView.backgroundColor = UIColor(white: 0, alpha: 0.5)
      dimmingView.center = container.center
      dimmingView.bounds = CGRect(origin: .zero, size: size)
    }
    UIView.animate(
      withDuration: duration, delay: 0, options: .curveEaseInOut,
      animations: {
        card.bounds = CGRect(origin: .zero, size: size)
        dimmingView?.bounds = container.bounds
      }, completion: completion)
  }
}

private final class CardPresentationController: UIPresentationController {
  let dimmingView = UIView()
  var removesPresenter = false

  nonisolated deinit {}

  override var shouldRemovePresentersView: Bool { removesPresenter }

  override func presentationTransitionWillBegin() {
    guard let containerView else { return }
    containerView.addSubview(dimmingView)
    dimmingView.backgroundColor = UIColor(white: 0, alpha: 0.5)
    dimmingView.center = containerView.center
    dimmingView.bounds = CGRect(
      x: 0, y: 0, width: containerView.frame.width * 2 / 3, height: containerView.frame.height * 2 / 3)
    presentedViewController.transitionCoordinator?.animate(alongsideTransition: { [dimmingView] _ in
      dimmingView.bounds = containerView.bounds
    })
  }

  override func dismissalTransitionWillBegin() {
    presentedViewController.transitionCoordinator?.animate(alongsideTransition: { [dimmingView] _ in
      dimmingView.alpha = 0
    })
  }

  override func containerViewWillLayoutSubviews() {
    guard let containerView else { return }
    dimmingView.center = containerView.center
    dimmingView.bounds = containerView.bounds
    let (width, height) = (containerView.frame.width * 2 / 3, containerView.frame.height * 2 / 3)
    presentedView?.center = containerView.center
    presentedView?.bounds = CGRect(x: 0, y: 0, width: width, height: height)
  }
}
