// SPDX-License-Identifier: MIT
import UIKit

/// Draws where something was, and how fast, over the last seconds.
final class MotionPlot: UIView {
  private struct Sample {
    let time: TimeInterval
    let position: CGFloat
    let velocity: CGFloat
  }

  private var samples: [Sample] = []
  private let positionLine = CAShapeLayer()
  private let velocityLine = CAShapeLayer()
  private let axis = UIView()
  private let legend = UILabel()

  /// Seconds that the plot is wide.
  private static let span: TimeInterval = 4
  /// Widths per second at the plot's upper edge.
  private static let fastest: CGFloat = 8

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .secondarySystemGroupedBackground
    layer.cornerRadius = 14
    clipsToBounds = true
    axis.backgroundColor = .separator
    legend.becomeLegend()
    for line in [velocityLine, positionLine] {
      line.fillColor = nil
      line.lineWidth = 2
      layer.addSublayer(line)
    }
    addSubview(axis)
    addSubview(legend)
  }

  required init?(coder: NSCoder) { nil }

  /// Adds where it is now: 0 is shown in the middle's place, 1 a page away.
  func add(_ position: CGFloat, at time: TimeInterval) {
    let last = samples.last
    let elapsed = last.map { time - $0.time } ?? 0
    let velocity = last.map { elapsed > 0 ? (position - $0.position) / CGFloat(elapsed) : $0.velocity } ?? 0
    samples.append(Sample(time: time, position: position, velocity: velocity))
    samples.removeAll { $0.time < time - Self.span }
    draw()
  }

  private func draw() {
    guard let now = samples.last?.time else { return }
    let (positions, velocities) = (CGMutablePath(), CGMutablePath())
    for (index, sample) in samples.enumerated() {
      let x = bounds.width * CGFloat(1 - (now - sample.time) / Self.span)
      let y = bounds.height * (0.5 - sample.position * 0.42)
      let v = bounds.height * (0.5 - min(max(sample.velocity / Self.fastest, -1), 1) * 0.46)
      if index == 0 {
        positions.move(to: CGPoint(x: x, y: y))
        velocities.move(to: CGPoint(x: x, y: v))
      } else {
        positions.addLine(to: CGPoint(x: x, y: y))
        velocities.addLine(to: CGPoint(x: x, y: v))
      }
    }
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    positionLine.path = positions
    velocityLine.path = velocities
    positionLine.strokeColor = UIColor.systemBlue.resolvedColor(with: traitCollection).cgColor
    velocityLine.strokeColor = UIColor.systemOrange.resolvedColor(with: traitCollection).cgColor
    CATransaction.commit()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    axis.frame = CGRect(x: 0, y: bounds.midY, width: bounds.width, height: 1)
    legend.frame = CGRect(x: 14, y: 8, width: bounds.width - 28, height: 20)
    for line in [positionLine, velocityLine] { line.frame = bounds }
  }
}

extension UILabel {
  fileprivate func becomeLegend() {
    text = "blue: place, orange: velocity"
    font = .systemFont(ofSize: 13)
    textColor = .secondaryLabel
  }
}
