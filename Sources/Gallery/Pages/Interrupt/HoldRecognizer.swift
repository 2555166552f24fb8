// SPDX-License-Identifier: MIT
import UIKit

/// Recognises a touch as soon as it begins, without waiting for a movement, and follows it.
final class HoldRecognizer: UIGestureRecognizer {
  private var start = CGPoint.zero
  private var samples: [(time: TimeInterval, place: CGPoint)] = []
  /// The distance in points that a touch may move and still be a tap.
  private static let slop: CGFloat = 6
  /// The time in seconds over which the velocity is measured.
  private static let window: TimeInterval = 0.08

  /// The distance in points from where the touch began.
  private(set) var travel = CGPoint.zero
  /// The velocity in points per second.
  private(set) var velocity = CGPoint.zero

  var isTap: Bool { hypot(travel.x, travel.y) < Self.slop }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let touch = touches.first, state == .possible else { return }
    start = touch.location(in: nil)
    travel = .zero
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
    let place = touch.location(in: nil)
    travel = CGPoint(x: place.x - start.x, y: place.y - start.y)
    samples.append((touch.timestamp, place))
    samples.removeAll { $0.time < touch.timestamp - Self.window }
    guard let first = samples.first, touch.timestamp > first.time else { return }
    let elapsed = CGFloat(touch.timestamp - first.time)
    velocity = CGPoint(x: (place.x - first.place.x) / elapsed, y: (place.y - first.place.y) / elapsed)
  }
}
