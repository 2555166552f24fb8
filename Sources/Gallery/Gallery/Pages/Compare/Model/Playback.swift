// SPDX-License-Identifier: MIT
import UIKit

/// The position at which all cells show their transitions: it runs, is scrubbed, or follows a drag in a cell.
final class Playback {
  enum Position: Equatable {
    /// Seconds since the start of the transitions. Fast ones end before slow ones.
    case time(TimeInterval)
    /// The distance in points by which a drag has moved the pages: the same in all cells.
    case drag(CGFloat)
  }

  private(set) var position = Position.time(0) { didSet { if position != oldValue { onChange?() } } }
  /// The duration of the longest transition, in seconds.
  var length: TimeInterval = 1 { didSet { if case .time(let time) = position, time > length { scrub(to: length) } } }
  /// The seconds of the transitions that pass in one second.
  var speed = 1.0 { didSet { if speed != oldValue { onChange?() } } }
  var loops = true { didSet { if loops != oldValue { onChange?() } } }
  var direction = PlaybackDirection.both {
    didSet {
      if direction != .both { isForward = direction == .forward }
      onChange?()
    }
  }
  /// Whether the cells show the transition from the first page to the second.
  private(set) var isForward = true
  var isPlaying: Bool { run != nil }
  /// Called when anything changes.
  var onChange: (() -> Void)?

  /// The time of a frame, in seconds.
  static let frame: TimeInterval = 1.0 / 60
  /// The time in seconds for which a loop pauses at either end.
  private static let loopPause: TimeInterval = 0.5

  /// The state of the running playback, or nil while it is paused.
  private var run: Run? { didSet { if (run == nil) != (oldValue == nil) { onChange?() } } }

  private struct Run {
    let link: CADisplayLink
    var lastTick: TimeInterval?
    /// The end of a pause at either end of a loop.
    var resumeTime: TimeInterval = 0
  }

  /// Whether a press has held the running playback.
  private var resumes = false
  /// Whether the time runs backward, which shows a movement in reverse.
  private(set) var isReversed = false

  /// The position in seconds. While a page is dragged, it is that of the longest transition.
  var time: TimeInterval {
    switch position {
    case .time(let time): time
    case .drag: timeOfDrag?() ?? 0
    }
  }
  /// Returns the time at which the longest transition shows what the drag has moved.
  var timeOfDrag: (() -> TimeInterval)?
  /// Returns whether the cells are ready for the time to leave the start. They turn there, which takes some frames.
  var mayStart: (() -> Bool)?

  func toggle() { isPlaying ? pause() : play() }

  /// Plays on from the position, or from the other end if it is at the end.
  func play(reversed: Bool = false) {
    isReversed = reversed
    let end = reversed ? 0 : length
    position = .time(time == end ? length - end : time)
    run?.link.invalidate()
    let link = CADisplayLink { [weak self] in self?.tick($0) ?? $0.invalidate() }
    link.add(to: .main, forMode: .common)
    run = Run(link: link)
  }

  func pause() {
    run?.link.invalidate()
    run = nil
  }

  /// Pauses playback while a page is pressed.
  func hold() {
    resumes = isPlaying
    pause()
  }

  /// Plays on in the same direction after a press that has moved nothing, if it held the playback.
  func resume() { if resumes { play(reversed: isReversed) } }

  /// Stops playback and moves the position.
  func scrub(to time: TimeInterval) {
    pause()
    position = .time(min(max(time, 0), length))
  }

  func step(by frames: Int) { scrub(to: time + Double(frames) * Self.frame) }

  /// Stops playback and moves the pages of all cells by a distance in points from where they are.
  func follow(distance: CGFloat) {
    pause()
    position = .drag(distance)
  }

  private func tick(_ link: CADisplayLink) {
    let now = link.targetTimestamp
    let elapsed = run?.lastTick.map { now - $0 } ?? link.duration
    run?.lastTick = now
    guard now >= run?.resumeTime ?? 0 else { return }
    if isAtEnd { return startAgain() }
    guard !isAtStart || mayStart?() ?? true else { return }
    let moved = time + (isReversed ? -1 : 1) * elapsed * speed
    position = .time(min(max(moved, 0), length))
    guard isAtEnd else { return }
    guard loops else { return pause() }
    run?.resumeTime = now + Self.loopPause
  }

  private var isAtStart: Bool { isReversed ? time >= length : time <= 0 }
  private var isAtEnd: Bool { isReversed ? time <= 0 : time >= length }

  private func startAgain() {
    if direction == .both { isForward.toggle() }
    position = .time(isReversed ? length : 0)
  }
}
