// SPDX-License-Identifier: MIT

/// Applies an animation of one property to the state of a layer.
typealias PropertyMotion = @Sendable (inout LayerState, AnimationProgress) -> Void

/// How far an animation has come.
struct AnimationProgress: Sendable {
  /// The eased progress.
  var progress: Double
  /// The part of the distance between start and end by which an animation continues beyond its start, if it is negative,
  /// or its end. See `LayerAnimation.span`.
  var excess: Double
  /// The number of completed cycles.
  var cycle: Int
}

extension StateAccess where Value: PropertyValue {
  /// Returns what applies an animation of this value, with everything computed that does not depend on the progress.
  /// Returns nil for an animation without an effect.
  func motion(of animation: PropertyAnimation) -> PropertyMotion? {
    switch animation.values {
    case .keyframes(let keyframes):
      guard let path = KeyframePath<Value>(keyframes) else { return nil }
      let line = StraightContinuation(of: path, keyframes)
      return motion(of: animation, { path.value(at: $0) }, beyondEnds: line.value)
    case .basic(let from, let to, let by):
      let ends = BasicEnds(from: from?.as(Value.self), to: to?.as(Value.self), by: by?.as(Value.self))
      guard let (start, end) = ends.resolved(current: nil) else { return openMotion(of: animation, ends) }
      return motion(of: animation, start.motion(to: end))
    }
  }

  /// - Parameter beyondEnds: The value beyond the start or the end, or nil if it continues as `way` does.
  private func motion(
    of animation: PropertyAnimation, _ way: @escaping Motion<Value>,
    beyondEnds: (@Sendable (AnimationProgress) -> Value)? = nil
  ) -> PropertyMotion {
    let (get, set, isAdditive, isCumulative) = (get, set, animation.isAdditive, animation.isCumulative)
    return { state, at in
      var value = at.excess == 0 ? way(at.progress) : beyondEnds?(at) ?? way(at.progress + at.excess)
      if isCumulative, at.cycle > 0 { value = value.adding(way(1).repeated(at.cycle)) }
      set(isAdditive ? get(state).adding(value) : value, &state)
    }
  }

  /// Returns the motion for an animation that has the current value at one of its ends.
  private func openMotion(of animation: PropertyAnimation, _ ends: BasicEnds<Value>) -> PropertyMotion {
    { state, at in
      let below = get(state)
      guard let (start, end) = ends.resolved(current: animation.isAdditive ? below.zero : below) else { return }
      motion(of: animation, start.motion(to: end))(&state, at)
    }
  }
}

/// The values of a `CABasicAnimation`.
private struct BasicEnds<Value: PropertyValue>: Sendable {
  let from: Value?
  let to: Value?
  let by: Value?

  /// Returns the ends by CABasicAnimation's rules for which of the three values are given, or nil if too few are.
  ///
  /// - Parameter current: The value for an end that is not given.
  func resolved(current: Value?) -> (Value, Value)? {
    switch (from, to, by, current) {
    case (let from?, let to?, _, _): (from, to)
    case (let from?, nil, let by?, _): (from, from.adding(by))
    case (nil, let to?, let by?, _): (to.subtracting(by), to)
    case (let from?, nil, nil, let current?): (from, current)
    case (nil, let to?, nil, let current?): (current, to)
    case (nil, nil, let by?, let current?): (current, current.adding(by))
    default: nil
    }
  }
}

/// How keyframes continue beyond their ends: straight on, from the first to the last value, unless the first or the last
/// two of them only wait.
private struct StraightContinuation<Value: PropertyValue>: Sendable {
  private let path: KeyframePath<Value>
  private let line: Motion<Value>
  private let continuesBefore: Bool
  private let continuesAfter: Bool

  init(of path: KeyframePath<Value>, _ keyframes: Keyframes) {
    self.path = path
    line = path.first.motion(to: path.last)
    let values = keyframes.values
    continuesBefore = values.count > 1 && values[0].distance(to: values[1]) > 0
    continuesAfter = values.count > 1 && values[values.count - 1].distance(to: values[values.count - 2]) > 0
  }

  @Sendable func value(_ at: AnimationProgress) -> Value {
    guard at.excess > 0 ? continuesAfter : continuesBefore else { return path.value(at: at.progress) }
    return line((at.excess > 0 ? 1 : 0) + at.excess)
  }
}
