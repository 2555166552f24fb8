// SPDX-License-Identifier: MIT
import UIKit

/// Four springs that differ in their damping.
final class SpringExperiment: LaneExperiment {
  private static let dampings: [(title: String, ratio: CGFloat, color: UIColor)] = [
    ("Damping 0.2", 0.2, .systemRed), ("Damping 0.4", 0.4, .systemOrange), ("Damping 0.7", 0.7, .systemGreen),
    ("Damping 1", 1, .systemBlue),
  ]
  private lazy var duration = addSlider("Duration", in: 0.3...2, value: 1) { String(format: "%.1f s", $0) }
  private lazy var velocity = addSlider("Velocity", in: 0...12, value: 0) { String(format: "%.0f %%/s", $0 * 100) }

  init() {
    super.init(
      title: "Springs", hint: "Click in a track, and again while the balls move: each keeps its velocity.",
      lanes: Self.dampings.map { ($0.title, $0.color) }, plot: ("Position", " %", -60...160))
    _ = (duration, velocity)
  }

  required init?(coder: NSCoder) { nil }

  override func animate(_ ball: Ball, to point: CGPoint, lane: Int) -> TimeInterval {
    UIView.animate(
      withDuration: duration.value, delay: 0, usingSpringWithDamping: Self.dampings[lane].ratio,
      initialSpringVelocity: velocity.value, options: [], animations: { ball.center = point })
    return duration.value
  }
}
