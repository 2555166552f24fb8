// SPDX-License-Identifier: MIT

extension UIView {
  func setAutoresizingMask(_ newValue: AutoresizingMask) {
    guard geometry.autoresizingMask != newValue else { return }
    geometry.autoresizingMask = newValue
    constraintParticipant?.placementDidChange()
  }

  func setSemanticContentAttribute(_ newValue: UISemanticContentAttribute) {
    guard look.semanticContentAttribute != newValue else { return }
    look.semanticContentAttribute = newValue
    constraintParticipant?.placementDidChange()
    setNeedsLayout()
  }

  class func direction(
    for semanticContentAttribute: UISemanticContentAttribute, relativeTo layoutDirection: UIUserInterfaceLayoutDirection
  ) -> UIUserInterfaceLayoutDirection {
    switch semanticContentAttribute {
    case .unspecified: layoutDirection
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    case .forceRightToLeft: .rightToLeft
    }
  }

  func frameAround(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    let insets = alignmentRectInsets
    return alignmentRect.inset(
      by: UIEdgeInsets(top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
  }

  package var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// Updates everything that depends on the bounds: the subviews' frames, layout, content and safe area.
  func boundsDidChange(from old: CGRect) {
    let size = bounds.size
    if old.size != size {
      if autoresizesSubviews { resizeSubviews(from: old.size, to: size) }
      setNeedsLayout()
      if let superview, !superview.geometry.isLayingOut { superview.subviewDidResize() }
      if look.contentMode == .redraw { setNeedsDisplay() }
      minimumMarginsMayHaveChanged(from: old.width)
    } else if old.origin != bounds.origin {
      setNeedsLayout()
    }
    if let constraintParticipant {
      constraintParticipant.frameDidChange()
      if old.origin != bounds.origin { constraintParticipant.boundsOriginDidChange() }
    }
    safeAreaMayHaveChanged()
    if old != bounds { moveSafeAreaOfSubviews() }
  }

  private func resizeSubviews(from old: CGSize, to new: CGSize) {
    for view in subviews where view.autoresizingMask != [] {
      view.autoresize(from: old, to: new)
    }
  }

  /// Also resizes a view that its superview places, such as the content of an effect view, so that it has its size before
  /// the superview is laid out.
  private func autoresize(from old: CGSize, to new: CGSize) {
    guard geometry.sizing.placement != .constraints else { return }
    var (center, size) = (center, bounds.size)
    let anchor = anchorPoint
    let horizontal = Self.autoresized(
      start: center.x - size.width * anchor.x, length: size.width, from: old.width, to: new.width,
      flexibility: horizontalFlexibility)
    let vertical = Self.autoresized(
      start: center.y - size.height * anchor.y, length: size.height, from: old.height, to: new.height,
      flexibility: verticalFlexibility)
    // A view with an infinite frame stays where it is.
    if horizontal.start.isFinite, horizontal.length.isFinite {
      size.width = horizontal.length
      center.x = horizontal.start + size.width * anchor.x
    }
    if vertical.start.isFinite, vertical.length.isFinite {
      size.height = vertical.length
      center.y = vertical.start + size.height * anchor.y
    }
    bounds.size = size
    self.center = center
  }

  /// Distributes a change of the superview's length among the flexible ones of the margin before the view, the view's
  /// length, and the margin after it.
  ///
  /// The shares are proportional to the current lengths, or equal if these are all zero. If nothing is flexible, the
  /// first margin is kept. There are no shares of what is infinite, as the frame `.null` is.
  package static func autoresized(
    start: CGFloat, length: CGFloat, from old: CGFloat, to new: CGFloat,
    flexibility: (before: Bool, length: Bool, after: Bool)
  ) -> (start: CGFloat, length: CGFloat) {
    let change = new - old
    let after = old - start - length
    let flexible = [(flexibility.before, start), (flexibility.length, length), (flexibility.after, after)]
    let count = flexible.count { $0.0 }
    guard count > 0, change != 0, change.isFinite, start.isFinite, length.isFinite else { return (start, length) }
    let total = flexible.reduce(0) { $0 + ($1.0 ? $1.1 : 0) }
    func share(_ part: (isFlexible: Bool, extent: CGFloat)) -> CGFloat {
      guard part.isFlexible else { return 0 }
      return total != 0 ? change * part.extent / total : change / CGFloat(count)
    }
    let result = (start: start + share(flexible[0]), length: max(0, length + share(flexible[1])))
    return result.start.isFinite && result.length.isFinite ? result : (start, length)
  }

  /// The shares of the frame in a change of the superview's size.
  package var autoresizingShares: (x: CGFloat, width: CGFloat, y: CGFloat, height: CGFloat) {
    guard let superview, superview.autoresizesSubviews, geometry.sizing.placement == .frame else { return (0, 0, 0, 0) }
    let (place, size) = (placement, superview.bounds.size)
    let horizontal = Self.autoresized(
      start: place.minX, length: place.width, from: size.width, to: size.width + 1,
      flexibility: horizontalFlexibility)
    let vertical = Self.autoresized(
      start: place.minY, length: place.height, from: size.height, to: size.height + 1,
      flexibility: verticalFlexibility)
    return (
      horizontal.start - place.minX, horizontal.length - place.width, vertical.start - place.minY,
      vertical.length - place.height
    )
  }

  private var horizontalFlexibility: (before: Bool, length: Bool, after: Bool) {
    let mask = autoresizingMask
    return (mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth), mask.contains(.flexibleRightMargin))
  }

  private var verticalFlexibility: (before: Bool, length: Bool, after: Bool) {
    let mask = autoresizingMask
    return (mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight), mask.contains(.flexibleBottomMargin))
  }

