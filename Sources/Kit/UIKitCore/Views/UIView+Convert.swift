// SPDX-License-Identifier: MIT

extension UIView {
  var topmostView: UIView {
    var view = self
    while let superview = view.superview { view = superview }
    return view
  }
}

extension UIView: UICoordinateSpace {
  func convertBetweenSpaces(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    if let view = coordinateSpace as? UIView { return convert(point, to: view as UIView?) }
    return coordinateSpace.convert(point, from: self)
  }

  func convertBetweenSpaces(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    if let view = coordinateSpace as? UIView { return convert(point, from: view as UIView?) }
    return coordinateSpace.convert(point, to: self)
  }

  func convertBetweenSpaces(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    if let view = coordinateSpace as? UIView { return convert(rect, to: view as UIView?) }
    return coordinateSpace.convert(rect, from: self)
  }

  func convertBetweenSpaces(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    if let view = coordinateSpace as? UIView { return convert(rect, from: view as UIView?) }
    return coordinateSpace.convert(rect, to: self)
  }
}
