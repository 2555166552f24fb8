// SPDX-License-Identifier: MIT
import UIKit

/// The progress of something that moves to and fro between 0 and 1 by itself, unless a gesture holds it.
///
///     resting ─▶ flying ─▶ resting
///        │        ▲ │
///        ▼        │ ▼
///        └─────▶ held
struct HandledMotion {
  private enum Phase {
    case resting(until: TimeInterval)
    case flying(Flight)
    case held(grip: CGFloat)
  }

  /// The pause at either end, in seconds.
  private static let pause: TimeInterval = 0.7
  /// The stiffness of a movement that starts by itself, which is slow enough to catch, and of one that is thrown, which
  /// is as fast as a transition.
  private static let slow = 4.5
  private static let quick = 9.0
  /// The velocity, in progress per second, from which a release counts as a throw.
  private static let flick: CGFloat = 0.6

  private var phase: Phase
  /// Whether the movement leads to 1, or has ended there.
  private var isForward = false
  /// The last progress, and its time.
  private var seen: (place: CGFloat, time: TimeInterval)
  private(set) var place: CGFloat = 0
  /// The velocity in progress per second, measured between the last two frames.
  private(set) var velocity: CGFloat = 0

  init(at time: TimeInterval) {
    seen = (0, time)
    phase = .resting(until: time + Self.pause)
  }

  var isHeld: Bool { if case .held = phase { true } else { false } }

  /// Starts the pause at an end anew, without counting the time since the last frame.
  mutating func rest(at time: TimeInterval) {
    seen = (place, time)
    if case .resting = phase { phase = .resting(until: time + Self.pause) }
  }

  mutating func advance(to time: TimeInterval) {
    switch phase {
    case .resting(let end) where time >= end: fly(forward: !isForward, velocity: 0, stiffness: Self.slow, at: time)
    case .flying(let flight):
      place = min(max(flight.place(at: time), 0), 1)
      if flight.hasArrived(at: time) {
        place = flight.end
        phase = .resting(until: time + Self.pause)
      }
    case .resting, .held: break
    }
    if time > seen.time { velocity = (place - seen.place) / CGFloat(time - seen.time) }
    seen = (place, time)
  }

  mutating func hold() { phase = .held(grip: place) }

  /// Moves the progress by a distance from where the gesture began.
  mutating func drag(by travel: CGFloat) {
    guard case .held(let grip) = phase else { return }
    place = min(max(grip + travel, 0), 1)
  }

  /// Ends the gesture. A throw continues in its direction, a slower release leads to the nearer end, and a click
  /// (`velocity` is nil) reverses the movement.
  mutating func letGo(velocity: CGFloat?, at time: TimeInterval) {
    guard isHeld else { return }
    guard let velocity else { return fly(forward: !isForward, velocity: 0, stiffness: Self.slow, at: time) }
    let isThrown = abs(velocity) > Self.flick
    fly(forward: isThrown ? velocity > 0 : place > 0.5, velocity: velocity, stiffness: Self.quick, at: time)
  }

  private mutating func fly(forward: Bool, velocity: CGFloat, stiffness: Double, at time: TimeInterval) {
    isForward = forward
    phase = .flying(
      Flight(place: place, velocity: velocity, end: forward ? 1 : 0, start: time, stiffness: stiffness))
  }
}
