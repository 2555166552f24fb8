// SPDX-License-Identifier: MIT
import CCairo

extension CGPath {
  /// Adds the elements to the current path of `cairo`, a `cairo_t`.
  package func append(to cairo: OpaquePointer) {
    var (start, current) = (CGPoint.zero, CGPoint.zero)
    for element in elements {
      switch element {
      case .move(let point):
        cairo_move_to(cairo, point.x, point.y)
        start = point
      case .line(let point): cairo_line_to(cairo, point.x, point.y)
      case .quadCurve(let control, let end):
        let (first, second) = (current.towards(control), end.towards(control))
        cairo_curve_to(cairo, first.x, first.y, second.x, second.y, end.x, end.y)
      case .curve(let control1, let control2, let end):
        cairo_curve_to(cairo, control1.x, control1.y, control2.x, control2.y, end.x, end.y)
      case .close: cairo_close_path(cairo)
      }
      current = element.points.last ?? start
    }
  }

  /// Creates a copy of the current path of `cairo`, in its user space.
  convenience init(currentPathOf cairo: OpaquePointer) {
    var elements: [PathElement] = []
    if let copy = cairo_copy_path(cairo) {
      defer { cairo_path_destroy(copy) }
      var index = 0
      while index < Int(copy.pointee.num_data), let data = copy.pointee.data {
        elements.append(PathElement(data + index))
        index += Int(data[index].header.length)
      }
    }
    // After closing a subpath, cairo adds an explicit move to its start.
    if elements.count >= 2, elements[elements.count - 2] == .close { elements.removeLast() }
    self.init(elements: elements)
  }
}

extension PathElement {
  fileprivate init(_ data: UnsafePointer<cairo_path_data_t>) {
    func point(_ index: Int) -> CGPoint { CGPoint(x: data[index].point.x, y: data[index].point.y) }
    switch data.pointee.header.type {
    case CAIRO_PATH_MOVE_TO: self = .move(point(1))
    case CAIRO_PATH_LINE_TO: self = .line(point(1))
    case CAIRO_PATH_CURVE_TO: self = .curve(control1: point(1), control2: point(2), end: point(3))
    default: self = .close
    }
  }
}

extension CGPoint {
  /// Returns the point two thirds of the way to a quadratic curve's control point, which is a control point of the
  /// equal cubic curve.
  fileprivate func towards(_ control: CGPoint) -> CGPoint {
    CGPoint(x: x + (control.x - x) * 2 / 3, y: y + (control.y - y) * 2 / 3)
  }
}
