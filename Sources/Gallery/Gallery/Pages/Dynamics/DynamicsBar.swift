// SPDX-License-Identifier: MIT
import UIKit

/// The bar below the stage, with the controls of the tiles.
final class DynamicsBar: UIVisualEffectView {
  private static let margin: CGFloat = 16
  /// The width in points from which the controls are in one row.
  private static let wide: CGFloat = 760
  /// The room in points for “Bounce 100 %”.
  private static let bounceWidth: CGFloat = 96
  private static let directions: [(title: String, vector: CGVector)] = [
    ("Down", CGVector(dx: 0, dy: 1)), ("Left", CGVector(dx: -1, dy: 0)), ("Up", CGVector(dx: 0, dy: -1)),
    ("Right", CGVector(dx: 1, dy: 0)), ("None", .zero),
  ]

  let fall = UIButton(configuration: .filled().inToolType)
  let shake = UIButton(configuration: .gray().inToolType)
  let direction = UISegmentedControl(items: directions.map(\.title))
  private let bounceLabel = UILabel()
  let bounce = UISlider()

  init() {
    super.init(effect: UIBlurEffect(style: .systemChromeMaterial))
    shake.configuration?.title = "Shake"
    direction.selectedSegmentIndex = 0
    direction.accessibilityLabel = "Gravity"
    bounceLabel.font = .monospacedDigitSystemFont(ofSize: 13, weight: .regular)
    bounceLabel.textColor = Palette.secondaryText
    bounce.value = 0.4
    bounce.accessibilityLabel = "Bounce"
    for control in [fall, shake, direction, bounceLabel, bounce] { contentView.addSubview(control) }
  }

  required init?(coder: NSCoder) { nil }

  /// The elasticity that is chosen, from 0 to 1. Its value is shown.
  func takeElasticity() -> CGFloat {
    bounceLabel.text = "Bounce \(Int((bounce.value * 100).rounded())) %"
    return CGFloat(bounce.value)
  }

  /// The chosen direction of gravity.
  var gravity: CGVector { Self.directions[max(direction.selectedSegmentIndex, 0)].vector }

  /// Lays the bar out at the lower end of an area of a view, and returns the area that is left above it.
  func layOut(in area: CGRect, of bounds: CGRect) -> CGRect {
    let isWide = area.width >= Self.wide
    let height: CGFloat = isWide ? 64 : 108
    frame = CGRect(x: 0, y: area.maxY - height, width: bounds.width, height: bounds.height - area.maxY + height)
    placeControls(isWide: isWide)
    return CGRect(x: area.minX, y: area.minY, width: area.width, height: max(area.height - height, 1))
  }

  private func placeControls(isWide: Bool) {
    let row = CGRect(x: Self.margin, y: 16, width: bounds.width - 2 * Self.margin, height: 32)
    let second = isWide ? row : row.offsetBy(dx: 0, dy: 44)
    fall.frame = CGRect(x: row.minX, y: row.minY, width: 88, height: row.height)
    shake.frame = CGRect(x: row.minX + 96, y: row.minY, width: 80, height: row.height)
    let start = row.minX + 192
    direction.frame = CGRect(
      x: start, y: row.minY, width: isWide ? 300 : max(row.maxX - start, 0), height: row.height)
    let labelStart = isWide ? direction.frame.maxX + 24 : row.minX
    let width = Self.bounceWidth
    bounceLabel.frame = CGRect(x: labelStart, y: second.minY, width: width, height: second.height)
    let slider = labelStart + width + 12
    bounce.frame = CGRect(x: slider, y: second.minY, width: max(row.maxX - slider, 0), height: second.height)
  }
}
