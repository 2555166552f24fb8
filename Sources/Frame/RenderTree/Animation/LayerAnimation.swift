// SPDX-License-Identifier: MIT
import CoreGraphics
import TimingFunctions

/// An animation attached to a layer: a pure function of a time and a state that returns a state.
package struct LayerAnimation: Sendable {
  package indirect enum Effect: Sendable {
    case property(PropertyAnimation)
    /// Children run in the group's own time and are cut off at its end.
    case group([LayerAnimation])
    case transition(TransitionEffect)
  }

  package var key: String
  package var timing: AnimationTiming
  /// The easing of the progress along `timing.duration`, before that of the effect itself. It is evaluated in unit
  /// time: a spring, which counts in seconds, is given as `spring.perUnit(of: duration)`.
  package var pacing: any Timing
  /// The timeline on which the animation runs, or nil for the layer's own local time.
  package var timeline: TimelineID?
  package var effect: Effect
  /// The interval of the layer's local time beyond which the animation continues, if it begins or ends with it, or nil.
  ///
  /// Before and after the interval, the progress is less than that of the start and more than that of the end by the
  /// time beyond, in lengths of the interval. A gesture or a spring so moves what a curve would have stopped.
  package var span: ClosedRange<Double>?
  /// The number of the commit with whose first frame the animation starts, or nil if `timing.beginTime` is final. The
  /// begin time is an estimate until that frame has been shown.
  package var startCommit: UInt64?

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

/// Animates one property between values.
package struct PropertyAnimation: Sendable {
  package enum Values: Sendable {
    /// As in CABasicAnimation, values that are nil are taken from the current state.
    case basic(from: AnimatableValue?, to: AnimatableValue?, by: AnimatableValue?)
    case keyframes(Keyframes)
  }

  /// nil for a key path that names no property. The animation then runs without an effect.
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
  /// Fractions from 0 to 1, one for each value. If empty, the values are distributed evenly.
  package var keyTimes: [Double] = []
  /// The easing of each segment between two values. If empty, it is linear.
  package var pacings: [any Timing] = []
  package var calculationMode = CalculationMode.linear
  /// The tightness of a cubic curve at each value, usually from -1 to 1. Missing and infinite numbers count as 0, here
  /// and in ``continuities`` and ``biases``.
  package var tensions: [Double] = []
  /// How smoothly a cubic curve passes each value. It has a corner there unless this is 0.
  package var continuities: [Double] = []
  /// The side to which a cubic curve leans at each value: the segment before it, if positive, or that after it.
  package var biases: [Double] = []

  package init(values: [AnimatableValue]) { self.values = values }
}

/// Replaces the layer's previous content by its current one, as CATransition does.
package struct TransitionEffect: Sendable {
  package enum Kind: String, Sendable { case fade, push, moveIn, reveal }
  package enum Direction: String, Sendable { case fromLeft, fromRight, fromTop, fromBottom }

  package var kind: Kind
  package var direction: Direction
  /// The root of a copy of the layer's previous content, committed with the animation.
  package var previous: LayerID

  package init(kind: Kind, direction: Direction, previous: LayerID) {
    self.kind = kind
    self.direction = direction
    self.previous = previous
  }
}
