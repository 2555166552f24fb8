// SPDX-License-Identifier: MIT
import UIKit

/// A transition of one style, which runs back and forth by itself until a press or a key holds it.
///
/// Whenever it passes from its animation to a gesture or back, it measures how smoothly that happens.
final class InterruptRun {
  /// The pause at either end, in seconds.
  private static let rest: TimeInterval = 0.7
  /// The time in seconds in which the velocity of the pointer is converted into one of the pages.
  private static let step: CGFloat = 0.01

  private let transition: InterruptibleTransition
  /// The frame that shows the pages.
  let frame: WindowFrame
  /// Returns the factor by which animations take longer.
  private let slowness: () -> Double
  private var meter = HandOverMeter()
  private var drag: Drag?
  /// The end of the pause before the next transition.
  private var restEnd: TimeInterval = 0

  /// A press on the pages.
  private struct Drag {
    let edge: EdgeDrag
    /// Where the pointer was when the pages began to follow it, in points from where it was pressed.
    var origin = CGPoint.zero
    /// Where the pointer is, in points of the pages from where they began to follow it.
    var pointer = CGPoint.zero
    /// Whether the pages ran to their end when they were held.
    let wasFinishing: Bool
  }

  init(style: TransitionStyle, slowness: @escaping () -> Double) {
    self.slowness = slowness
    transition = InterruptibleTransition(style: style)
    frame = WindowFrame(transition.rootViewController.view)
    transition.container = frame.scaled
    transition.onEnd = { [weak self] in self?.rest() }
    rest()
  }

  var rootViewController: UIViewController { transition.rootViewController }
  var phase: InterruptibleTransition.Phase { transition.phase }

  /// Begins the pause at an end.
  func rest() { restEnd = CACurrentMediaTime() + Self.rest }

  func stop() { transition.stop() }

  /// Starts the next transition at the end of the pause, and adds what the screen shows to the readings.
  func advance(to time: TimeInterval, _ readings: InterruptReadings) {
    if phase == .resting, time >= restEnd { transition.start(slowness: slowness()) }
    let progress = transition.sample().progress
    if let handOver = meter.add(progress, at: time) { readings.list.add(handOver) }
    readings.add(progress, at: time, isHeld: phase == .held, pointer: pointerProgress)
  }

  /// The progress at which the moving edge would be under the pointer.
  private var pointerProgress: CGFloat? {
    guard let drag, let table = transition.table else { return nil }
    let progress = table.progress(at: drag.edge.fraction(at: drag.pointer))
    return transition.isForward ? progress : 1 - progress
  }

  // MARK: Holding

  func toggleHold() {
    if phase == .held { release(finishing: true) } else { hold() }
  }

  func reverse() {
    if phase == .held {
      release(.reverse, finishing: false)
    } else if transition.canBeHeld {
      handOver(.reverse) { transition.reverse(slowness: slowness()) }
    }
  }

  /// Holds the pages, and moves them by a fraction of the animation.
  func scrub(by step: CGFloat) {
    guard transition.canBeHeld else { return }
    hold()
    transition.scrub(to: transition.fraction + (transition.isForward ? step : -step))
  }

  private func hold() {
    if phase != .held, transition.canBeHeld { handOver(.hold) { transition.hold() } }
  }

  private func release(_ kind: HandOver.Kind = .release, finishing: Bool) {
    handOver(kind, velocity: 0) { transition.release(finishing: finishing, slowness: slowness()) }
  }

  /// Makes a change that passes the transition from its animation to a gesture or back, and notes how it went.
  ///
  /// - Parameter velocity: The velocity with which the pages should continue, in progress per second.
  private func handOver(_ kind: HandOver.Kind, velocity: CGFloat? = nil, _ change: () -> Void) {
    CATransaction.flush()
    let before = transition.sample()
    change()
    CATransaction.flush()
    meter.note(kind, from: before, to: transition.sample(), velocity: velocity, at: CACurrentMediaTime())
  }

  // MARK: Dragging

  /// Lets the pages follow a press: it holds them, a drag moves them, and the release throws them.
  func follow(_ touch: TouchDownRecognizer) {
    switch touch.state {
    case .began: begin()
    case .changed: move(touch)
    case .ended, .cancelled: end(touch)
    case .failed, .possible: break
    }
  }

  private func begin(at origin: CGPoint = .zero) {
    guard transition.canBeHeld else { return }
    let wasFinishing = phase != .running(finishing: false)
    hold()
    guard phase == .held else { return }
    let edge = EdgeDrag(transition.table, at: transition.fraction, isForward: transition.isForward)
    drag = Drag(edge: edge, origin: origin, wasFinishing: wasFinishing)
  }

  /// Starts a transition if none runs, so that the first drag moves something, too.
  private func move(_ touch: TouchDownRecognizer) {
    guard !touch.isTap || drag.map({ $0.pointer != .zero }) ?? false else { return }
    if drag == nil, phase == .resting {
      transition.start(slowness: 1)
      begin(at: touch.translation)
    }
    guard var drag else { return }
    let scale = frame.contentScale
    drag.pointer = CGPoint(
      x: (touch.translation.x - drag.origin.x) / scale, y: (touch.translation.y - drag.origin.y) / scale)
    self.drag = drag
    transition.scrub(to: drag.edge.fraction(at: drag.pointer))
  }

  /// Releases the pages in the direction of a flick, or to the nearer end. A click turns them around.
  private func end(_ touch: TouchDownRecognizer) {
    let ended = drag
    drag = nil
    guard let ended, phase == .held else { return }
    if touch.isTap, ended.pointer == .zero { return release(.reverse, finishing: !ended.wasFinishing) }
    throwPages(ended, velocity: touch.velocity)
  }

  private func throwPages(_ drag: Drag, velocity pointer: CGPoint) {
    let distance = Self.step / frame.contentScale
    let ahead = CGPoint(x: drag.pointer.x + pointer.x * distance, y: drag.pointer.y + pointer.y * distance)
    let (now, next) = (transition.fraction, drag.edge.fraction(at: ahead))
    func progress(_ fraction: CGFloat) -> CGFloat { transition.table?.progress(at: fraction) ?? fraction }
    let velocity = (progress(next) - progress(now)) / Self.step
    let finishing = Release.finishes(at: progress(now), velocity: velocity)
    handOver(.release, velocity: transition.isForward ? velocity : -velocity) {
      transition.release(finishing: finishing, velocity: (next - now) / Self.step)
    }
  }
}
