// SPDX-License-Identifier: MIT

/// The system's presentations that fill their container: the window, or the context's area.
final class FullScreenPresentationController: UIPresentationController {
  private let style: UIModalPresentationStyle

  init(style: UIModalPresentationStyle, presented: UIViewController, presenting: UIViewController?) {
    self.style = style
    super.init(presentedViewController: presented, presenting: presenting)
  }

  nonisolated deinit {}

  override var presentationStyle: UIModalPresentationStyle { style }

  override var shouldPresentInFullscreen: Bool { style == .fullScreen || style == .overFullScreen }

  override var shouldRemovePresentersView: Bool { style == .fullScreen || style == .currentContext }

  override func containerViewWillLayoutSubviews() {
    guard presentation?.isAtRest ?? false else { return }
    presentedView?.setPlacement(frameOfPresentedViewInContainerView)
  }
}
