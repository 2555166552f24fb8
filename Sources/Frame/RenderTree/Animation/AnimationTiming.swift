// SPDX-License-Identifier: MIT

/// The time at which an animation runs, in its layer's local time or, if it has one, in its timeline's.
package struct AnimationTiming: Sendable {
  /// Whether the animation applies before its beginning and after its end.
  package struct FillMode: OptionSet, Sendable {
    package let rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }
    package static let backwards = FillMode(rawValue: 1)
    package static let forwards = FillMode(rawValue: 2)
    package static let both: FillMode = [.backwards, .forwards]
  }

  /// The begin time, never the 0 that stands for "now".
  package var beginTime: Double = 0
  package var duration: Double = 0.25
  package var speed: Double = 1
  package var timeOffset: Double = 0
  package var repeatCount: Double = 0
  package var repeatDuration: Double = 0
  package var autoreverses = false
  package var fillMode: FillMode = []

  package init() {}
}
