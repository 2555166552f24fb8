// SPDX-License-Identifier: MIT
import UIKit

/// A transition between two pages that runs by itself, and can be held, moved and released at any time.
///
///     resting ─▶ running ◄─▶ held
///        ▲          │
///        └──────────┘
///
/// An object of UIKit's class for interactive transitions does all of it. It does not want to start interactively, so
/// that the transition runs by itself; `pause()` takes hold of it.
final class InterruptibleTransition {
  enum Phase: Equatable {
    case resting
    /// - Parameter finishing: Whether it runs to its end instead of back to its start.
    case running(finishing: Bool)
    case held
  }

  let style: TransitionStyle
  private let stage: Stage
  private let interaction = UIPercentDrivenInteractiveTransition()
  private(set) var phase = Phase.resting
  /// Whether the transition shows the second page. At rest, the direction of the last one.
  private(set) var isForward = false
  private var tables: [Bool: MotionTable] = [:]
  private var measuredSize = CGSize.zero
  private var track: ScreenTrack?
  /// Called when a transition has ended.
  var onEnd: (() -> Void)?

  /// Creates a transition in the first kind that the style serves.
  init(style: TransitionStyle) {
    self.style = style
    let kind = [TransitionKind.push, .present, .tab].first(where: style.kinds.contains) ?? .push
    stage = Stage(style: style, kind: kind, isInContext: true)
  }

  var rootViewController: UIViewController { stage.rootViewController }

  /// The view that contains the pages.
  weak var container: UIView?

  /// The measured motion in the direction of the running transition.
  var table: MotionTable? { tables[isForward] }

  /// The part of the transition's animation that is shown, from 0 to 1.
  var fraction: CGFloat { interaction.percentComplete }

  /// Starts a transition to the other page. The first one in each direction is measured instead, unseen, and ends where
  /// it began.
  ///
  /// - Parameter slowness: The factor by which the animation takes longer.
  func start(slowness: Double) {
    guard phase == .resting, let container else { return }
    if container.bounds.size != measuredSize {
      measuredSize = container.bounds.size
      tables = [:]
    }
    isForward = !stage.isForward
    let needsMeasuring = tables[isForward] == nil
    interaction.wantsInteractiveStart = needsMeasuring
    interaction.completionSpeed = 1
    interaction.timingCurve = nil
    phase = .running(finishing: true)
    let driver = AnimationDrag.slowed(by: needsMeasuring ? 1 : slowness) {
      stage.startInteractively(with: interaction) { [weak self] in self?.didEnd() }
    }
    guard driver != nil, phase != .resting else {
      phase = .resting
      return
    }
    CATransaction.flush()
    if needsMeasuring { measure(in: container) } else { track = ScreenTrack(in: container) }
  }

  private func measure(in container: UIView) {
    tables[isForward] = container.covered {
      let table = MotionTable(in: container) { interaction.update($0) }
      interaction.update(0)
      return table
    }
    interaction.cancel()
  }

  private func didEnd() {
    phase = .resting
    guard track != nil else { return }
    track = nil
    onEnd?()
  }

  /// Whether the transition is running, and not only being measured, or is held.
  var canBeHeld: Bool { track != nil }

  /// Pauses the transition where it is.
  func hold() {
    guard case .running = phase, canBeHeld else { return }
    interaction.pause()
    guard phase != .resting else { return }
    phase = .held
  }

  /// Moves the held transition to a fraction of its animation.
  func scrub(to fraction: CGFloat) {
    guard phase == .held else { return }
    interaction.update(fraction)
  }

  /// Lets the held transition run to an end.
  ///
  /// - Parameter velocity: The velocity of the gesture, in fractions of the animation per second.
  func release(finishing: Bool, velocity: CGFloat = 0, slowness: Double = 1) {
    guard phase == .held else { return }
    phase = .running(finishing: finishing)
    let isInterruptible = stage.coordinator?.isInterruptible ?? false
    AnimationDrag.slowed(by: slowness) {
      interaction.release(finishing: finishing, velocity: velocity, isInterruptible: isInterruptible)
    }
  }

  /// Turns the running transition around.
  func reverse(slowness: Double) {
    guard case .running(let finishing) = phase else { return }
    hold()
    release(finishing: !finishing, slowness: slowness)
  }

  /// Ends the transition at its start, because the pages leave the screen. One that remained held would keep its pages
  /// alive.
  func stop() {
    hold()
    guard phase == .held else { return }
    interaction.update(0)
    release(finishing: false)
  }

  /// Returns what the screen shows now: 0 is the first page, 1 the second.
  func sample() -> ScreenTrack.Sample {
    guard let container, let sample = track?.sample(in: container) else {
      // A transition that is being measured shows its start.
      let showsSecond = phase == .resting ? stage.isForward : !isForward
      return ScreenTrack.Sample(progress: showsSecond ? 1 : 0, edge: nil)
    }
    return isForward ? sample : ScreenTrack.Sample(progress: 1 - sample.progress, edge: sample.edge)
  }
}

extension AnimationDrag {
  /// Runs a closure whose animations take longer by a factor.
  fileprivate static func slowed<Result>(by factor: Double, _ body: () -> Result) -> Result {
    let usual = coefficient
    coefficient = usual * factor
    defer { coefficient = usual }
    return body()
  }
}
