// SPDX-License-Identifier: MIT

/// The part of a view's appearance that its layer does not keep.
struct ViewLook {
  var backgroundColor: UIColor?
  var tintColor: UIColor?
  var tintAdjustmentMode = UIView.TintAdjustmentMode.automatic
  var mask: UIView?
  var contentMode = UIView.ContentMode.scaleToFill
  var interfaceStyle = UIUserInterfaceStyle.unspecified
  var interfaceLevel = UIUserInterfaceLevel.unspecified
  /// The traits when they were last asked for or told.
  var traits: UITraitCollection?
  var hasOwnScale = false
  var isOpaque = true
  var semanticContentAttribute = UISemanticContentAttribute.unspecified
}

/// The part of a view's geometry that its layer does not keep.
struct ViewSpace {
  var autoresizingMask: UIView.AutoresizingMask = []
  var autoresizesSubviews = true
  var safeArea = UIEdgeInsets.zero
  /// Takes the place of what the superview's safe area says.
  var fixedSafeArea: UIEdgeInsets?
  var insetsMarginsFromSafeArea = true
  /// nil: Apple's default of 8 points.
  var margins: UIEdgeInsets?
  /// Takes precedence over `margins`.
  var directionalMargins: NSDirectionalEdgeInsets?
  var preservesSuperviewMargins = false
  var hugging: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]
  var resistance: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]
}
