// SPDX-License-Identifier: MIT

/// The system's presentations that fill their container: the window, or the context's area.
final class FullScreenPresentationController: UIPresentationController {
  private let style: UIModalPresentationStyle
  /// Whether the presented view fills the container, in every size of that. An animator may have left it in another
  /// frame.
  private var isFilled = false
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
    guard isFilled, presentation?.isAtRest ?? false else { return }
    presentedView?.setPlacement(frameOfPresentedViewInContainerView)
  }

  override func containerViewDidLayoutSubviews() {
    if presentation?.isAtRest ?? false { noteFrame() }
  }

  override func presentationTransitionDidEnd(_ completed: Bool) { noteFrame() }

  private func noteFrame() { isFilled = presentedView?.placement == frameOfPresentedViewInContainerView }
}
