// SPDX-License-Identifier: MIT

/// The properties of a view's appearance that its layer does not store.
struct ViewLook {
  var backgroundColor: UIColor?
  var tintColor: UIColor?
  var tintAdjustmentMode = UIView.TintAdjustmentMode.automatic
  var mask: UIView?
  var contentMode = UIView.ContentMode.scaleToFill
  /// The traits that replace the inherited ones, or nil if none does.
  var overrides: TraitValuesBox?
  /// The traits when they were last read, or when the view was last notified of a change.
  var traits: UITraitCollection?
  var hasOwnScale = false
  var isOpaque = true
  var semanticContentAttribute = UISemanticContentAttribute.unspecified
  var motionEffects: [UIMotionEffect] = []
}

/// The traits that a view overrides, in an object of their own, because few views override any. It is never changed.
nonisolated final class TraitValuesBox: Sendable {
  let values: TraitValues

  init(_ values: TraitValues) { self.values = values }
}

/// The properties of a view's geometry that its layer does not store.
struct ViewGeometry {
  var autoresizingMask: UIView.AutoresizingMask = []
  var autoresizesSubviews = true
  /// Whether the view is in its layout pass.
  var isLayingOut = false
  var safeArea = UIEdgeInsets.zero
  /// A safe area that replaces the one computed from the superview.
  var fixedSafeArea: UIEdgeInsets?
  var insetsMarginsFromSafeArea = true
  /// The margins, or nil for the default of 8 points.
  var margins: UIEdgeInsets?
  /// Margins that take precedence over `margins`.
  var directionalMargins: NSDirectionalEdgeInsets?
  var preservesSuperviewMargins = false
  var sizing = ViewSizing()
}

/// How a view is placed and sized.
struct ViewSizing {
  var placement = ViewPlacement.frame
  /// Whether `updateProperties()` has to be called. A new view has never been asked.
  var needsProperties = true
  /// Whether `updateConstraints()` has to be called. A new view has never been asked.
  var needsUpdate = true
  /// Whether a view below has to be asked.
  var hasUpdateBelow = false
  /// The priorities that have been set.
  var hugging: [LayoutAxis: UILayoutPriority] = [:]
  var resistance: [LayoutAxis: UILayoutPriority] = [:]
}

/// How a view answers the keyboard's focus and the pointer.
struct ViewEffects {
  /// The effect of the focus, or nil for the automatic one.
  var focus: UIFocusEffect??
  var hover: UIHoverStyle?
  var interactions: [any UIInteraction] = []
}

/// The numbers of running animations that change how a view receives touches.
struct ViewAnimationCounts {
  /// The number of animations during which the view receives no touches.
  var touchBlockers = 0
  /// The number of animators that make hit testing use the position on the screen.
  var presentationHitTesters = 0
}
