// SPDX-License-Identifier: MIT

/// The root view of a navigation controller: the container of its pages, and the bar above them.
final class NavigationRootView: UIView {
  var onLayout: (() -> Void)?
  /// Asked before a recogniser of this view begins, and all have to agree. Not the recogniser's delegate, which is the
  /// client's to set.
  var conditions: [(UIGestureRecognizer) -> Bool] = []

  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    conditions.allSatisfy { $0(gestureRecognizer) }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    onLayout?()
  }

  nonisolated deinit {}
}
