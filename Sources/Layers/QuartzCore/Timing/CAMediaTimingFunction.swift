// SPDX-License-Identifier: MIT
import Diagnostics
import TimingFunctions

/// The pacing of an animation: a cubic Bézier curve from (0, 0) to (1, 1) that maps time to progress.
///
/// ```swift
/// let curve = CAMediaTimingFunction(controlPoints: 0.2, 0.9, 0.3, 1)
/// ```
///
/// It never changes, and threads share it; a subclass keeps to that.
nonisolated open class CAMediaTimingFunction: NSObject, @unchecked Sendable {
  final let curve: CubicBezier

  package init(curve: CubicBezier) { self.curve = curve }

  /// Creates a predefined function. A name that is not predefined counts as `.default`.
  public convenience init(name: CAMediaTimingFunctionName) {
    switch name {
    case .linear: self.init(curve: .linear)
    case .easeIn: self.init(curve: .easeIn)
    case .easeOut: self.init(curve: .easeOut)
    case .easeInEaseOut: self.init(curve: .easeInEaseOut)
    default:
      expect(name == .default, "CAMediaTimingFunction: no function is called \(name.rawValue); use a predefined name")
      self.init(curve: .default)
    }
  }

  /// Creates a function from the two inner control points. Their x-coordinates are
  /// clamped to 0…1.
  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    curve = CubicBezier(Double(c1x), Double(c1y), Double(c2x), Double(c2y))
  }

  /// Stores the x- and y-coordinates of a control point in `values`.
  ///
  /// - Parameters:
  ///   - index: The index of the control point, from 0 to 3. Other values stop the program.
  ///   - values: Memory for two numbers.
  open func getControlPoint(at index: Int, values: UnsafeMutablePointer<Float>) {
    let points = [(0, 0), (curve.x1, curve.y1), (curve.x2, curve.y2), (1, 1)]
    require(points.indices.contains(index), "CAMediaTimingFunction: a curve has the control points 0…3")
    values[0] = Float(points[index].0)
    values[1] = Float(points[index].1)
  }

  open override func isEqual(_ object: Any?) -> Bool { (object as? CAMediaTimingFunction)?.curve == curve }
  open override var hash: Int { curve.hashValue }
}
