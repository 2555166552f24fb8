// SPDX-License-Identifier: MIT
import UIKit
import XCTest

/// A page A in a window of 400 × 600 points that presents others, with a log of all calls.
@MainActor
final class PresentationStage {
  let host: ManualHost
  let log = CallLog()
  let a: LoggingPage
  let delegate: RecordingTransitioningDelegate

  init(size: CGSize = CGSize(width: 400, height: 600)) {
    host = ManualHost(size: size)
    a = LoggingPage(name: "A", log: log)
    delegate = RecordingTransitioningDelegate(log: log)
    host.window.rootViewController = a
    host.advance(by: 0.1)
    log.clear()
  }

  nonisolated deinit {}

  func page(_ name: String, _ style: UIModalPresentationStyle = .fullScreen) -> LoggingPage {
    let page = LoggingPage(name: name, log: log)
    page.modalPresentationStyle = style
    return page
  }

  /// Presents a controller and waits for the end of the transition.
  @discardableResult
  func presented(
    _ name: String, _ style: UIModalPresentationStyle = .fullScreen, from source: UIViewController? = nil
  ) -> LoggingPage {
    let page = page(name, style)
    (source ?? a).present(page, animated: true)
    host.advance(by: 2)
    log.clear()
    return page
  }

  /// Returns the frame of a controller's view on the screen, in the window.
  func shownFrame(of controller: UIViewController) -> CGRect {
    guard let window = host.window.layer.presentation(), let layer = controller.view.layer.presentation() else {
      return .null
    }
    return layer.convert(layer.bounds, to: window)
  }

  /// Makes the controller's next transition interactive, with a custom animator.
  func interactive(_ controller: UIViewController, presenting: Bool) -> UIPercentDrivenInteractiveTransition {
    let interactor = UIPercentDrivenInteractiveTransition()
    controller.transitioningDelegate = delegate
    delegate.animator = RiseAnimator(presenting: presenting)
    delegate.interactor = interactor
    return interactor
  }

  /// Fails unless only the root is in the window, with its original frame and appearance.
  func assertNothingIsLeft(file: StaticString = #filePath, line: UInt = #line) {
    XCTAssertEqual(host.window.subviews, [a.view], file: file, line: line)
    XCTAssertEqual(a.view.frame, host.window.bounds, file: file, line: line)
    XCTAssertEqual(a.view.alpha, 1, file: file, line: line)
    XCTAssertTrue(CATransform3DIsIdentity(a.view.transform3D), file: file, line: line)
    XCTAssertNil(a.view.layer.animationKeys(), file: file, line: line)
    XCTAssertTrue(host.window.hitTest(CGPoint(x: 200, y: 300), with: nil) === a.view, file: file, line: line)
  }

  /// Fails unless `top` is the topmost controller and has appeared, no transition runs, and the `covered` controllers
  /// have disappeared.
  func assertAtRest(
    top: LoggingPage, covered: [LoggingPage] = [], file: StaticString = #filePath, line: UInt = #line
  ) {
    XCTAssertEqual(top.balance, .appeared, "the top appeared", file: file, line: line)
    XCTAssertNotNil(top.view.window, "the top is in the window", file: file, line: line)
    XCTAssertNil(top.presentedViewController, file: file, line: line)
    XCTAssertNil(top.transitionCoordinator, "no transition", file: file, line: line)
    XCTAssertFalse(top.isBeingPresented || top.isBeingDismissed, file: file, line: line)
    for page in covered { XCTAssertEqual(page.balance, .disappeared, page.name, file: file, line: line) }
    host.window.setNeedsLayout()
    host.flush()
  }
}

/// A delegate that logs its queries and returns the values it was given.
@MainActor
final class RecordingTransitioningDelegate: NSObject, UIViewControllerTransitioningDelegate {
  let log: CallLog
  var animator: (any UIViewControllerAnimatedTransitioning)?
  var interactor: (any UIViewControllerInteractiveTransitioning)?
  var makeController: ((UIViewController, UIViewController?) -> UIPresentationController)?
  private(set) var presenting: UIViewController?
  private(set) var source: UIViewController?

  init(log: CallLog) { self.log = log }

  nonisolated deinit {}

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    log.add("animationController(forPresented)")
    (self.presenting, self.source) = (presenting, source)
    return animator
  }

  func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
    log.add("animationController(forDismissed)")
    return animator
  }

  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    log.add("interactionControllerForPresentation")
    return interactor
  }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    log.add("interactionControllerForDismissal")
    return interactor
  }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? {
    log.add("presentationController(forPresented)")
    return makeController?(presented, presenting)
  }
}

/// A presentation controller that logs its hooks.
@MainActor
class LoggingPresentationController: UIPresentationController {
  var log: CallLog?
  var removesPresenter = false
  var presentedFrame: CGRect?
  let dimming = UIView()

  override var shouldRemovePresentersView: Bool { removesPresenter }

  override var frameOfPresentedViewInContainerView: CGRect {
    presentedFrame ?? super.frameOfPresentedViewInContainerView
  }

  override func presentationTransitionWillBegin() {
    log?.add("presentationTransitionWillBegin")
    dimming.frame = containerView?.bounds ?? .zero
    dimming.backgroundColor = .black
    dimming.alpha = 0
    containerView?.insertSubview(dimming, at: 0)
    presentedViewController.transitionCoordinator?.animate(alongsideTransition: { [dimming] _ in dimming.alpha = 0.4 })
  }

  override func presentationTransitionDidEnd(_ completed: Bool) {
    log?.add("presentationTransitionDidEnd(\(completed))")
    if !completed { dimming.removeFromSuperview() }
  }

  override func dismissalTransitionWillBegin() {
    log?.add("dismissalTransitionWillBegin")
    presentedViewController.transitionCoordinator?.animate(alongsideTransition: { [dimming] _ in dimming.alpha = 0 })
  }

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    log?.add("dismissalTransitionDidEnd(\(completed))")
    if completed { dimming.removeFromSuperview() }
  }
}

/// Moves the presented view up from below, by a linear block animation of half a second.
@MainActor
final class RiseAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  let presenting: Bool
  private(set) var ended: [Bool] = []
  var onStart: ((any UIViewControllerContextTransitioning) -> Void)?

  init(presenting: Bool) { self.presenting = presenting }

  nonisolated deinit {}

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.5 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    onStart?(transitionContext)
    let container = transitionContext.containerView
    guard let view = transitionContext.view(forKey: presenting ? .to : .from) else { return }
    if presenting {
      container.addSubview(view)
    } else if let below = transitionContext.view(forKey: .to) {
      container.insertSubview(below, at: 0)
    }
    let away = CGAffineTransform(translationX: 0, y: container.bounds.height)
    view.transform = presenting ? away : .identity
    let change = { view.transform = self.presenting ? .identity : away }
    let complete = {
      view.transform = .identity
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
    guard transitionContext.isAnimated else {
      change()
      return complete()
    }
    UIView.animate(
      withDuration: 0.5, delay: 0, options: .curveLinear, animations: change, completion: { _ in complete() })
  }

  func animationEnded(_ transitionCompleted: Bool) { ended.append(transitionCompleted) }
}
