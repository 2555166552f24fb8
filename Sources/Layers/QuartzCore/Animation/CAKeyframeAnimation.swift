// SPDX-License-Identifier: MIT
import Diagnostics
import RenderTree
import TimingFunctions

/// An animation of a property through a series of values or along a path.
///
/// ```swift
/// func shake(_ layer: CALayer) {
///   let animation = CAKeyframeAnimation(keyPath: "position.x")
///   animation.values = [0, 10, -10, 0]
///   animation.isAdditive = true
///   animation.duration = 0.4
///   layer.add(animation, forKey: "shake")
/// }
/// ```
@preconcurrency @MainActor open class CAKeyframeAnimation: CAPropertyAnimation {
  /// The values at the keyframes. Ignored if there is a ``path``.
  ///
  /// The animation stops the program if a value is not of the property's type.
  open var values: [Any]?

  /// A path whose points the property runs through. Takes precedence over ``values``. Each line and each curve is one
  /// segment.
  open var path: CGPath?

  /// The times of the keyframes as fractions of the duration, one for each value. The default is `nil`, which spaces
  /// them evenly.
  open var keyTimes: [NSNumber]?
  /// The pacing of each segment between two keyframes. The default is `nil`, which means linear.
  open var timingFunctions: [CAMediaTimingFunction]?
  /// The way in which values between keyframes are computed. The default is ``CAAnimationCalculationMode/linear``.
  open var calculationMode = CAAnimationCalculationMode.linear

  /// The tightness of the curve at each value in the cubic modes. The default is `nil`: 0 for all values.
  ///
  /// At 1 the curve is straight near the value, and below 0 it is rounder than usual. Values that have no number count as
  /// 0. With a ``path``, the number is ignored, as are those of ``continuityValues`` and ``biasValues``.
  open var tensionValues: [NSNumber]?
  /// The corner of the curve at each value in the cubic modes. The default is `nil`: 0 for all values, no corner.
  ///
  /// Below 0 the corner points outwards, and at -1 the curve is straight near the value. Above 0 it points inwards.
  open var continuityValues: [NSNumber]?
  /// Where the curve bends more strongly in the cubic modes. The default is `nil`: 0 for all values, on both sides alike.
  ///
  /// Above 0 the curve overshoots the value, in the direction from which it comes. Below 0 it turns before the value,
  /// to the direction in which it continues.
  open var biasValues: [NSNumber]?

  /// Whether the layer turns as it moves along the ``path``, in addition to its own rotation. The default is `nil`: it does
  /// not.
  open var rotationMode: CAAnimationRotationMode?

  nonisolated deinit {}

  override class func property(named name: String) -> AnimationProperty? {
    AnimationProperty.keyframe[name] ?? super.property(named: name)
  }

  override func copyProperties(to copy: CAAnimation) {
    super.copyProperties(to: copy)
    guard let copy = copy as? CAKeyframeAnimation else { return }
    copy.values = values
    copy.path = path
    copy.keyTimes = keyTimes
    copy.timingFunctions = timingFunctions
    copy.calculationMode = calculationMode
    copy.rotationMode = rotationMode
    copy.tensionValues = tensionValues
    copy.continuityValues = continuityValues
    copy.biasValues = biasValues
  }

  override func makeValues(of property: LayerProperty) -> PropertyAnimation.Values? {
    if let path { return makeValues(of: property, along: path) }
    guard let values, !values.isEmpty else { return nil }
    let converted = values.compactMap(property.converting)
    guard
      expect(
        converted.count == values.count, "CAKeyframeAnimation: values of \(property.keyPath) must be of its type")
    else { return nil }
    var keyframes = Keyframes(values: converted)
    keyframes.keyTimes = keyTimes?.map(\.doubleValue) ?? []
    keyframes.pacings = timingFunctions?.map(\.curve) ?? []
    keyframes.calculationMode = calculationMode.encoded
    keyframes.tensions = tensionValues?.map(\.doubleValue) ?? []
    keyframes.continuities = continuityValues?.map(\.doubleValue) ?? []
    keyframes.biases = biasValues?.map(\.doubleValue) ?? []
    return .keyframes(keyframes)
  }

  private func makeValues(of property: LayerProperty, along path: CGPath) -> PropertyAnimation.Values? {
    let segments = PathSegments(path)
    guard !segments.points.isEmpty else { return nil }
    var keyframes = Keyframes(values: segments.points.compactMap(property.converting))
    switch calculationMode {
    case .paced, .cubicPaced: keyframes.calculationMode = .paced
    case .discrete:
      keyframes = Keyframes(values: segments.ends.compactMap(property.converting))
      keyframes.calculationMode = .discrete
      keyframes.keyTimes = keyTimes?.map(\.doubleValue) ?? []
    default: keyframes.keyTimes = times(of: segments)
    }
    return .keyframes(keyframes)
  }

  private func times(of segments: PathSegments) -> [Double] {
    segments.times(keyTimes: keyTimes?.map(\.doubleValue), pacings: timingFunctions?.map(\.curve) ?? [])
  }

  // MARK: Turning along the path

  override func effect(of animation: PropertyAnimation, duration: Double) -> LayerAnimation.Effect {
    guard let turn = makeTurn() else { return .property(animation) }
    var timing = AnimationTiming()
    timing.duration = duration
    return .group(
      [animation, turn].enumerated().map { index, animation in
        LayerAnimation(key: String(index), timing: timing, pacing: LinearTiming(), effect: .property(animation))
      })
  }

  /// Returns the rotation of a layer that moves along the path, or nil if it does not turn.
  private func makeTurn() -> PropertyAnimation? {
    guard let rotationMode, let path, let property = PropertyTable.property(at: "transform.rotation.z")
    else { return nil }
    let segments = PathSegments(path)
    guard !segments.points.isEmpty else { return nil }
    let turns = turns(of: segments)
    let start: CGFloat = rotationMode == .rotateAutoReverse ? .pi : 0
    var keyframes = Keyframes(values: turns.angles.compactMap { property.converting($0 + start) })
    keyframes.keyTimes = turns.times
    var animation = PropertyAnimation(property: property, values: .keyframes(keyframes))
    animation.isAdditive = true
    return animation
  }

  private func turns(of segments: PathSegments) -> PathTurns {
    switch calculationMode {
    case .paced, .cubicPaced: PathTurns(along: segments.points, at: segments.distances)
    default: PathTurns(along: segments.points, at: times(of: segments))
    }
  }
}

extension CAAnimationCalculationMode {
  fileprivate nonisolated var encoded: Keyframes.CalculationMode {
    switch self {
    case .discrete: .discrete
    case .paced: .paced
    case .cubic: .cubic
    case .cubicPaced: .cubicPaced
    default: .linear
    }
  }
}
