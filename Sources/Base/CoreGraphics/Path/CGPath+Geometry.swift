// SPDX-License-Identifier: MIT

extension CGPath {
  /// Whether the path has no elements.
  public var isEmpty: Bool { elements.isEmpty }

  /// The point at which the next element would start; zero if the path is empty.
  public var currentPoint: CGPoint {
    var start = CGPoint.zero
    var current = CGPoint.zero
    for element in elements {
      if case .move(let point) = element { start = point }
      current = element.points.last ?? start
    }
    return current
  }

  /// The smallest rectangle that contains all points, control points included; null if the path is empty.
  public var boundingBox: CGRect { Self.box(of: elements.lazy.flatMap(\.points)) }

  /// The smallest rectangle that contains the drawn lines and curves, without control points outside of them; null if
  /// the path is empty.
  public var boundingBoxOfPath: CGRect { Self.box(of: extremePoints) }

  /// Returns whether filling the path would paint a point. Open subpaths count as closed.
  ///
  /// - Parameters:
  ///   - point: The point.
  ///   - rule: The rule that decides what is inside.
  ///   - transform: A transform that is applied to the path first.
  public func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
  ) -> Bool {
    let target = transform.isIdentity ? point : point.applying(transform.inverted())
    let winding = flattened(tolerance: Self.hitTolerance).reduce(0) { $0 + $1.winding(around: target) }
    return rule == .winding ? winding != 0 : winding % 2 != 0
  }

  /// Returns whether the path is a single rectangle with sides along the axes, and if so stores it in `rect`.
  public func isRect(_ rect: UnsafeMutablePointer<CGRect>?) -> Bool {
    let box = boundingBox
    guard !box.isNull, PathShapes.rectangle(box) == elements else { return false }
    rect?.pointee = box
    return true
  }

  /// The tolerance in the path's units. It is too small to change a pixel of a 3× screen.
  private static let hitTolerance: CGFloat = 0.05

  private static func box(of points: some Sequence<CGPoint>) -> CGRect {
    var (minX, minY, maxX, maxY) = (CGFloat.infinity, CGFloat.infinity, -CGFloat.infinity, -CGFloat.infinity)
    for point in points {
      (minX, minY) = (min(minX, point.x), min(minY, point.y))
      (maxX, maxY) = (max(maxX, point.x), max(maxY, point.y))
    }
    return minX > maxX ? .null : CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
  }
}
