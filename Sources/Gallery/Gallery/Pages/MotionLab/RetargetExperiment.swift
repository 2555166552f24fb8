// SPDX-License-Identifier: MIT
import UIKit

/// Two balls that get the same new targets while they move: the animations of one are added up, those of the other one
/// are replaced.
final class RetargetExperiment: LaneExperiment {
  private static let replaced = 1
  private lazy var duration = addSlider("Duration", in: 0.3...2, value: 1) { String(format: "%.1f s", $0) }
  private var seen: [(time: TimeInterval, position: CGFloat)?] = [nil, nil]

  init() {
    super.init(
      title: "Retarget", hint: "Click again and again while the balls move, and watch their velocities.",
      lanes: [("Additive", .systemBlue), ("Replacing", .systemRed)], plot: ("Velocity", " %/s", -200...200))
    _ = duration
  }

  required init?(coder: NSCoder) { nil }

  /// View animations add up. An animation of Core Animation's replaces the one before it with the same key, and begins
  /// where the ball is, but at rest.
  override func animate(_ ball: Ball, to point: CGPoint, lane: Int) -> TimeInterval {
    guard lane == Self.replaced else {
      UIView.animate(withDuration: duration.value) { ball.center = point }
      return duration.value
    }
    let animation = CABasicAnimation(keyPath: "position")
    animation.fromValue = ball.shownCenter
    animation.toValue = point
    animation.duration = duration.value
    animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
    UIView.performWithoutAnimation { ball.center = point }
    ball.layer.add(animation, forKey: "move")
    return duration.value
  }

  override func plot(_ lane: Lane, at time: TimeInterval) {
    guard let index = lanes.firstIndex(of: lane) else { return }
    let position = lane.shown
    if let last = seen[index], time > last.time, time - last.time < Self.longestFrame {
      lane.plot.add((position - last.position) / CGFloat(time - last.time) * 100, at: time, isDragging: false)
    }
    seen[index] = (time, position)
  }

  /// A run begins at rest, and the velocity is measured from there. One that continues another has its velocity.
  override func plotStart(_ lane: Lane, from position: CGFloat, at time: TimeInterval) {
    guard let index = lanes.firstIndex(of: lane), lane.plot.values.isEmpty else { return }
    seen[index] = (time, position)
    lane.plot.add(0, at: time, isDragging: false)
  }

  /// The time in seconds between two frames above which nothing has moved in between.
  private static let longestFrame: TimeInterval = 0.2
}
