// SPDX-License-Identifier: MIT
import UIKit

/// The bar at the bottom: the choice of the material, and a slider for the fraction of the effect.
final class BlurBar: UIVisualEffectView {
  /// The height in points without the safe area.
  static let height: CGFloat = 104
  /// The materials, from the most translucent to the most opaque, and the styles of iOS 7.
  private static let materials: [(title: String, style: UIBlurEffect.Style)] = [
    ("Ultra thin", .systemUltraThinMaterial), ("Thin", .systemThinMaterial), ("Regular", .systemMaterial),
    ("Thick", .systemThickMaterial), ("Extra light", .extraLight), ("Light", .light), ("Dark", .dark),
  ]
  private static let (margin, widest): (CGFloat, CGFloat) = (16, 720)
  private static let labelWidth: CGFloat = 100

  let picker = UISegmentedControl(items: materials.map(\.title))
  let slider = UISlider()
  private let sliderLabel = UILabel()

  init() {
    super.init(effect: UIBlurEffect(style: .systemChromeMaterial))
    picker.selectedSegmentIndex = 0
    picker.accessibilityLabel = "Material"
    slider.value = 1
    slider.accessibilityLabel = "Fraction of the effect"
    sliderLabel.font = .monospacedDigitSystemFont(ofSize: 13, weight: .medium)
    sliderLabel.textColor = Palette.secondaryText
    for control in [picker, slider, sliderLabel] { contentView.addSubview(control) }
  }

  required init?(coder: NSCoder) { nil }

  /// The chosen material.
  var material: UIBlurEffect.Style { Self.materials[max(picker.selectedSegmentIndex, 0)].style }

  /// Shows the value of the slider.
  func showFraction() { sliderLabel.text = "Effect \(Int((slider.value * 100).rounded())) %" }

  /// Lays the bar out at the bottom of a view.
  func layOut(in view: UIView) {
    let height = Self.height + view.safeAreaInsets.bottom
    frame = CGRect(x: 0, y: view.bounds.height - height, width: view.bounds.width, height: height)
    let width = min(bounds.width - 2 * Self.margin, Self.widest)
    let x = (bounds.width - width) / 2
    picker.frame = CGRect(x: x, y: 14, width: width, height: 32)
    apportionSegments()
    sliderLabel.frame = CGRect(x: x, y: 58, width: Self.labelWidth, height: 32)
    slider.frame = CGRect(x: x + Self.labelWidth, y: 58, width: max(width - Self.labelWidth, 0), height: 32)
  }

  /// Gives each title the same space beside it, because the longest ones would fill equal segments of a narrow window.
  private func apportionSegments() {
    let font = UIFont.systemFont(ofSize: 13, weight: .medium)
    let widths = Self.materials.map { ($0.title as NSString).size(withAttributes: [.font: font]).width }
    let space = (picker.bounds.width - widths.reduce(0, +)) / CGFloat(widths.count)
    // Whole points keep the titles sharp. The last segment has the rest.
    for (index, width) in widths.dropLast().enumerated() {
      picker.setWidth(max((width + space).rounded(), 0), forSegmentAt: index)
    }
  }
}
