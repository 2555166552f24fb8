// SPDX-License-Identifier: MIT

/// The presentation controller of alerts and action sheets. It dims the page behind and positions the alert. A click
/// beside an action sheet chooses the cancel action.
final class AlertPresentationController: UIPresentationController {
  private let dimming = SheetDimmingView(frame: .zero)

  init(alert: UIAlertController, presenting: UIViewController?) {
    super.init(presentedViewController: alert, presenting: presenting)
    dimming.addGestureRecognizer(UITapGestureRecognizer(target: self, action: Self.dimmingWasPressed))
  }

  nonisolated deinit {}

  private var alert: UIAlertController {
    guard let alert = presentedViewController as? UIAlertController else {
      fatalError(
        "AlertPresentationController can only present alerts, not \(presentedViewController)")
    }
    return alert
  }

  override var frameOfPresentedViewInContainerView: CGRect {
    containerView.map { alert.frame(in: $0) } ?? .zero
  }

  override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    guard let containerView else { return }
    UIView.performWithoutAnimation {
      dimming.frame = containerView.bounds
      containerView.insertSubview(dimming, at: 0)
    }
  }

  override func presentationTransitionDidEnd(_ completed: Bool) {
    super.presentationTransitionDidEnd(completed)
    if !completed { dimming.removeFromSuperview() }
  }

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    super.dismissalTransitionDidEnd(completed)
    if completed { dimming.removeFromSuperview() }
  }

  override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    guard let containerView else { return }
    UIView.performWithoutAnimation {
      dimming.frame = containerView.bounds
      guard presentation?.isAtRest ?? false else { return }
      presentedView?.setPlacement(frameOfPresentedViewInContainerView)
    }
  }

  override func makeStockAnimator(presenting: Bool) -> any StockAnimator {
    GrowingAnimator(
      isPresenting: presenting,
      from: CGAffineTransform(scaleX: AlertMetrics.startScale, y: AlertMetrics.startScale),
      slides: containerView.map { alert.isAtBottom(of: $0) } ?? false, dimming: dimming)
  }

  private func dimmingWasPressed() {
    if alert.preferredStyle == .actionSheet { alert.cancel() }
  }
}
