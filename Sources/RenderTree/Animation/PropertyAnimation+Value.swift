// SPDX-License-Identifier: MIT
import CoreGraphics

extension PropertyAnimation {
  /// Changes the property in `state` to what this animation makes of it.
  ///
  /// - Parameter progress: eased.
  package func apply(to state: inout LayerState, progress: Double, cycle: Int) {
    guard let access = property.access else { return }
    let below = access.value(in: state)
    let current = isAdditive ? below.zero : below
    var value = values.value(at: progress, current: current)
    if isCumulative && cycle > 0 {
      value = value.adding(values.value(at: 1, current: current).repeated(cycle))
    }
    access.set(isAdditive ? below.adding(value) : value, in: &state)
  }
}

extension PropertyAnimation.Values {
  /// - Parameter current: stands in for the ends that are not given.
  package func value(at progress: Double, current: AnimatableValue) -> AnimatableValue {
    switch self {
    case .basic(let from, let to, let by):
      let (start, end) = Self.ends(from, to, by, current)
      return start.interpolated(to: end, fraction: progress)
    case .keyframes(let keyframes):
      return keyframes.value(at: progress) ?? current
    }
  }

  /// CABasicAnimation's rules for which of the three values are given.
  private static func ends(
    _ from: AnimatableValue?, _ to: AnimatableValue?, _ by: AnimatableValue?, _ current: AnimatableValue
  ) -> (AnimatableValue, AnimatableValue) {
    switch (from, to, by) {
    case (let from?, let to?, _): (from, to)
    case (let from?, nil, let by?): (from, from.adding(by))
    case (nil, let to?, let by?): (to.subtracting(by), to)
    case (let from?, nil, nil): (from, current)
    case (nil, let to?, nil): (current, to)
    case (nil, nil, let by?): (current, current.adding(by))
    case (nil, nil, nil): (current, current)
    }
  }
}
