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
      guard let path = KeyframePath(keyframes, of: Value.self) else { return nil }
      let line = StraightContinuation(of: path, keyframes)
      return motion(of: animation) { at in
        (at.excess == 0 ? path.value(at: at.progress) : line.value(at)).as(Value.self)
      }
    case .basic(let from, let to, let by):
      let ends = BasicEnds(from: Self.ofKind(from), to: Self.ofKind(to), by: Self.ofKind(by))
      guard let way = Self.way(between: ends.resolved(current: nil)) else { return openMotion(of: animation, ends) }
      return motion(of: animation) { at in way(at.progress + at.excess) }
    }
  }

  private static func ofKind(_ value: AnimatableValue?) -> AnimatableValue? {
    value.flatMap { $0.is(Value.self) ? $0 : nil }
  }

  private static func way(between ends: BasicEnds.Resolved?) -> Motion<Value>? {
    guard let start = ends?.start.as(Value.self), let end = ends?.end.as(Value.self) else { return nil }
    return start.motion(to: end)
  }

  /// - Parameter way: The value at a progress.
  private func motion(
    of animation: PropertyAnimation, _ way: @escaping @Sendable (AnimationProgress) -> Value?
  ) -> PropertyMotion {
    let (get, set, isAdditive, isCumulative) = (get, set, animation.isAdditive, animation.isCumulative)
    return { state, at in
      guard var value = way(at) else { return }
      if isCumulative, at.cycle > 0, let end = way(.end) { value = value.adding(end.repeated(at.cycle)) }
      set(isAdditive ? get(state).adding(value) : value, &state)
    }
  }

  /// Returns the motion for an animation that has the current value at one of its ends.
  private func openMotion(of animation: PropertyAnimation, _ ends: BasicEnds) -> PropertyMotion {
    { state, at in
      let below = get(state)
      let current = AnimatableValue(animation.isAdditive ? below.zero : below)
      guard let way = Self.way(between: ends.resolved(current: current)) else { return }
      motion(of: animation) { at in way(at.progress + at.excess) }(&state, at)
    }
  }
}

extension AnimationProgress {
  /// The end of the first cycle.
  fileprivate static let end = AnimationProgress(progress: 1, excess: 0, cycle: 0)
}

/// The values of a `CABasicAnimation`. They are of one kind, or missing.
private struct BasicEnds: Sendable {
  typealias Resolved = (start: AnimatableValue, end: AnimatableValue)

  let from: AnimatableValue?
  let to: AnimatableValue?
  let by: AnimatableValue?

  /// Returns the ends by CABasicAnimation's rules for which of the three values are given, or nil if too few are.
  ///
  /// - Parameter current: The value for an end that is not given.
  func resolved(current: AnimatableValue?) -> Resolved? {
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
private struct StraightContinuation: Sendable {
  private let path: KeyframePath
  private let line: Motion<AnimatableValue>
  private let continuesBefore: Bool
  private let continuesAfter: Bool

  init(of path: KeyframePath, _ keyframes: Keyframes) {
    self.path = path
    line = path.first.motion(to: path.last)
    let values = keyframes.values
    continuesBefore = values.count > 1 && values[0].distance(to: values[1]) > 0
    continuesAfter = values.count > 1 && values[values.count - 1].distance(to: values[values.count - 2]) > 0
  }

  func value(_ at: AnimationProgress) -> AnimatableValue {
    guard at.excess > 0 ? continuesAfter : continuesBefore else { return path.value(at: at.progress) }
    return line((at.excess > 0 ? 1 : 0) + at.excess)
  }
}