  /// Lays out the view for its layer, and calls the view controller before and after.
  func layOut(_ layer: CALayer) {
    guard layer === self.layer else { return }
    geometry.isLayingOut = true
    traitCollection.performAsCurrent {
      performConstraintUpdates()
      constraintParticipant?.solve()
      owner?.rootViewWillLayout()
      layoutSubviews()
      owner?.rootViewDidLayout()
    }
    geometry.isLayingOut = false
    constraintParticipant?.solveChangesInLayout()
  }

  /// Whether the view is in its layout pass.
  package var isLayingOut: Bool { geometry.isLayingOut }

  /// Performs pending layout, with the constraints that superviews which are being laid out have changed.
  func layOutNow() {
    for view in sequence(first: self, next: \.superview) where view.geometry.isLayingOut {
      view.constraintParticipant?.solveChangesInLayout()
    }
    layer.layoutIfNeeded()
  }

  /// Tells constraints and the superview that the natural size or its priorities have changed.
  func contentSizeDidChange() {
    constraintParticipant?.contentSizeDidChange()
    superview?.subviewSizeDidChange(self)
  }

  /// Returns the size that the constraints inside the view need or, if there are none, its natural size.
  func fittingSize(
    _ target: CGSize, _ horizontalPriority: UILayoutPriority, _ verticalPriority: UILayoutPriority
  ) -> CGSize {
    performConstraintUpdates()
    if let size = constraintParticipant?.fittingSize(
      target, horizontalPriority: horizontalPriority, verticalPriority: verticalPriority)
    {
      return size
    }
    let natural = naturalSize(within: target)
    return CGSize(
      width: horizontalPriority == .required ? target.width : natural.width,
      height: verticalPriority == .required ? target.height : natural.height)
  }

  /// Returns the intrinsic size. A dimension without one is that of ``sizeThatFits(_:)``.
  private func naturalSize(within target: CGSize) -> CGSize {
    let intrinsic = intrinsicContentSize
    guard intrinsic.width == Self.noIntrinsicMetric || intrinsic.height == Self.noIntrinsicMetric else {
      return intrinsic
    }
    let fitting = sizeThatFits(target)
    return CGSize(
      width: intrinsic.width == Self.noIntrinsicMetric ? fitting.width : intrinsic.width,
      height: intrinsic.height == Self.noIntrinsicMetric ? fitting.height : intrinsic.height)
  }
}

extension UIView {
  /// The argument of `systemLayoutSizeFitting(_:)` that asks for the smallest size.
  public static let layoutFittingCompressedSize = CGSize.zero
  /// The argument of `systemLayoutSizeFitting(_:)` that asks for the largest size.
  public static let layoutFittingExpandedSize = CGSize(width: 10000, height: 10000)
}
