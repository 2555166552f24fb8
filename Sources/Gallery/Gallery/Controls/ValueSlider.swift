// SPDX-License-Identifier: MIT
import UIKit

/// A slider with its name and its value.
final class ValueSlider: UIView {
  static let height: CGFloat = 50

  private let name = UILabel()
  private let valueLabel = UILabel()
  private let slider = UISlider()
  private let format: (Double) -> String
  /// Called when the user moves the slider.
  var onChange: ((Double) -> Void)?

  init(_ title: String, in range: ClosedRange<Double>, format: @escaping (Double) -> String) {
    self.format = format
    super.init(frame: .zero)
    name.text = title
    name.font = .systemFont(ofSize: 13)
    name.textColor = Palette.secondaryText
    valueLabel.font = .monospacedDigitSystemFont(ofSize: 13, weight: .medium)
    valueLabel.textAlignment = .right
    slider.minimumValue = Float(range.lowerBound)
    slider.maximumValue = Float(range.upperBound)
    slider.accessibilityLabel = title
    slider.addTarget(self, action: Self.change, for: .valueChanged)
    for part in [name, valueLabel, slider] { addSubview(part) }
  }

  required init?(coder: NSCoder) { nil }

  var value: Double = 0 {
    didSet {
      if !slider.isTracking { slider.value = Float(value) }
      valueLabel.text = format(value)
      setNeedsLayout()
    }
  }

  private func change() {
    value = Double(slider.value)
    onChange?(value)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let valueWidth = min(valueLabel.sizeThatFits(bounds.size).width.rounded(.up), bounds.width)
    name.frame = CGRect(x: 0, y: 0, width: bounds.width - valueWidth, height: 18)
    valueLabel.frame = CGRect(x: bounds.width - valueWidth, y: 0, width: valueWidth, height: 18)
    slider.frame = CGRect(x: 0, y: 20, width: bounds.width, height: 30)
  }
}
