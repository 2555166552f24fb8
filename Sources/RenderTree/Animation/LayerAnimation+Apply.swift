// SPDX-License-Identifier: MIT

extension LayerAnimation {
  /// The time of its end, in the time of its layer or, if it has one, of its timeline. nil if it never ends.
  package var endTime: Double? {
    let end = timing.endTime
    return end.isFinite ? end : nil
  }

  /// Applies the animation to the values of a layer at `time`, in the time of its layer or timeline.
  func apply(to values: inout LayerValues, at time: Double) {
    if timeline == nil, let span, !span.contains(time), span.upperBound > span.lowerBound {
      return apply(to: &values, at: time, beyond: span)
    }
    let position = timeline == nil ? timing.position(at: time) : timing.position(onTimelineAt: time)
    if let position { apply(to: &values, at: position) }
  }

  /// Applies the animation at a time outside its span: as at the end of the span, and beyond that if it begins or ends
  /// with the span.
  private func apply(to values: inout LayerValues, at time: Double, beyond span: ClosedRange<Double>) {
    let end = min(max(time, span.lowerBound), span.upperBound)
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
  func apply(to values: inout LayerValues, at position: AnimationPosition, excess: Double = 0) {
    let progress = pacing.value(at: position.fraction)
    switch effect {
    case .property(let animation):
      animation.apply(to: &values.state, progress: progress, beyondBy: excess, cycle: position.cycle)
    case .group(let children):
      let time = progress * timing.duration
      for child in children {
        guard let position = child.timing.position(at: time, includesEnd: true) else { continue }
        let passes = excess != 0 && child.timing.touches(time, of: 0...max(timing.duration, 0))
        child.apply(to: &values, at: position, excess: passes ? excess : 0)
      }
    case .transition(let effect):
      values.transition = ActiveTransition(effect: effect, progress: progress)
    }
  }

  /// Returns whether the animation, or one in its group, animates the named property.
  func animates(_ keyPath: String) -> Bool {
    anyProperty { $0.keyPath == keyPath || $0.keyPath.hasPrefix(keyPath + ".") }
  }

  /// Whether it only moves, fades or hides the layer as a whole, and does not change its pixels.
  package var isPlacementOnly: Bool {
    switch effect {
    case .property(let animation): animation.property?.traits.contains(.placement) ?? true
    case .group(let children): children.allSatisfy(\.isPlacementOnly)
    case .transition: false
    }
  }

  private func anyProperty(_ predicate: (LayerProperty) -> Bool) -> Bool {
    switch effect {
    case .property(let animation): animation.property.map(predicate) ?? false
    case .group(let children): children.contains { $0.anyProperty(predicate) }
    case .transition: false
    }
  }

  /// The root of the copy of what the layer showed before a transition.
  var previousLayer: LayerID? {
    switch effect {
    case .property: nil
    case .group(let children): children.lazy.compactMap(\.previousLayer).first
    case .transition(let effect): effect.previous
    }
  }
}
