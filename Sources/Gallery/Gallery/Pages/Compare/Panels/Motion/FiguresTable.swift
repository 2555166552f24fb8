// SPDX-License-Identifier: MIT
import UIKit

/// The table of motions. A click on a head sorts it, and one on a row chooses the cell. The figures scroll sideways beside
/// the names.
final class FiguresTable: UIView {
  private static let nameWidth: CGFloat = 124
  private static let headHeight: CGFloat = 36
  private static let rowHeight: CGFloat = 26

  private let scroll = UIScrollView()
  private var heads: [FigureHead] = []
  private var rows: [(name: FigureName, figures: FigureRow)] = []
  /// Called with the column whose head was clicked.
  var onSort: ((MotionColumn) -> Void)?
  /// Called with the number of the cell whose row was clicked.
  var onChoose: ((Int) -> Void)?

  private var columns: [MotionColumn] = []

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(scroll)
  }

  required init?(coder: NSCoder) { nil }

  /// Makes the heads of other columns, and removes the rows, which have labels for the former ones.
  private func setColumns(_ columns: [MotionColumn]) {
    guard columns != self.columns else { return }
    self.columns = columns
    setRowCount(0)
    for head in heads { head.removeFromSuperview() }
    heads = columns.map { column in
      let head = FigureHead(column)
      head.addAction(UIAction { [weak self] _ in self?.onSort?(column) }, for: .touchUpInside)
      scroll.addSubview(head)
      return head
    }
  }

  /// Shows for a moment that there are more columns than are seen.
  func flashScrollIndicators() { scroll.flashScrollIndicators() }

  /// - Parameter chosen: The number of the chosen cell.
  func show(_ comparison: MotionComparison, chosen: Int?) {
    setColumns(comparison.columns)
    setRowCount(comparison.rows.count)
    let leaders = columns.map { column -> Set<Int> in
      let leaders = column.isBetterIfLess ? comparison.leaders(in: column) : []
      return leaders.count == comparison.rows.count ? [] : Set(leaders.map(\.number))
    }
    for (row, shown) in zip(comparison.sortedRows, rows) {
      shown.name.show(row, isChosen: row.number == chosen)
      shown.figures.show(row, leading: leaders.map { $0.contains(row.number) }, isChosen: row.number == chosen)
    }
    for head in heads { head.show(comparison.order) }
  }

  private func setRowCount(_ count: Int) {
    while rows.count > count {
      let row = rows.removeLast()
      row.name.removeFromSuperview()
      row.figures.removeFromSuperview()
    }
    while rows.count < count { addRow() }
    setNeedsLayout()
  }

  private func addRow() {
    let (name, figures) = (FigureName(), FigureRow(columns))
    let choose = UIAction { [weak self, weak name] _ in if let name { self?.onChoose?(name.number) } }
    name.addAction(choose, for: .touchUpInside)
    figures.addGestureRecognizer(UITapGestureRecognizer { [weak name] _ in name?.sendActions(for: .touchUpInside) })
    addSubview(name)
    scroll.addSubview(figures)
    rows.append((name, figures))
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: Self.headHeight + CGFloat(rows.count) * Self.rowHeight)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let (left, width) = (min(Self.nameWidth, bounds.width), columns.map(\.width).reduce(0, +))
    scroll.frame = CGRect(x: left, y: 0, width: bounds.width - left, height: bounds.height)
    scroll.contentSize = CGSize(width: width, height: bounds.height)
    var x: CGFloat = 0
    for (head, column) in zip(heads, columns) {
      head.frame = CGRect(x: x, y: 0, width: column.width, height: Self.headHeight)
      x += column.width
    }
    for (index, row) in rows.enumerated() {
      let y = Self.headHeight + CGFloat(index) * Self.rowHeight
      row.name.frame = CGRect(x: 0, y: y, width: left, height: Self.rowHeight)
      row.figures.frame = CGRect(x: 0, y: y, width: max(width, scroll.bounds.width), height: Self.rowHeight)
    }
  }
}

extension MotionColumn {
  /// The width of the column in points.
  var width: CGFloat {
    switch self {
    case .overshoot, .processorTime, .response, .handOff, .result: 76
    case .duration, .bytes: 64
    case .kinds: 146
    case .gestures: 176
    default: 56
    }
  }

  /// Whether the column has texts, which begin at its left edge, and not figures, which end at its right one.
  var hasTexts: Bool { [.result, .kinds, .gestures].contains(self) }
  /// The distance of texts from the left edge, in points.
  var indent: CGFloat { hasTexts ? 12 : 0 }
}
