// SPDX-License-Identifier: MIT

/// The initial delegate of a navigation controller's pop gestures. It does not let them begin while the bar is hidden.
final class PopGestureDelegate: UIGestureRecognizerDelegate {
  private unowned let controller: UINavigationController

  init(controller: UINavigationController) { self.controller = controller }

  nonisolated deinit {}

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    !controller.isNavigationBarHidden
  }
}
