// SPDX-License-Identifier: MIT

/// How the frame of a view is determined.
nonisolated package enum ViewPlacement {
  /// By the program, and by the autoresizing mask when the superview's size changes.
  case frame
  /// By constraints.
  case constraints
  /// By the superview, which arranges the view.
  case superview
}

extension UIView {
  func setTranslatesMask(_ newValue: Bool) {
    guard newValue || geometry.sizing.placement == .frame else { return }
    place(by: newValue ? .frame : .constraints)
  }

  /// How the frame of the view is determined.
  package var placementKind: ViewPlacement { geometry.sizing.placement }

  package func place(by placement: ViewPlacement) {
    guard geometry.sizing.placement != placement else { return }
    geometry.sizing.placement = placement
    constraintParticipant?.placementDidChange()
  }

  // MARK: Natural sizes

  /// The value in ``intrinsicContentSize`` for a dimension that the content does not determine: −1.
  public static let noIntrinsicMetric: CGFloat = -1

  func setHugging(_ priority: UILayoutPriority, for axis: LayoutAxis) {
    geometry.sizing.hugging[axis] = priority
    contentSizeDidChange()
  }

  func setResistance(
    _ priority: UILayoutPriority, for axis: LayoutAxis
  ) {
    geometry.sizing.resistance[axis] = priority
    contentSizeDidChange()
  }

  // MARK: Updates

  /// Records that the view, and so each view above it, has constraints to update.
  func requestConstraintUpdate() {
    guard !geometry.sizing.needsUpdate else { return }
    geometry.sizing.needsUpdate = true
    setNeedsLayout()
    noteConstraintUpdateBelow()
  }

  func noteConstraintUpdateBelow() {
    var view = superview
    while let current = view, !current.geometry.sizing.hasUpdateBelow {
      current.geometry.sizing.hasUpdateBelow = true
      view = current.superview
    }
  }

  /// Updates the constraints of the subviews and then those of this view, where this has been requested.
  func performConstraintUpdates() {
    if geometry.sizing.hasUpdateBelow {
      geometry.sizing.hasUpdateBelow = false
      for view in subviews { view.performConstraintUpdates() }
    }
    guard geometry.sizing.needsUpdate else { return }
    geometry.sizing.needsUpdate = false
    if let owner { owner.updateRootViewConstraints() } else { updateConstraints() }
  }

  /// Makes the constraint pass visit a view that has been added, with all that waits in it.
  func noteConstraintUpdates(in subview: UIView) {
    if subview.geometry.sizing.needsUpdate || subview.geometry.sizing.hasUpdateBelow {
      subview.noteConstraintUpdateBelow()
    }
  }
}
