// SPDX-License-Identifier: MIT
import UIKit

/// Recognizes a touch as soon as it begins, without waiting for a movement, and follows it.
final class TouchDownRecognizer: UIGestureRecognizer {
  private var start = CGPoint.zero
  private var samples: [(time: TimeInterval, location: CGPoint)] = []
  /// The distance in points that a touch may move and still be a tap.
  private static let slop: CGFloat = 6
  /// The time in seconds over which the velocity is measured.
  private static let window: TimeInterval = 0.08

  /// The distance in points from where the touch began.
  private(set) var translation = CGPoint.zero
  /// The time of the last event in absolute seconds.
  private(set) var timestamp: TimeInterval = 0
  /// The velocity in points per second.
  private(set) var velocity = CGPoint.zero

  var isTap: Bool { hypot(translation.x, translation.y) < Self.slop }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let touch = touches.first, state == .possible else { return }
    start = touch.location(in: nil)
    timestamp = touch.timestamp
    translation = .zero
    velocity = .zero
    samples = [(touch.timestamp, start)]
    state = .began
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let touch = touches.first else { return }
    note(touch)
    state = .changed
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if let touch = touches.first { note(touch) }
    state = .ended
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .cancelled }

  private func note(_ touch: UITouch) {
    let location = touch.location(in: nil)
    timestamp = touch.timestamp
    translation = CGPoint(x: location.x - start.x, y: location.y - start.y)
    samples.append((touch.timestamp, location))
    samples.removeAll { $0.time < touch.timestamp - Self.window }
    guard let first = samples.first, touch.timestamp > first.time else { return }
    let elapsed = CGFloat(touch.timestamp - first.time)
    velocity = CGPoint(x: (location.x - first.location.x) / elapsed, y: (location.y - first.location.y) / elapsed)
  }
}
