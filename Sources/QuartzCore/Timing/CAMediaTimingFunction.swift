// SPDX-License-Identifier: MIT
import RenderTree

/// The pacing of an animation: a cubic Bézier curve from (0, 0) to (1, 1).
nonisolated public final class CAMediaTimingFunction: NSObject, Sendable {
  package let curve: CubicBezier

  package init(curve: CubicBezier) { self.curve = curve }

  public convenience init(name: CAMediaTimingFunctionName) {
    switch name {
    case .linear: self.init(curve: .linear)
    case .easeIn: self.init(curve: .easeIn)
    case .easeOut: self.init(curve: .easeOut)
    case .easeInEaseOut: self.init(curve: .easeInEaseOut)
    case .default: self.init(curve: .default)
    default: preconditionFailure("CAMediaTimingFunction: no function is called \(name.rawValue); use a predefined name")
    }
  }

  /// The control points' x must lie in 0…1.
  public convenience init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    self.init(curve: CubicBezier(Double(c1x), Double(c1y), Double(c2x), Double(c2y)))
  }

  /// Writes the x and y of control point 0…3 to `values`.
  public func getControlPoint(at index: Int, values: UnsafeMutablePointer<Float>) {
    let points = [(0, 0), (curve.x1, curve.y1), (curve.x2, curve.y2), (1, 1)]
    precondition(points.indices.contains(index), "CAMediaTimingFunction: a curve has the control points 0…3")
    values[0] = Float(points[index].0)
    values[1] = Float(points[index].1)
  }

  public override func isEqual(_ object: Any?) -> Bool { (object as? CAMediaTimingFunction)?.curve == curve }
  public override var hash: Int { curve.hashValue }
}
