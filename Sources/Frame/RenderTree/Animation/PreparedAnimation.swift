// SPDX-License-Identifier: MIT

/// An animation of a committed layer, in the form in which each frame applies it.
///
/// Everything that is the same in all frames is computed once: values are taken out of their general form, and
/// transforms are decomposed.
final class PreparedAnimation: Sendable {
  /// The animation as committed.
  let animation: LayerAnimation
  private let effect: Effect

  private enum Effect: Sendable {
    /// nil if the animation has no effect.
    case property(PropertyMotion?)
    case group([PreparedAnimation])
    case transition(TransitionEffect)
  }

  init(_ animation: LayerAnimation) {
    self.animation = animation
    effect =
      switch animation.effect {
      case .property(let animation): .property(animation.property?.motion(of: animation))
      case .group(let children): .group(children.map(PreparedAnimation.init))
      case .transition(let effect): .transition(effect)
      }
  }

  /// The animation with other times, as its layer has them later.
  init(_ animation: LayerAnimation, preparedAs other: PreparedAnimation) {
    self.animation = animation
    effect = other.effect
  }

  /// Applies the animation to the values of a layer at `time`, in the time of its layer or timeline.
  func apply(to values: inout LayerValues, at time: Double) {
    let timing = animation.timing
    if animation.timeline == nil, let span = animation.span, !span.contains(time), span.upperBound > span.lowerBound {
      return apply(to: &values, at: time, beyond: span)
    }
    let position = animation.timeline == nil ? timing.position(at: time) : timing.position(onTimelineAt: time)
    if let position { apply(to: &values, at: position) }
  }

  /// Applies the animation at a time outside its span: as at the end of the span, and beyond that if it begins or ends
  /// with the span.
  private func apply(to values: inout LayerValues, at time: Double, beyond span: ClosedRange<Double>) {
    let (end, timing) = (min(max(time, span.lowerBound), span.upperBound), animation.timing)
    guard timing.touches(end, of: span) else {
      if let position = timing.position(at: end) { apply(to: &values, at: position) }
      return
    }
    let fraction = (end - timing.beginTime) * timing.speed / timing.duration
    apply(
      to: &values, at: AnimationPosition(fraction: min(max(fraction, 0), 1), cycle: 0),
      excess: (time - end) / (span.upperBound - span.lowerBound))
  }

  /// - Parameter excess: The progress beyond that of the position.
  private func apply(to values: inout LayerValues, at position: AnimationPosition, excess: Double = 0) {
    let progress = animation.pacing.value(at: position.fraction)
    switch effect {
    case .property(let apply):
      apply?(&values.state, AnimationProgress(progress: progress, excess: excess, cycle: position.cycle))
    case .group(let children):
      let duration = animation.timing.duration
      for child in children {
        let timing = child.animation.timing
        guard let position = timing.position(at: progress * duration, includesEnd: true) else { continue }
        let passes = excess != 0 && timing.touches(progress * duration, of: 0...max(duration, 0))
        child.apply(to: &values, at: position, excess: passes ? excess : 0)
      }
    case .transition(let effect):
      values.transition = ActiveTransition(effect: effect, progress: progress)
    }
  }
}
