// SPDX-License-Identifier: MIT

extension UIView {
  /// The default of all sides in points, as in UIKit.
  private static let defaultMargin: CGFloat = 8

  /// The distances from the edges that content should keep, in points. The default is 8 on all sides.
  ///
  /// If ``insetsLayoutMarginsFromSafeArea`` is `true`, the value includes the safe area's insets.
  public var layoutMargins: UIEdgeInsets {
    get {
      var margins = ownMargins
      if preservesSuperviewLayoutMargins, let superview {
        margins = margins.union(marginsReaching(from: superview))
      }
      return insetsLayoutMarginsFromSafeArea ? margins + safeAreaInsets : margins
    }
    set {
      guard space.margins != newValue || space.directionalMargins != nil else { return }
      space.margins = newValue
      space.directionalMargins = nil
      marginsDidChange()
    }
  }

  /// The layout margins with leading and trailing sides instead of left and right ones.
  public var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { NSDirectionalEdgeInsets(layoutMargins, isRightToLeft: isRightToLeft) }
    set {
      guard space.directionalMargins != newValue else { return }
      space.directionalMargins = newValue
      marginsDidChange()
    }
  }

  /// Whether the margins are at least those of the superview, as far as they extend into this view. The default is
  /// `false`.
  public var preservesSuperviewLayoutMargins: Bool {
    get { space.preservesSuperviewMargins }
    set {
      guard space.preservesSuperviewMargins != newValue else { return }
      space.preservesSuperviewMargins = newValue
      marginsDidChange()
    }
  }

  /// Whether the safe area's insets are added to the margins. The default is `true`.
  public var insetsLayoutMarginsFromSafeArea: Bool {
    get { space.insetsMarginsFromSafeArea }
    set {
      guard space.insetsMarginsFromSafeArea != newValue else { return }
      space.insetsMarginsFromSafeArea = newValue
      marginsDidChange()
    }
  }

  private var ownMargins: UIEdgeInsets {
    if let directional = space.directionalMargins { return directional.resolved(isRightToLeft: isRightToLeft) }
    let margin = Self.defaultMargin
    return space.margins ?? UIEdgeInsets(top: margin, left: margin, bottom: margin, right: margin)
  }

  private func marginsReaching(from superview: UIView) -> UIEdgeInsets {
    let (margins, outer, size) = (superview.layoutMargins, superview.bounds, bounds.size)
    let origin = CGPoint(x: center.x - size.width * anchorPoint.x, y: center.y - size.height * anchorPoint.y)
    return UIEdgeInsets(
      top: max(0, outer.minY + margins.top - origin.y), left: max(0, outer.minX + margins.left - origin.x),
      bottom: max(0, origin.y + size.height - (outer.maxY - margins.bottom)),
      right: max(0, origin.x + size.width - (outer.maxX - margins.right)))
  }

  private func marginsDidChange() {
    layoutMarginsDidChange()
    for view in subviews where view.preservesSuperviewLayoutMargins { view.marginsDidChange() }
  }
}
