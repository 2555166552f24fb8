// SPDX-License-Identifier: MIT
import RenderTree

/// Moves a property through a row of values, or along a path.
///
/// Deviates from Apple's: layers are not turned along the path (there is no `rotationMode`), and the cubic modes have
/// no tension, continuity and bias values.
open class CAKeyframeAnimation: CAPropertyAnimation {
  open var values: [Any]?
  /// Points to go through, in place of `values`; each line and each curve is one stretch.
  open var path: CGPath?
  /// 0…1, as many as there are values; nil spreads them evenly.
  open var keyTimes: [NSNumber]?
  /// One for each stretch between two values.
  open var timingFunctions: [CAMediaTimingFunction]?
  open var calculationMode = CAAnimationCalculationMode.linear

  nonisolated deinit {}

  override func copyProperties(to copy: CAAnimation) {
    super.copyProperties(to: copy)
    guard let copy = copy as? CAKeyframeAnimation else { return }
    copy.values = values
    copy.path = path
    copy.keyTimes = keyTimes
    copy.timingFunctions = timingFunctions
    copy.calculationMode = calculationMode
  }

  override func makeValues() -> PropertyAnimation.Values? {
    if let path { return makeValues(along: path) }
    guard let values, !values.isEmpty else { return nil }
    let animatable = values.compactMap(AnimatableValue.init(any:))
    precondition(animatable.count == values.count, "CAKeyframeAnimation: values must be of a kind that can be animated")
    var keyframes = Keyframes(values: animatable)
    keyframes.keyTimes = keyTimes?.map(\.doubleValue) ?? []
    keyframes.pacings = timingFunctions?.map(\.curve) ?? []
    keyframes.calculationMode = calculationMode.encoded
    return .keyframes(keyframes)
  }

  private func makeValues(along path: CGPath) -> PropertyAnimation.Values? {
    let stretches = PathStretches(path)
    guard !stretches.points.isEmpty else { return nil }
    var keyframes = Keyframes(values: stretches.points.map(AnimatableValue.point))
    switch calculationMode {
    case .paced, .cubicPaced: keyframes.calculationMode = .paced
    case .discrete:
      keyframes = Keyframes(values: stretches.ends.map(AnimatableValue.point))
      keyframes.calculationMode = .discrete
      keyframes.keyTimes = keyTimes?.map(\.doubleValue) ?? []
    default:
      let pacings = timingFunctions?.map(\.curve) ?? []
      keyframes.keyTimes = stretches.times(keyTimes: keyTimes?.map(\.doubleValue), pacings: pacings)
    }
    return .keyframes(keyframes)
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
