// SPDX-License-Identifier: MIT
import UIKit

/// The four curves of view animations, and a cubic one whose handles are moved by sliders.
final class CurveExperiment: LaneExperiment {
  private static let curves: [(title: String, option: UIView.AnimationOptions?, color: UIColor)] = [
    ("Linear", .curveLinear, .systemGray), ("Ease in", .curveEaseIn, .systemOrange),
    ("Ease out", .curveEaseOut, .systemGreen), ("Ease in and out", .curveEaseInOut, .systemBlue),
    ("Cubic", nil, .systemPurple),
  ]
  private lazy var duration = addSlider("Duration", in: 0.3...2, value: 0.8) { String(format: "%.1f s", $0) }
  private lazy var first = addSlider("Slow start", in: 0...1, value: 0.8) { String(format: "%.0f %%", $0 * 100) }
  private lazy var second = addSlider("Slow end", in: 0...1, value: 0.8) { String(format: "%.0f %%", $0 * 100) }

  init() {
    super.init(
      title: "Curves", hint: "Click in a track. The sliders move the two handles of the cubic curve.",
      lanes: Self.curves.map { ($0.title, $0.color) }, plot: ("Position", " %", 0...100))
    _ = (duration, first, second)
  }

  required init?(coder: NSCoder) { nil }

  override func animate(_ ball: Ball, to point: CGPoint, lane: Int) -> TimeInterval {
    if let option = Self.curves[lane].option {
      UIView.animate(withDuration: duration.value, delay: 0, options: option, animations: { ball.center = point })
    } else {
      let animator = UIViewPropertyAnimator(
        duration: duration.value, controlPoint1: CGPoint(x: first.value, y: 0),
        controlPoint2: CGPoint(x: 1 - second.value, y: 1)
      ) { ball.center = point }
      animator.startAnimation()
    }
    return duration.value
  }
}
