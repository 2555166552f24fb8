// SPDX-License-Identifier: MIT

/// An animation of a committed layer, prepared for being applied in each frame.
///
/// Almost every animation is one between two values of its property's kind. They are taken out of their general form
/// once, instead of in each frame.
final class PreparedAnimation: Sendable {
  /// The animation in its general form.
  let general: LayerAnimation
  /// Applies the animation at an eased progress. nil for an animation that is applied in its general form.
  private let apply: DirectAnimation?

  init(_ animation: LayerAnimation) {
    general = animation
    // Beyond its span, an animation has an excess of progress, which only the general form knows.
    let hasSpan = animation.timeline == nil && animation.span != nil
    if !hasSpan, case .property(let effect) = animation.effect {
      apply = effect.property?.directAnimation(effect)
    } else {
      apply = nil
    }
  }

  /// Applies the animation to the values of a layer at `time`, in the time of its layer or timeline.
  func apply(to values: inout LayerValues, at time: Double) {
    guard let apply else { return general.apply(to: &values, at: time) }
    let timing = general.timing
    let position = general.timeline == nil ? timing.position(at: time) : timing.position(onTimelineAt: time)
    if let position { apply(&values.state, general.pacing.value(at: position.fraction)) }
  }
}

/// Applies an animation to the state of a layer at an eased progress.
typealias DirectAnimation = @Sendable (inout LayerState, _ progress: Double) -> Void

extension StateAccess {
  /// Returns an animation between two values of this kind without the cost of values of any kind. Returns nil for any
  /// other animation.
  func directAnimation(_ animation: PropertyAnimation) -> DirectAnimation? where Value: PropertyValue {
    guard case .basic(let from?, let to?, _) = animation.values, !animation.isCumulative,
      let start = from.as(Value.self), let end = to.as(Value.self)
    else { return nil }
    let (get, set) = (get, set)
    if animation.isAdditive {
      return { state, progress in set(get(state).adding(start.interpolated(to: end, fraction: progress)), &state) }
    }
    return { state, progress in set(start.interpolated(to: end, fraction: progress), &state) }
  }
}
