// SPDX-License-Identifier: MIT

/// The presentation controller of the system styles that fill their container: the window, or the area of a presentation
/// context.
final class FullScreenPresentationController: UIPresentationController {
  private let style: UIModalPresentationStyle
  /// The last frame in which the presented view filled the container. A view that still has this frame is resized with
  /// the container. A view to which an animator gave another frame keeps that.
  private var filledFrame: CGRect?
  private lazy var zoomGestures = ZoomGestures(host: self)
  let tracker = SwipeTracker()
  private lazy var press = makeCatchRecognizer()

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
    guard let containerView else { return }
    containerView.addGestureRecognizer(press)
    guard presentedViewController.preferredTransition?.recipe != nil else { return }
    zoomGestures.attach(to: containerView)
    zoomGestures.attachEdge(to: containerView)
  }

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    guard completed, let containerView else { return }
    zoomGestures.detach(from: containerView)
    for page in containerView.subviews where page is CurlPageView { page.removeFromSuperview() }
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
