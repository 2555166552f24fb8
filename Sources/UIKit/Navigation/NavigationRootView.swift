// SPDX-License-Identifier: MIT

/// The root view of a navigation controller: the container of its pages, and the bar above them.
final class NavigationRootView: UIView {
  var onLayout: (() -> Void)?
  /// Asked before a recogniser of this view begins. Not the recogniser's delegate, which is the client's to set.
  var mayBegin: ((UIGestureRecognizer) -> Bool)?

  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    mayBegin?(gestureRecognizer) ?? true
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    onLayout?()
  }

  nonisolated deinit {}
}
