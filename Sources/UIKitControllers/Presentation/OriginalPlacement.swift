// SPDX-License-Identifier: MIT

/// Where a view was among its siblings, so that it can be put back.
struct OriginalPlacement {
  private weak var superview: UIView?
  private let frame: CGRect
  private let autoresizingMask: UIView.AutoresizingMask
  /// The sibling below it; nil where it was the lowest.
  private weak var below: UIView?
  private let size: CGSize

  init?(of view: UIView) {
    guard let superview = view.superview, let index = superview.subviews.firstIndex(of: view) else { return nil }
    self.superview = superview
    frame = view.placement
    size = superview.bounds.size
    autoresizingMask = view.autoresizingMask
    below = index > 0 ? superview.subviews[index - 1] : nil
  }

  /// Puts the view back at `place`, or by default where it was; one that filled its home fills it in the size that this
  /// has now. Does nothing where it is there, or its home has gone.
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
