// SPDX-License-Identifier: MIT
import CoreGraphics
import TimingFunctions

/// An animation attached to a layer: a pure function from a time and a state to a state.
package struct LayerAnimation: Sendable {
  package indirect enum Effect: Sendable {
    case property(PropertyAnimation)
    /// Children run in the group's own time and are cut off at its end.
    case group([LayerAnimation])
    case transition(TransitionEffect)
  }

  package var key: String
  package var timing: AnimationTiming
  /// Eases the progress along `timing.duration`, on top of what the effect itself does. It is asked in unit time: a
  /// spring, which counts in seconds, is given as `spring.perUnit(of: duration)`.
  package var pacing: any Timing
  /// nil: the layer's own local time.
  package var timeline: TimelineID?
  package var effect: Effect

  package init(
    key: String, timing: AnimationTiming, pacing: any Timing, timeline: TimelineID? = nil, effect: Effect
  ) {
    self.key = key
    self.timing = timing
    self.pacing = pacing
    self.timeline = timeline
    self.effect = effect
  }
}

/// Moves one property between values.
package struct PropertyAnimation: Sendable {
  package enum Values: Sendable {
    /// As CABasicAnimation: what is nil is taken from the state below.
    case basic(from: AnimatableValue?, to: AnimatableValue?, by: AnimatableValue?)
    case keyframes(Keyframes)
  }

  /// nil for a key path that names no property: the animation runs and changes nothing.
  package var property: LayerProperty?
  package var values: Values
  package var isAdditive = false
  package var isCumulative = false

  package init(property: LayerProperty?, values: Values) {
    self.property = property
    self.values = values
  }

  package init(keyPath: String, values: Values) {
    self.init(property: PropertyTable.property(at: keyPath), values: values)
  }
}

package struct Keyframes: Sendable {
  package enum CalculationMode: Sendable { case linear, discrete, paced, cubic, cubicPaced }

  package var values: [AnimatableValue]
  /// 0…1, as many as values; empty spreads them evenly.
  package var keyTimes: [Double] = []
  /// One for each stretch between two values; empty is linear.
  package var pacings: [any Timing] = []
  package var calculationMode = CalculationMode.linear

  package init(values: [AnimatableValue]) { self.values = values }
}

/// Replaces what a layer showed by what it shows now, as CATransition does.
package struct TransitionEffect: Sendable {
  package enum Kind: String, Sendable { case fade, push, moveIn, reveal }
  package enum Direction: String, Sendable { case fromLeft, fromRight, fromTop, fromBottom }

  package var kind: Kind
  package var direction: Direction
  /// The root of a copy of what the layer showed before, committed with the animation.
  package var previous: LayerID

  package init(kind: Kind, direction: Direction, previous: LayerID) {
    self.kind = kind
    self.direction = direction
    self.previous = previous
  }
}
