// SPDX-License-Identifier: MIT
import UIKit

/// The controls above the table: the style, and a row of buttons.
final class TaskBar: UIView {
  private static let styles: [(title: String, style: UITableView.Style)] = [
    ("Plain", .plain), ("Grouped", .grouped), ("Inset", .insetGrouped),
  ]
  private static let spacing: CGFloat = 12
  private static let pickerWidth: CGFloat = 260

  private let picker = UISegmentedControl(items: styles.map(\.title))
  private let buttons = UIStackView()
  /// Called when the user chooses a style.
  var onPick: (() -> Void)?

  init() {
    super.init(frame: .zero)
    picker.selectedSegmentIndex = 2
    picker.accessibilityLabel = "Style"
    picker.addAction(UIAction { [weak self] _ in self?.onPick?() }, for: .valueChanged)
    buttons.axis = .horizontal
    buttons.spacing = 8
    for part in [picker, buttons] { addSubview(part) }
  }

  required init?(coder: NSCoder) { nil }

  /// The chosen style.
  var style: UITableView.Style { Self.styles[max(picker.selectedSegmentIndex, 0)].style }

  /// Chooses a style as the user does.
  func pick(_ index: Int) {
    picker.selectedSegmentIndex = index
    onPick?()
  }

  @discardableResult
  func addButton(_ title: String, _ action: @escaping () -> Void) -> UIButton {
    var configuration = UIButton.Configuration.gray().inToolType
    configuration.title = title
    configuration.contentInsets = NSDirectionalEdgeInsets(top: 6, leading: 10, bottom: 6, trailing: 10)
    let button = UIButton(configuration: configuration, primaryAction: UIAction { _ in action() })
    buttons.addArrangedSubview(button)
    return button
  }

  /// Lays the bar out at the upper end of an area, in one row or in two, and returns the lower edge.
  func layOut(in area: CGRect) -> CGFloat {
    let (pick, row) = (picker.intrinsicContentSize, buttons.systemLayoutSizeFitting(.zero))
    // The margin is that of the table's inset groups.
    let margin: CGFloat = area.width < 414 ? 16 : 20
    let isWide = area.width >= Self.pickerWidth + row.width + 3 * margin
    let width = isWide ? Self.pickerWidth : area.width - 2 * margin
    picker.frame = CGRect(x: margin, y: Self.spacing, width: width, height: pick.height)
    buttons.frame = CGRect(
      x: isWide ? area.width - margin - row.width : margin,
      y: isWide ? picker.frame.midY - row.height / 2 : picker.frame.maxY + Self.spacing, width: row.width,
      height: row.height)
    let height = max(buttons.frame.maxY, picker.frame.maxY) + Self.spacing
    frame = CGRect(x: area.minX, y: area.minY, width: area.width, height: height)
    return frame.maxY
  }
}
