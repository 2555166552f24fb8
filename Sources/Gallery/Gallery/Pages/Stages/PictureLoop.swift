// SPDX-License-Identifier: MIT
import UIKit

/// The time of live pictures, which play forward and backward in turn while they are in sight. It has a display link only
/// then. With reduced motion, the pictures show an instant in the middle.
final class PictureLoop: NSObject {
  /// An instant of a picture.
  struct Moment: Equatable {
    /// The number of the transitions that have ended.
    var turn = 0
    /// The time since the transition began, as a fraction of its duration.
    var elapsed: CGFloat = 0
    var isForward: Bool { turn.isMultiple(of: 2) }
  }

  /// The instant that is shown with reduced motion.
  static let still = Moment(elapsed: 0.45)

  /// The duration of each transition and the pause after it, in seconds.
  private let duration: TimeInterval
  private let pause: TimeInterval
  private let onStep: () -> Void
  private var link: CADisplayLink?
  private var time: TimeInterval = 0
  /// The time of the last frame.
  private var last: TimeInterval?
  /// The most seconds that pass in one frame, so that the pictures do not jump after a frame that took long.
  private static let longestStep: TimeInterval = 0.1

  /// Whether the pictures are in sight.
  var isShown = false { didSet { if isShown != oldValue { update() } } }
  var isRunning: Bool { link != nil }

  /// - Parameter onStep: Shows the pictures at their moments.
  init(duration: TimeInterval = 0.9, pause: TimeInterval = 0.7, onStep: @escaping () -> Void) {
    self.duration = duration
    self.pause = pause
    self.onStep = onStep
    super.init()
    NotificationCenter.default.addObserver(
      self, selector: Self.update, name: UIAccessibility.reduceMotionStatusDidChangeNotification, object: nil)
  }

  deinit { MainActor.assumeIsolated { link?.invalidate() } }

  /// Starts or stops the time, and shows the pictures.
  func update() {
    let runs = isShown && !UIAccessibility.isReduceMotionEnabled
    if runs, link == nil {
      start()
    } else if !runs {
      link?.invalidate()
      link = nil
      last = nil
    }
    if isShown { onStep() }
  }

  private func start() {
    let link = CADisplayLink { [weak self] link in self?.step(link) ?? link.invalidate() }
    link.add(to: .main, forMode: .common)
    self.link = link
  }

  private func step(_ link: CADisplayLink) {
    time += min(link.targetTimestamp - (last ?? link.timestamp), Self.longestStep)
    last = link.targetTimestamp
    onStep()
  }

  /// The moment of pictures that are a number of seconds ahead of the others.
  func moment(ahead lead: TimeInterval = 0) -> Moment {
    guard !UIAccessibility.isReduceMotionEnabled else { return Self.still }
    let turns = max(time + lead, 0) / (duration + pause)
    let turn = turns.rounded(.down)
    let elapsed = (turns - turn) * (duration + pause) / duration
    return Moment(turn: Int(turn), elapsed: CGFloat(min(elapsed, 1)))
  }

  /// Returns the number of seconds by which pictures are ahead that show a moment now.
  func lead(of moment: Moment) -> TimeInterval {
    TimeInterval(moment.turn) * (duration + pause) + TimeInterval(moment.elapsed) * duration - time
  }
}
