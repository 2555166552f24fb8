// SPDX-License-Identifier: MIT
import UIKit

/// The transport: a time that runs to and fro between two ends, or is moved by hand.
final class Playback {
  /// Seconds from the beginning, in the styles' own time.
  private(set) var time: TimeInterval = 0 { didSet { onChange?() } }
  /// Seconds from end to end.
  var length: TimeInterval = 1 { didSet { time = min(time, length) } }
  /// Seconds of the styles' time in one of the user's.
  var speed = 1.0
  var loops = true
  private(set) var isForward = true
  private(set) var isPlaying = false { didSet { onChange?() } }
  /// The time, or whether it runs, has changed.
  var onChange: (() -> Void)?

  private var link: CADisplayLink?
  private var lastTick: TimeInterval?
  /// Seconds that a loop rests at either end.
  private static let rest: TimeInterval = 0.5
  private var restUntil: TimeInterval = 0

  func toggle() { isPlaying ? pause() : play() }

  func play() {
    if isForward && time >= length { isForward = false } else if !isForward && time <= 0 { isForward = true }
    isPlaying = true
    lastTick = nil
    guard link == nil else { return }
    let link = CADisplayLink(target: self, action: Playback.tick)
    link.add(to: .main, forMode: .common)
    self.link = link
  }

  func pause() {
    isPlaying = false
    link?.invalidate()
    link = nil
  }

  func turnRound() { isForward.toggle() }

  /// The hand takes the time to a place.
  func scrub(to time: TimeInterval) {
    pause()
    self.time = min(max(time, 0), length)
  }

  private func tick(_ link: CADisplayLink) {
    let now = link.targetTimestamp
    let elapsed = lastTick.map { now - $0 } ?? link.duration
    lastTick = now
    guard now >= restUntil else { return }
    let moved = time + (isForward ? 1 : -1) * elapsed * speed
    time = min(max(moved, 0), length)
    guard moved <= 0 || moved >= length else { return }
    guard loops else { return pause() }
    isForward = moved <= 0
    restUntil = now + Self.rest
  }
}
