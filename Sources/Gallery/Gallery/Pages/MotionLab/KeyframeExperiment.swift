// SPDX-License-Identifier: MIT
import UIKit

/// Balls that go through the same points in the four calculation modes of keyframe animations. The points can be dragged.
final class KeyframeExperiment: Experiment {
  private struct Mode {
    let title: String
    let mode: CAAnimationCalculationMode
    let color: UIColor
  }

  private static let modes = [
    Mode(title: "Linear", mode: .linear, color: .systemBlue),
    Mode(title: "Discrete", mode: .discrete, color: .systemGray),
    Mode(title: "Paced", mode: .paced, color: .systemOrange), Mode(title: "Cubic", mode: .cubic, color: .systemGreen),
  ]
  private static let animationKey = "keyframes"
  /// The points at first, as fractions of the area.
  private static let points: [CGPoint] = [
    CGPoint(x: 0.08, y: 0.75), CGPoint(x: 0.2, y: 0.25), CGPoint(x: 0.48, y: 0.82), CGPoint(x: 0.6, y: 0.3),
    CGPoint(x: 0.92, y: 0.6),
  ]

  private let balls = modes.map { Ball($0.color) }
  private let traces = modes.map { Trace($0.color) }
  private let legend = modes.map { _ in UILabel() }
  private let handles = points.indices.map { DragHandle(name: "Point \($0 + 1)") }
  private var points = KeyframeExperiment.points
  private lazy var duration = addSlider("Duration", in: 0.5...4, value: 2) { String(format: "%.1f s", $0) }

  init() {
    super.init(title: "Keyframes", hint: "Drag the points. The dots are where each ball was in each frame.")
    backgroundColor = .secondarySystemGroupedBackground
    layer.cornerRadius = 14
    clipsToBounds = true
    for (label, mode) in zip(legend, Self.modes) {
      label.text = mode.title
      label.font = .systemFont(ofSize: 13, weight: .semibold)
      label.textColor = mode.color.contrasting(with: .secondarySystemGroupedBackground)
      label.textAlignment = .center
    }
    for (index, handle) in handles.enumerated() {
      handle.onMove = { [weak self] in self?.move(index, to: $0) }
      handle.onRelease = { [weak self] in self?.run() }
    }
    for part in traces + handles + balls + legend { addSubview(part) }
    _ = duration
  }

  required init?(coder: NSCoder) { nil }

  private func point(_ index: Int) -> CGPoint {
    CGPoint(x: points[index].x * bounds.width, y: points[index].y * bounds.height)
  }

  override func run() {
    guard bounds.width > 0 else { return }
    for (index, ball) in balls.enumerated() {
      let animation = CAKeyframeAnimation(keyPath: "position")
      animation.values = points.indices.map(point)
      animation.calculationMode = Self.modes[index].mode
      animation.duration = duration.value
      ball.layer.add(animation, forKey: Self.animationKey)
      traces[index].removeAll()
    }
    layOutBalls()
    start(lasting: duration.value)
  }

  override func step(at time: TimeInterval) { for (trace, ball) in zip(traces, balls) { trace.add(ball.shownCenter) } }

  private func move(_ index: Int, to position: CGPoint) {
    guard bounds.width > 0, bounds.height > 0 else { return }
    points[index] = CGPoint(
      x: min(max(position.x / bounds.width, 0.02), 0.98), y: min(max(position.y / bounds.height, 0.05), 0.95))
    layOutHandles()
  }

  private func layOutHandles() { for (index, handle) in handles.enumerated() { handle.center = point(index) } }

  private func layOutBalls() {
    UIView.performWithoutAnimation { for ball in balls { ball.center = point(points.count - 1) } }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = min(bounds.width / CGFloat(legend.count), 100)
    for (index, label) in legend.enumerated() {
      label.frame = CGRect(x: 8 + CGFloat(index) * width, y: 8, width: width - 4, height: 20)
    }
    guard traces[0].frame != bounds else { return }
    for trace in traces {
      trace.frame = bounds
      trace.removeAll()
    }
    for ball in balls { ball.layer.removeAnimation(forKey: Self.animationKey) }
    layOutHandles()
    layOutBalls()
  }
}

/// Dots where something was in each frame.
final class Trace: UIView {
  private static let dotSide: CGFloat = 4
  private let color: UIColor
  private let dots = CAShapeLayer()
  private var points: [CGPoint] = []

  init(_ color: UIColor) {
    self.color = color
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    dots.opacity = 0.55
    layer.addSublayer(dots)
  }

  required init?(coder: NSCoder) { nil }

  func add(_ point: CGPoint) {
    guard point != points.last else { return }
    points.append(point)
    draw()
  }

  func removeAll() {
    points = []
    draw()
  }

  private func draw() {
    let (path, side) = (CGMutablePath(), Self.dotSide)
    for point in points {
      path.addEllipse(in: CGRect(x: point.x - side / 2, y: point.y - side / 2, width: side, height: side))
    }
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    dots.path = path
    dots.fillColor = color.resolvedColor(with: traitCollection).cgColor
    CATransaction.commit()
  }
}
