// SPDX-License-Identifier: MIT
import TimingFunctions

/// The pacing of a property animator by a cubic Bézier curve.
///
/// ```swift
/// let parameters = UICubicTimingParameters(
///   controlPoint1: CGPoint(x: 0.2, y: 0.9), controlPoint2: CGPoint(x: 0.3, y: 1))
/// ```
nonisolated open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
  private let curve: UIView.AnimationCurve?
  private let points: (CGPoint, CGPoint)

  /// The predefined curve, or `.easeInOut` if the curve was created from control points.
  open var animationCurve: UIView.AnimationCurve { curve ?? .easeInOut }
  /// The first control point, in the unit square of time and progress.
  open var controlPoint1: CGPoint { points.0 }
  /// The second control point, in the unit square of time and progress.
  open var controlPoint2: CGPoint { points.1 }

  /// Creates the default curve, `.easeInOut`.
  public override convenience init() { self.init(animationCurve: .easeInOut) }

  /// Creates a predefined curve.
  public init(animationCurve curve: UIView.AnimationCurve) {
    let bezier = curve.bezier
    self.curve = curve
    points = (CGPoint(x: bezier.x1, y: bezier.y1), CGPoint(x: bezier.x2, y: bezier.y2))
    super.init()
  }

  /// Creates a curve from its two inner control points. Their x-coordinates must lie in 0…1.
  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    curve = nil
    points = (point1, point2)
    super.init()
  }

  /// Returns the object itself, which never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// `.builtin` for a predefined curve, and `.cubic` for one created from control points.
  open var timingCurveType: UITimingCurveType { curve == nil ? .cubic : .builtin }

  /// The object itself.
  open var cubicTimingParameters: UICubicTimingParameters? { self }

  /// Always `nil`.
  open var springTimingParameters: UISpringTimingParameters? { nil }

  var bezier: CubicBezier {
    CubicBezier(
      Double(controlPoint1.x), Double(controlPoint1.y), Double(controlPoint2.x), Double(controlPoint2.y))
  }
}
