// SPDX-License-Identifier: MIT

extension UIScrollView {
  /// The part of the safe area that is added to the inset.
  var safeAreaPart: UIEdgeInsets {
    var insets = safeAreaInsets
    switch contentInsetAdjustmentBehavior {
    case .never: return .zero
    case .always: return insets
    case .automatic: if insets != .zero, !ownerAdjustsInsets { return .zero }
    case .scrollableAxes:
      if !isScrollable(content: contentSize.height, extent: bounds.height, bounce: alwaysBounceVertical) {
        (insets.top, insets.bottom) = (0, 0)
      }
    }
    if !isScrollable(content: contentSize.width, extent: bounds.width, bounce: alwaysBounceHorizontal) {
      (insets.left, insets.right) = (0, 0)
    }
    return insets
  }

  /// Whether the nearest view controller around the view adjusts the insets of scroll views.
  private var ownerAdjustsInsets: Bool {
    sequence(first: self as UIView, next: \.superview).lazy.compactMap(\.owner).first?.adjustsScrollViewInsets ?? true
  }

  private func isScrollable(content: CGFloat, extent: CGFloat, bounce: Bool) -> Bool {
    bounce && bounces || content > extent
  }
}
