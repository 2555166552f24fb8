// SPDX-License-Identifier: MIT
import UIKit

/// The row of buttons that open the panels, and a menu of comparisons to begin with.
final class PanelTabs: UIView {
  static let height: CGFloat = 34
  /// The width in points below which the buttons have no titles.
  private static let narrow: CGFloat = 680

  private let buttons = Panel.allCases.map {
    ToolButton(symbol: $0.symbol, title: $0.title, key: String($0.title.prefix(1)))
  }
  let presets = UIButton(type: .system)
  var onPress: ((Panel) -> Void)?
  var onPreset: ((ComparisonPreset) -> Void)?

  override init(frame: CGRect) {
    super.init(frame: frame)
    for (panel, button) in zip(Panel.allCases, buttons) {
      button.addAction(UIAction { [weak self] _ in self?.onPress?(panel) }, for: .touchUpInside)
      addSubview(button)
    }
    presets.setTitle("Presets", for: .normal)
    presets.setTitleColor(Palette.secondaryText, for: .normal)
    presets.titleLabel?.font = .systemFont(ofSize: 13, weight: .medium)
    presets.menu = UIMenu(
      children: ComparisonPreset.allCases.map { preset in
        UIAction(title: preset.title) { [weak self] _ in self?.onPreset?(preset) }
      })
    presets.showsMenuAsPrimaryAction = true
    addSubview(presets)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ panel: Panel?) {
    for (other, button) in zip(Panel.allCases, buttons) { button.isSelected = other == panel }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = presets.sizeThatFits(bounds.size).width.rounded(.up)
    presets.frame = CGRect(x: bounds.width - width, y: 2, width: width, height: 30)
    var x: CGFloat = 0
    for button in buttons {
      button.isCompact = bounds.width < Self.narrow
      let width = button.sizeThatFits(bounds.size).width
      button.frame = CGRect(x: x, y: 2, width: width, height: 30)
      x += width + 4
    }
  }
}
