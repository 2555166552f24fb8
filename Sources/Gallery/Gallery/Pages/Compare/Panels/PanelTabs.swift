// SPDX-License-Identifier: MIT
import UIKit

/// The row of buttons that open the panels, and the legend of the keys.
final class PanelTabs: UIView {
  static let height: CGFloat = 34
  /// The width in points below which the buttons have no titles.
  private static let narrow: CGFloat = 560

  private let buttons = Panel.allCases.map {
    ToolButton(symbol: $0.symbol, title: $0.title, key: String($0.title.prefix(1)))
  }
  private let legend = ToolButton(symbol: "questionmark", name: "Keys", key: "?")
  var onPress: ((Panel) -> Void)?
  var onLegend: (() -> Void)?

  override init(frame: CGRect) {
    super.init(frame: frame)
    for (panel, button) in zip(Panel.allCases, buttons) {
      button.addAction(UIAction { [weak self] _ in self?.onPress?(panel) }, for: .touchUpInside)
      addSubview(button)
    }
    legend.addAction(UIAction { [weak self] _ in self?.onLegend?() }, for: .touchUpInside)
    addSubview(legend)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ panel: Panel?, hasLegend: Bool) {
    for (other, button) in zip(Panel.allCases, buttons) { button.isSelected = other == panel }
    legend.isSelected = hasLegend
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    var x: CGFloat = 0
    for button in buttons {
      button.isCompact = bounds.width < Self.narrow
      let width = button.sizeThatFits(bounds.size).width
      button.frame = CGRect(x: x, y: 2, width: width, height: 30)
      x += width + 4
    }
    legend.frame = CGRect(x: bounds.width - 34, y: 2, width: 34, height: 30)
  }
}
