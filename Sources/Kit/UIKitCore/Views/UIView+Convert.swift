// SPDX-License-Identifier: MIT

extension UIView {
  /// Converts a point from this view's coordinates to those of another view, or of the topmost view if that is `nil`.
  ///
  /// The topmost views of two trees count as siblings, positioned by their frames. The conversion ignores animations in
  /// progress.
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    layer.convert(point, to: (view ?? topmostView).layer)
  }

  /// Converts a point from another view's coordinates, or those of the topmost view, to this view's.
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    layer.convert(point, from: (view ?? topmostView).layer)
  }

  /// Converts a rectangle to another view's coordinates, and returns the smallest rectangle that contains the corners.
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    layer.convert(rect, to: (view ?? topmostView).layer)
  }

  /// Converts a rectangle from another view's coordinates, and returns the smallest rectangle that contains the
  /// corners.
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    layer.convert(rect, from: (view ?? topmostView).layer)
  }

  private var topmostView: UIView {
    var view = self
    while let superview = view.superview { view = superview }
    return view
  }
}

extension UIView: UICoordinateSpace {
  public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    if let view = coordinateSpace as? UIView { return convert(point, to: view as UIView?) }
    return coordinateSpace.convert(point, from: self)
  }

  public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    if let view = coordinateSpace as? UIView { return convert(point, from: view as UIView?) }
    return coordinateSpace.convert(point, to: self)
  }

  public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    if let view = coordinateSpace as? UIView { return convert(rect, to: view as UIView?) }
    return coordinateSpace.convert(rect, from: self)
  }

  public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    if let view = coordinateSpace as? UIView { return convert(rect, from: view as UIView?) }
    return coordinateSpace.convert(rect, to: self)
  }
}
