// SPDX-License-Identifier: MIT
import UIKit

/// The head of a column of the table: its name, its unit, and the direction in which it is sorted.
final class FigureHead: UIControl {
  private static let padding: CGFloat = 6

  private let title = UILabel()
  private let unit = UILabel()
  private let column: MotionColumn

  init(_ column: MotionColumn) {
    self.column = column
    super.init(frame: .zero)
    title.font = .systemFont(ofSize: 12, weight: .semibold)
    unit.font = .systemFont(ofSize: 11)
    unit.text = column.unit
    for label in [title, unit] {
      label.textAlignment = column.hasTexts ? .left : .right
      label.textColor = Palette.secondaryText
      addSubview(label)
    }
    accessibilityLabel = "Sort by \(column.title)"
    isAccessibilityElement = true
    layer.cornerRadius = 6
    hoverStyle = .automatic()
    show(nil)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ order: MotionComparison.Order?) {
    let isSorted = order?.column == column
    title.text = column.title + (isSorted ? order?.isAscending == true ? " ↑" : " ↓" : "")
    title.textColor = isSorted ? .label : Palette.secondaryText
  }

  override func accessibilityActivate() -> Bool {
    sendActions(for: .touchUpInside)
    return true
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let (x, width) = (column.indent, max(bounds.width - column.indent - Self.padding, 0))
    title.frame = CGRect(x: x, y: 1, width: width, height: 17)
    unit.frame = CGRect(x: x, y: 18, width: width, height: 15)
  }
}

/// The number and the title of a cell, at the start of a row of the table.
final class FigureName: UIControl {
  private let badge = CellBadge()
  private let title = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    title.font = .systemFont(ofSize: 12, weight: .medium)
    for part in [badge, title] {
      part.isUserInteractionEnabled = false
      addSubview(part)
    }
    isAccessibilityElement = true
    hoverStyle = .automatic()
  }

  required init?(coder: NSCoder) { nil }

  var number: Int { badge.number }

  func show(_ row: MotionRow, isChosen: Bool) {
    badge.number = row.number
    title.text = row.title
    accessibilityLabel = "Choose \(row.title)"
    backgroundColor = isChosen ? .tertiarySystemFill : .clear
  }

  override func accessibilityActivate() -> Bool {
    sendActions(for: .touchUpInside)
    return true
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let side = CellBadge.side
    badge.frame = CGRect(x: 4, y: (bounds.height - side) / 2, width: side, height: side)
    let start = badge.frame.maxX + 6
    title.frame = CGRect(x: start, y: 0, width: max(bounds.width - start, 0), height: bounds.height)
  }
}

/// The figures of a cell, in the columns of the table. Those that are better than in the other cells are bold.
final class FigureRow: UIView {
  private static let padding: CGFloat = 6
  private let columns: [MotionColumn]
  private let labels: [UILabel]

  init(_ columns: [MotionColumn]) {
    self.columns = columns
    labels = columns.map { _ in UILabel() }
    super.init(frame: .zero)
    for (label, column) in zip(labels, columns) {
      label.textAlignment = column.hasTexts ? .left : .right
      addSubview(label)
    }
  }

  required init?(coder: NSCoder) { nil }

  /// - Parameter leading: Whether the row has the best figure, for each of the columns.
  func show(_ row: MotionRow, leading: [Bool], isChosen: Bool) {
    backgroundColor = isChosen ? .tertiarySystemFill : .clear
    for (index, column) in columns.enumerated() {
      labels[index].text = row.text(in: column)
      labels[index].font = .monospacedDigitSystemFont(ofSize: 12, weight: leading[index] ? .bold : .regular)
      labels[index].textColor = leading[index] ? .label : Palette.secondaryText
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    var x: CGFloat = 0
    for (label, column) in zip(labels, columns) {
      label.frame = CGRect(
        x: x + column.indent, y: 0, width: column.width - column.indent - Self.padding, height: bounds.height)
      x += column.width
    }
  }
}
