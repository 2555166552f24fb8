// SPDX-License-Identifier: MIT
import UIKit

/// A playback position that runs in both directions between two ends, or is scrubbed.
final class Playback {
  /// The position in seconds, on the time scale of the styles.
  private(set) var time: TimeInterval = 0 { didSet { onChange?() } }
  /// The length in seconds.
  var length: TimeInterval = 1 { didSet { time = min(time, length) } }
  /// The number of seconds of the styles' time that pass in one second.
  var speed = 1.0
  var loops = true
  private(set) var isForward = true
  private(set) var isPlaying = false { didSet { onChange?() } }
  /// Called when the position changes, or when playback starts or stops.
  var onChange: (() -> Void)?

  private var link: CADisplayLink?
  private var lastTick: TimeInterval?
  /// The time in seconds for which a loop pauses at either end.
  private static let loopPause: TimeInterval = 0.5
  private var resumeTime: TimeInterval = 0

  func toggle() { isPlaying ? pause() : play() }

  func play() {
    if isForward && time >= length { isForward = false } else if !isForward && time <= 0 { isForward = true }
    isPlaying = true
    lastTick = nil
    guard link == nil else { return }
    let link = CADisplayLink { [weak self] in self?.tick($0) ?? $0.invalidate() }
    link.add(to: .main, forMode: .common)
    self.link = link
  }

  func pause() {
    isPlaying = false
    link?.invalidate()
    link = nil
  }

  func reverse() { isForward.toggle() }

  /// Stops playback and moves the position.
  func scrub(to time: TimeInterval) {
    pause()
    self.time = min(max(time, 0), length)
  }

  private func tick(_ link: CADisplayLink) {
    let now = link.targetTimestamp
    let elapsed = lastTick.map { now - $0 } ?? link.duration
    lastTick = now
    guard now >= resumeTime else { return }
    let moved = time + (isForward ? 1 : -1) * elapsed * speed
    time = min(max(moved, 0), length)
    guard moved <= 0 || moved >= length else { return }
    guard loops else { return pause() }
    isForward = moved <= 0
    resumeTime = now + Self.loopPause
  }
}
