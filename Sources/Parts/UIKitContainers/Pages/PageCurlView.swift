// SPDX-License-Identifier: MIT

/// The view in which pages curl. It decides which gestures begin.
final class PageCurlView: UIView {
  var mayBegin: ((UIGestureRecognizer) -> Bool)?

  nonisolated deinit {}

  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard gestureRecognizer.view === self, let mayBegin else {
      return super.gestureRecognizerShouldBegin(gestureRecognizer)
    }
    return mayBegin(gestureRecognizer)
  }
}
