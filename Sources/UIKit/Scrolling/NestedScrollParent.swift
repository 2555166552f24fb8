// SPDX-License-Identifier: MIT

/// A view that moves as a whole where the content of a scroll view in it has come to its end: a sheet's.
///
/// A scroll view asks its nearest superview that is one. All vectors are the finger's: down and to the right.
@MainActor
package protocol NestedScrollParent: UIView {
  /// Before a drag scrolls by `delta` points: returns the part that the taker moves by itself; the rest is scrolled.
  func take(_ delta: CGVector, from scrollView: UIScrollView) -> CGVector
  /// The drag ended with `velocity` (points per second): true if the taker goes on with it; the scroll view then stands
  /// still.
  func release(_ velocity: CGVector, from scrollView: UIScrollView) -> Bool
}

extension UIView {
  /// The nearest superview of a kind.
  func nearestSuperview<View>(_ kind: View.Type) -> View? {
    var view = superview
    while let current = view {
      if let found = current as? View { return found }
      view = current.superview
    }
    return nil
  }
}
