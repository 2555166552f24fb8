// SPDX-License-Identifier: MIT
import CoreGraphics

extension PropertyAnimation {
  /// Applies this animation to the property in `state`, at its start or its end and beyond that by a part of the distance
  /// between both.
  ///
  /// Keyframes continue straight on, unless the first or the last of them only wait.
  ///
  /// - Parameters:
  ///   - progress: The eased progress.
  ///   - excess: The part of the distance, or 0.
  func apply(to state: inout LayerState, progress: Double, beyondBy excess: Double, cycle: Int) {
    guard excess != 0, case .keyframes(let keyframes) = values else {
      return apply(to: &state, progress: progress + excess, cycle: cycle)
    }
    let points = keyframes.values
    let (end, neighbour) = excess > 0 ? (points.last, points.dropLast().last) : (points.first, points.dropFirst().first)
    guard let end, let neighbour, end.distance(to: neighbour) > 0 else {
      return apply(to: &state, progress: progress, cycle: cycle)
    }
    var straight = self
    straight.values = .basic(from: points.first, to: points.last, by: nil)
    straight.apply(to: &state, progress: (excess > 0 ? 1 : 0) + excess, cycle: cycle)
  }

  /// Applies this animation to the property in `state`.
  ///
  /// - Parameter progress: The eased progress.
  func apply(to state: inout LayerState, progress: Double, cycle: Int) {
    guard let property else { return }
    // Reading a property of a transform decomposes it, so it is read only if needed.
    let below = isAdditive || values.areOpen ? property.value(in: state) : nil
    let current = values.areOpen ? (isAdditive ? below?.zero : below) : nil
    guard var value = values.value(at: progress, current: current) else { return }
    if isCumulative && cycle > 0, let end = values.value(at: 1, current: current) {
      value = value.adding(end.repeated(cycle))
    }
    if isAdditive, let below { value = below.adding(value) }
    property.set(value, in: &state)
  }
}

extension PropertyAnimation.Values {
  /// Whether an end is not given, so that it is the current value.
  var areOpen: Bool {
    switch self {
    case .basic(.some, .some, _), .basic(.some, nil, .some), .basic(nil, .some, .some): false
    case .basic: true
    case .keyframes: false
    }
  }

  /// Returns the value at `progress`.
  ///
  /// - Parameter current: The value for an end that is not given.
  package func value(at progress: Double, current: AnimatableValue?) -> AnimatableValue? {
    switch self {
    case .basic(let from?, let to?, _):
      return from.interpolated(to: to, fraction: progress)
    case .basic(let from, let to, let by):
      guard let (start, end) = Self.ends(from, to, by, current) else { return current }
      return start.interpolated(to: end, fraction: progress)
    case .keyframes(let keyframes):
      return keyframes.value(at: progress)
    }
  }

  /// Returns the ends by CABasicAnimation's rules for which of the three values are given, or nil if too few are. That
  /// `from` and `to` are both given is not among them.
  private static func ends(
    _ from: AnimatableValue?, _ to: AnimatableValue?, _ by: AnimatableValue?, _ current: AnimatableValue?
  ) -> (AnimatableValue, AnimatableValue)? {
    switch (from, to, by, current) {
    case (let from?, nil, let by?, _): (from, from.adding(by))
    case (nil, let to?, let by?, _): (to.subtracting(by), to)
    case (let from?, nil, nil, let current?): (from, current)
    case (nil, let to?, nil, let current?): (current, to)
    case (nil, nil, let by?, let current?): (current, current.adding(by))
    default: nil
    }
  }
}
