// SPDX-License-Identifier: MIT

/// The part of a view in Auto Layout, which the module that has the solver makes for views with constraints.
///
/// A view without constraints has none, so that it costs nothing.
package protocol ConstraintParticipant: AnyObject {
  /// Finds the solution of the constraints, if they or what they depend on have changed. Called before a layout.
  func solve()
  /// Finds the solution of constraints that have changed while the view was being laid out, and requests the layout of
  /// the views that it moves. Called after the layout, and before one that is forced during it.
  func solveChangesInLayout()
  /// Gives the subviews the frames that the constraints determine.
  func layOutSubviews()

  /// Called when the size or the position of the view has been set.
  func frameDidChange()
  /// Called when the origin of the bounds has been set.
  func boundsOriginDidChange()
  /// Called when the safe area or the margins have changed.
  func insetsDidChange()
  /// Called when the intrinsic size or its priorities have changed.
  func contentSizeDidChange()
  /// Called when the view is placed in another way, or mirrored.
  func placementDidChange()
  /// Called before the view is removed from its superview.
  func willLeaveSuperview()
  /// Called after the view has been added to a superview.
  func didEnterSuperview()

  /// Called after the view has entered a window.
  func didEnterWindow()

  /// Returns the size for which the constraints inside the view hold, closest to a target size by two priorities, or nil
  /// if there are none.
  func fittingSize(
    _ target: CGSize, horizontalPriority: UILayoutPriority, verticalPriority: UILayoutPriority
  ) -> CGSize?
}
