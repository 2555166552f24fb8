// SPDX-License-Identifier: MIT
import UIKit

/// Plots a value over the last seconds. The times during which a gesture controlled it are shaded, and the values that
/// the gesture asked for are marked by dots.
final class MotionPlot: UIView {
  private struct Sample {
    let time: TimeInterval
    let value: CGFloat
    let isDragging: Bool
    let mark: CGFloat?
  }

  private let title = UILabel()
  private let valueLabel = UILabel()
  private let axis = UIView()
  private let line = CAShapeLayer()
  private let shade = CAShapeLayer()
  private let marks = CAShapeLayer()
  private let unit: String
  private let color: UIColor
  /// The values at the lower and the upper edge of the plot.
  private let range: ClosedRange<CGFloat>
  private var samples: [Sample] = []

  /// The time in seconds that the width of the plot covers.
  private static let span: TimeInterval = 4
  private static let padding: CGFloat = 14
  private static let headHeight: CGFloat = 20
  private static let lineWidth: CGFloat = 2
  private static let dotSide: CGFloat = 5

  init(title: String, unit: String, color: UIColor, range: ClosedRange<CGFloat>) {
    self.unit = unit
    self.color = color
    self.range = range
    super.init(frame: .zero)
    backgroundColor = .secondarySystemGroupedBackground
    layer.cornerRadius = 14
    clipsToBounds = true
    axis.backgroundColor = .separator
    self.title.text = title
    self.title.font = .systemFont(ofSize: 13, weight: .semibold)
    self.title.textColor = color.contrasting(with: .secondarySystemGroupedBackground)
    valueLabel.font = .monospacedDigitSystemFont(ofSize: 13, weight: .medium)
    valueLabel.textColor = Palette.secondaryText
    valueLabel.textAlignment = .right
    line.fillColor = nil
    line.lineWidth = Self.lineWidth
    line.lineJoin = .round
    for part in [shade, marks, line] { layer.addSublayer(part) }
    for part in [axis, self.title, valueLabel] { addSubview(part) }
    colour()
  }

  required init?(coder: NSCoder) { nil }

  /// The plotted values, oldest first.
  var values: [CGFloat] { samples.map(\.value) }

  /// Adds the value at a time.
  ///
  /// - Parameter mark: The value that the gesture asks for, if there is one.
  func add(_ value: CGFloat, at time: TimeInterval, isDragging: Bool, mark: CGFloat? = nil) {
    samples.append(Sample(time: time, value: value, isDragging: isDragging, mark: mark))
    samples.removeAll { $0.time < time - Self.span }
    valueLabel.text = "\(Int(value.rounded()))" + unit
    draw()
  }

  func removeAll() {
    samples = []
    draw()
  }

  // MARK: Drawing

  private var area: CGRect {
    let top = Self.padding + Self.headHeight
    return CGRect(x: 0, y: top, width: bounds.width, height: max(bounds.height - top - Self.padding, 0))
  }

  private func y(_ value: CGFloat) -> CGFloat {
    let share = (min(max(value, range.lowerBound), range.upperBound) - range.lowerBound)
    return area.maxY - share / (range.upperBound - range.lowerBound) * area.height
  }

  private func draw() {
    let (curve, band, dots, side) = (CGMutablePath(), CGMutablePath(), CGMutablePath(), Self.dotSide)
    let now = samples.last?.time ?? 0
    var previous: (x: CGFloat, isDragging: Bool)?
    for sample in samples {
      let x = bounds.width * CGFloat(1 - (now - sample.time) / Self.span)
      let point = CGPoint(x: x, y: y(sample.value))
      if let previous {
        curve.addLine(to: point)
        if previous.isDragging {
          band.addRect(CGRect(x: previous.x, y: 0, width: x - previous.x, height: bounds.height))
        }
      } else {
        curve.move(to: point)
      }
      if let mark = sample.mark {
        dots.addEllipse(in: CGRect(x: x - side / 2, y: y(mark) - side / 2, width: side, height: side))
      }
      previous = (x, sample.isDragging)
    }
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    line.path = curve
    shade.path = band
    marks.path = dots
    CATransaction.commit()
  }

  private func colour() {
    line.strokeColor = color.resolvedColor(with: traitCollection).cgColor
    marks.fillColor = UIColor.systemPink.resolvedColor(with: traitCollection).cgColor
    shade.fillColor = UIColor.tertiarySystemFill.resolvedColor(with: traitCollection).cgColor
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    colour()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let half = max((bounds.width - 2 * Self.padding) / 2, 0)
    title.frame = CGRect(x: Self.padding, y: 8, width: half, height: Self.headHeight)
    valueLabel.frame = CGRect(x: Self.padding + half, y: 8, width: half, height: Self.headHeight)
    axis.frame = CGRect(x: 0, y: y(0), width: bounds.width, height: 1)
    for part in [line, shade, marks] { part.frame = bounds }
    draw()
  }
}
