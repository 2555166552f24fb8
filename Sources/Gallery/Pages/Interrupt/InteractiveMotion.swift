// SPDX-License-Identifier: MIT
import UIKit

/// A progress that moves back and forth between 0 and 1 by itself, unless a gesture controls it.
///
///     resting ─▶ animating ─▶ resting
///        │          ▲ │
///        ▼          │ ▼
///        └───────▶ dragging
struct InteractiveMotion {
  private enum Phase {
    case resting(until: TimeInterval)
    case animating(SpringMovement)
    case dragging(start: CGFloat)
  }

  /// The pause at either end, in seconds.
  private static let pause: TimeInterval = 0.7
  /// The stiffness of a movement that starts by itself, which is slow enough to be stopped, and of one after a flick,
  /// which is as fast as a transition.
  private static let slow = 4.5
  private static let quick = 9.0
  /// The velocity, in progress per second, from which a release counts as a flick.
  private static let flick: CGFloat = 0.6

  private var phase: Phase
  /// Whether the movement leads to 1, or has ended there.
  private var isForward = false
  /// The last progress, and its time.
  private var seen: (progress: CGFloat, time: TimeInterval)
  private(set) var progress: CGFloat = 0
  /// The velocity in progress per second, measured between the last two frames.
  private(set) var velocity: CGFloat = 0

  init(at time: TimeInterval) {
    seen = (0, time)
    phase = .resting(until: time + Self.pause)
  }

  var isDragging: Bool { if case .dragging = phase { true } else { false } }

  /// Restarts the pause at an end, without counting the time since the last frame.
  mutating func restartPause(at time: TimeInterval) {
    seen = (progress, time)
    if case .resting = phase { phase = .resting(until: time + Self.pause) }
  }

  mutating func advance(to time: TimeInterval) {
    switch phase {
    case .resting(let end) where time >= end: animate(forward: !isForward, velocity: 0, stiffness: Self.slow, at: time)
    case .animating(let movement):
      progress = min(max(movement.position(at: time), 0), 1)
      if movement.hasArrived(at: time) {
        progress = movement.end
        phase = .resting(until: time + Self.pause)
      }
    case .resting, .dragging: break
    }
    if time > seen.time { velocity = (progress - seen.progress) / CGFloat(time - seen.time) }
    seen = (progress, time)
  }

  mutating func beginDrag() { phase = .dragging(start: progress) }

  /// Moves the progress by a distance from its value at the start of the drag.
  mutating func drag(by distance: CGFloat) {
    guard case .dragging(let start) = phase else { return }
    progress = min(max(start + distance, 0), 1)
  }

  /// Ends the drag. A click, for which `velocity` is nil, reverses the movement.
  mutating func endDrag(velocity: CGFloat?, at time: TimeInterval) {
    guard isDragging else { return }
    guard let velocity else { return animate(forward: !isForward, velocity: 0, stiffness: Self.slow, at: time) }
    let isForward = Self.releasesForward(from: progress, velocity: velocity)
    animate(forward: isForward, velocity: velocity, stiffness: Self.quick, at: time)
  }

  /// Returns whether a release leads to 1. A flick continues in its direction; a slower release leads to the nearer
  /// end.
  static func releasesForward(from progress: CGFloat, velocity: CGFloat) -> Bool {
    abs(velocity) > flick ? velocity > 0 : progress > 0.5
  }

  private mutating func animate(forward: Bool, velocity: CGFloat, stiffness: Double, at time: TimeInterval) {
    isForward = forward
    phase = .animating(
      SpringMovement(origin: progress, velocity: velocity, end: forward ? 1 : 0, start: time, stiffness: stiffness))
  }
}
