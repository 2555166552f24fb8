// SPDX-License-Identifier: MIT

/// An object that takes part in the drags of a scroll view inside a view that moves as a whole, such as a sheet.
///
/// All vectors are movements of the finger: positive to the right and downward.
@MainActor
package protocol NestedScrolling: AnyObject {
  /// Moves by a part of a drag before the scroll view scrolls, and returns that part. The scroll view scrolls by the
  /// remaining part.
  func consume(_ delta: CGVector, of scrollView: UIScrollView) -> CGVector

  /// Handles the end of the drag. Returns whether the parent uses the velocity, in points per second, so that the
  /// scroll view does not decelerate.
  func endDrag(of scrollView: UIScrollView, velocity: CGVector) -> Bool
}

/// A view that moves as a whole when the content of a scroll view inside it has reached its end. A scroll view uses its
/// nearest superview of this kind.
@MainActor
package protocol NestedScrollParent: UIView, NestedScrolling {}

extension UIView {
  /// Returns the nearest superview of a type.
  func nearestSuperview<View>(_ kind: View.Type) -> View? {
    var view = superview
    while let current = view {
      if let found = current as? View { return found }
      view = current.superview
    }
    return nil
  }
}
