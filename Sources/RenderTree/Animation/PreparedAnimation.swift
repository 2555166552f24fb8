// SPDX-License-Identifier: MIT

/// An animation of a committed layer, prepared for being applied in each frame.
///
/// Almost every animation is one between two values of its property's kind, or a group of such. They are taken out of
/// their general form once, instead of in each frame.
final class PreparedAnimation: Sendable {
  /// The animation in its general form.
  let general: LayerAnimation
  private let form: Form

  private enum Form: Sendable {
    case direct(DirectAnimation)
    case group([PreparedAnimation])
    /// The animation is applied in its general form.
    case general
  }

  init(_ animation: LayerAnimation) {
    general = animation
    // Beyond its span, an animation has an excess of progress, which only the general form knows.
    let hasSpan = animation.timeline == nil && animation.span != nil
    form = hasSpan ? .general : Self.form(of: animation.effect)
  }

  private static func form(of effect: LayerAnimation.Effect) -> Form {
    switch effect {
    case .property(let animation): animation.property?.directAnimation(animation).map { .direct($0) } ?? .general
    case .group(let children): .group(children.map(PreparedAnimation.init))
    case .transition: .general
    }
  }

  /// Applies the animation to the values of a layer at `time`, in the time of its layer or timeline.
  func apply(to values: inout LayerValues, at time: Double) {
    if case .general = form { return general.apply(to: &values, at: time) }
    let timing = general.timing
    let position = general.timeline == nil ? timing.position(at: time) : timing.position(onTimelineAt: time)
    if let position { apply(to: &values, at: position) }
  }

  private func apply(to values: inout LayerValues, at position: AnimationPosition) {
    switch form {
    case .direct(let apply): apply(&values.state, general.pacing.value(at: position.fraction))
    case .group(let children):
      let time = general.pacing.value(at: position.fraction) * general.timing.duration
      for child in children {
        guard let position = child.general.timing.position(at: time, includesEnd: true) else { continue }
        child.apply(to: &values, at: position)
      }
    case .general: general.apply(to: &values, at: position)
    }
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
