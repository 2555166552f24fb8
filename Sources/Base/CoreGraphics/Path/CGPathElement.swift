// SPDX-License-Identifier: MIT

/// The kind of an element of a path, which determines its number of points.
public enum CGPathElementType: Int32, Sendable {
  /// Starts a subpath. One point.
  case moveToPoint
  /// A straight line. One point, its end.
  case addLineToPoint
  /// A quadratic Bézier curve. Two points: the control point and the end.
  case addQuadCurveToPoint
  /// A cubic Bézier curve. Three points: two control points and the end.
  case addCurveToPoint
  /// A straight line to the start of the subpath. No points.
  case closeSubpath
}

/// An element of a path, as `applyWithBlock(_:)` passes it.
///
/// ```swift
/// func countCurves(in path: CGPath) -> Int {
///   var count = 0
///   path.applyWithBlock { element in
///     if element.pointee.type == .addCurveToPoint { count += 1 }
///   }
///   return count
/// }
/// ```
public struct CGPathElement {
  /// The kind of the element.
  public var type: CGPathElementType
  /// The points of the element, in a number that depends on ``type``. Valid only during the call of the block.
  public var points: UnsafeMutablePointer<CGPoint>
}

extension CGPath {
  /// Calls a closure with each element, in drawing order.
  public func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
    withUnsafeTemporaryAllocation(of: CGPoint.self, capacity: PathElement.maximumPoints) { buffer in
      guard let points = buffer.baseAddress else { return }
      points.initialize(repeating: .zero, count: buffer.count)
      for element in elements {
        for (index, point) in element.points.enumerated() { points[index] = point }
        withUnsafePointer(to: CGPathElement(type: element.type, points: points)) { block($0) }
      }
    }
  }
}

extension PathElement {
  fileprivate static let maximumPoints = 3

  fileprivate var type: CGPathElementType {
    switch self {
    case .move: .moveToPoint
    case .line: .addLineToPoint
    case .quadCurve: .addQuadCurveToPoint
    case .curve: .addCurveToPoint
    case .close: .closeSubpath
    }
  }
}
