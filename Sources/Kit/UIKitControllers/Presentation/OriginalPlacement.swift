// SPDX-License-Identifier: MIT

/// The position of a view among its siblings, and its frame, so that the view can be restored later.
struct OriginalPlacement {
  private weak var superview: UIView?
  private let frame: CGRect
  private let autoresizingMask: UIView.AutoresizingMask
  /// The sibling directly below the view, or `nil` if the view was the lowest.
  private weak var below: UIView?
  /// The size of the superview.
  private let size: CGSize

  init?(of view: UIView) {
    guard let superview = view.superview, let index = superview.subviews.firstIndex(of: view) else { return nil }
    self.superview = superview
    frame = view.placement
    size = superview.bounds.size
    autoresizingMask = view.autoresizingMask
    below = index > 0 ? superview.subviews[index - 1] : nil
  }

  /// Restores the view in its superview. Does nothing if it is there already, or the superview no longer exists.
  ///
  /// - Parameter place: The new frame. The default is the original frame, or the bounds of the superview if the view
  ///   filled it.
  func restore(_ view: UIView, in place: CGRect? = nil) {
    guard let superview, view.superview !== superview else { return }
    UIView.performWithoutAnimation {
      if let below, below.superview === superview {
        superview.insertSubview(view, aboveSubview: below)
      } else {
        superview.insertSubview(view, at: 0)
      }
      let fills = frame.size == size
      view.setPlacement(place ?? (fills ? superview.bounds : frame))
      view.autoresizingMask = autoresizingMask
    }
  }
}
