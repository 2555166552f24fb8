// SPDX-License-Identifier: MIT

/// The system's presentations that fill their container: the window, or the context's area.
final class FullScreenPresentationController: UIPresentationController {
  private let style: UIModalPresentationStyle
  /// The frame in which the presented view last filled the container, or was to fill it. A view that is still there fills
  /// the container in its new size, too; one that an animator has left elsewhere stays.
  private var filledFrame: CGRect?
  private lazy var zoomGestures = ZoomGestures(host: self)

  init(style: UIModalPresentationStyle, presented: UIViewController, presenting: UIViewController?) {
    self.style = style
    super.init(presentedViewController: presented, presenting: presenting)
  }

  nonisolated deinit {}

  override var presentationStyle: UIModalPresentationStyle { style }

  override var shouldPresentInFullscreen: Bool { style == .fullScreen || style == .overFullScreen }

  override var shouldRemovePresentersView: Bool { style == .fullScreen || style == .currentContext }

  override func makeStockAnimator(presenting: Bool) -> any StockAnimator {
    zoomAnimator(presenting: presenting) ?? super.makeStockAnimator(presenting: presenting)
  }

  override func presentationTransitionWillBegin() {
    filledFrame = frameOfPresentedViewInContainerView
    guard let containerView, presentedViewController.preferredTransition?.recipe != nil else { return }
    zoomGestures.attach(to: containerView)
    zoomGestures.attachEdge(to: containerView)
  }

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    guard completed, let containerView else { return }
    zoomGestures.detach(from: containerView)
    for page in containerView.subviews where page.decoration == .presentingPage { page.removeFromSuperview() }
  }

  override func containerViewWillLayoutSubviews() {
    guard presentation?.isAtRest ?? false, let presentedView, presentedView.placement == filledFrame else { return }
    presentedView.setPlacement(frameOfPresentedViewInContainerView)
  }

  override func containerViewDidLayoutSubviews() {
    let frame = frameOfPresentedViewInContainerView
    guard presentation?.isAtRest ?? false, presentedView?.placement == frame else { return }
    filledFrame = frame
  }
}
