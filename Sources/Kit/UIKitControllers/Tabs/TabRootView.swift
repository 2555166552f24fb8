// SPDX-License-Identifier: MIT

/// The root view of a tab bar controller, with the container of its pages and the bar.
final class TabRootView: UIView {
  var onLayout: (() -> Void)?

  override func layoutSubviews() {
    super.layoutSubviews()
    onLayout?()
  }

  nonisolated deinit {}
}
