// SPDX-License-Identifier: MIT

/// The delegate of a navigation controller's pop gestures until a client sets another: they are off while the bar is
/// hidden.
final class PopGestureDelegate: UIGestureRecognizerDelegate {
  private unowned let controller: UINavigationController

  init(controller: UINavigationController) { self.controller = controller }

  nonisolated deinit {}

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    !controller.isNavigationBarHidden
  }
}
