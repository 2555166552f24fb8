// SPDX-License-Identifier: MIT

/// The root view of a navigation controller: the container of its pages, and the bar above them.
final class NavigationRootView: UIView {
  var onLayout: (() -> Void)?
  /// Called when the vertical size class has changed.
  var onHeightChange: (() -> Void)?
  /// The conditions under which a recognizer of this view may begin. All must return `true`. They are not in the
  /// recognizer's delegate because a client can replace that.
  var conditions: [(UIGestureRecognizer) -> Bool] = []

  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    conditions.allSatisfy { $0(gestureRecognizer) }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    onLayout?()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    guard previousTraitCollection?.verticalSizeClass != traitCollection.verticalSizeClass else { return }
    onHeightChange?()
  }

  nonisolated deinit {}
}
