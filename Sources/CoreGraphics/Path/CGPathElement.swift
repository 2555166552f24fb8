// SPDX-License-Identifier: MIT

/// What a step of a path does, and so how many points it has: 1, 1, 2, 3 and none.
public enum CGPathElementType: Int32, Sendable {
  case moveToPoint
  case addLineToPoint
  case addQuadCurveToPoint
  case addCurveToPoint
  case closeSubpath
}

/// One step of a path, as `CGPath.applyWithBlock` shows it. `points` are good during the call only.
public struct CGPathElement {
  public var type: CGPathElementType
  public var points: UnsafeMutablePointer<CGPoint>
}

extension CGPath {
  /// Calls `block` with each element in drawing order.
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
