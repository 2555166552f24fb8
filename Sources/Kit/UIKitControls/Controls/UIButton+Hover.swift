// SPDX-License-Identifier: MIT

/// The highlight under the pointer.
extension UIButton {
  /// Returns the corner radius of the highlight, or nil if the button shows nothing, as a clear one over a page that only
  /// receives clicks.
  ///
  /// - Parameter own: The radius of a button without a configuration.
  func hoverRadius(_ own: CGFloat) -> CGFloat? {
    showsSomething ? configuration?.cornerRadius(for: bounds.size) ?? own : nil
  }

  private var showsSomething: Bool {
    configuration != nil || currentTitle != nil || currentAttributedTitle != nil || currentImage != nil
      || currentBackgroundImage != nil || (backgroundColor?.cgColor.alpha ?? 0) > 0
      || !subviews.allSatisfy(parts.contains)
  }
}
