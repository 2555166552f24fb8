// SPDX-License-Identifier: MIT
import UIKit

/// The values of all cells at one time, which are those under the cursor of the chart.
final class MotionLegend: UIView {
  /// The least width in points of a row with a title.
  private static let columnWidth: CGFloat = 208
  /// The width in points of a row without a title.
  private static let compactWidth: CGFloat = 132
  /// The number of rows from which they lose their titles where they do not fit beside each other.
  private static let manyRows = 5
  private static let gap: CGFloat = 14
  private static let rowHeight: CGFloat = 20

  private let heading = UILabel()
  private var rows: [LegendRow] = []

  override init(frame: CGRect) {
    super.init(frame: frame)
    heading.font = .monospacedDigitSystemFont(ofSize: 13, weight: .semibold)
    addSubview(heading)
  }

  required init?(coder: NSCoder) { nil }

  /// Makes a row for each cell.
  func show(_ cells: [CompareCell]) {
    while rows.count > cells.count { rows.removeLast().removeFromSuperview() }
    while rows.count < cells.count {
      rows.append(LegendRow())
      addSubview(rows[rows.count - 1])
    }
    for (row, cell) in zip(rows, cells) { row.show(number: cell.number, title: cell.style.title) }
    setNeedsLayout()
  }

  /// Shows the values at a time.
  ///
  /// - Parameters:
  ///   - time: The time in seconds that the heading names.
  ///   - pointed: Whether it is the time at the pointer, and not what the cells show.
  func show(_ cells: [CompareCell], at time: TimeInterval, pointed: Bool, in quantity: MotionSamples.Quantity) {
    heading.text = String(format: pointed ? "Pointer at %.0f ms" : "At %.0f ms", time * 1000)
    for (row, cell) in zip(rows, cells) {
      let moment = pointed ? time : cell.time
      let value = cell.samples.values(in: quantity).map { cell.samples.value(at: moment, of: $0) }
      row.show(value: value, velocity: cell.samples.velocity(at: moment, in: quantity), in: quantity)
    }
  }

  /// Whether the rows have no titles, which the table below has, so that the chart is in sight.
  private func isCompact(forWidth width: CGFloat) -> Bool {
    rows.count >= Self.manyRows && width < 2 * Self.columnWidth + Self.gap
  }

  private func columnCount(forWidth width: CGFloat) -> Int {
    let least = isCompact(forWidth: width) ? Self.compactWidth : Self.columnWidth
    return min(max(Int((width + Self.gap) / (least + Self.gap)), 1), max(rows.count, 1))
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let columns = columnCount(forWidth: size.width)
    let lines = (rows.count + columns - 1) / columns
    return CGSize(width: size.width, height: Self.rowHeight * CGFloat(lines + 1))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let columns = columnCount(forWidth: bounds.width)
    let width = (bounds.width - CGFloat(columns - 1) * Self.gap) / CGFloat(columns)
    heading.frame = CGRect(x: 0, y: 0, width: bounds.width, height: Self.rowHeight)
    for (index, row) in rows.enumerated() {
      row.isCompact = isCompact(forWidth: bounds.width)
      row.frame = CGRect(
        x: CGFloat(index % columns) * (width + Self.gap), y: Self.rowHeight * CGFloat(index / columns + 1),
        width: max(width, 0), height: Self.rowHeight)
    }
  }
}

/// The values of one cell: its number and title, where it is, and how fast it moves.
private final class LegendRow: UIView {
  private static let valueWidth: CGFloat = 46
  private static let velocityWidth: CGFloat = 70

  private let badge = CellBadge()
  private let title = UILabel()
  private let value = UILabel()
  private let velocity = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    title.font = .systemFont(ofSize: 12, weight: .medium)
    for label in [value, velocity] {
      label.font = .monospacedDigitSystemFont(ofSize: 12, weight: .regular)
      label.textAlignment = .right
    }
    velocity.textColor = Palette.secondaryText
    for part in [badge, title, value, velocity] { addSubview(part) }
  }

  required init?(coder: NSCoder) { nil }

  var isCompact: Bool {
    get { title.isHidden }
    set { title.isHidden = newValue }
  }

  func show(number: Int, title: String) {
    badge.number = number
    self.title.text = title
  }

  func show(value: CGFloat?, velocity: CGFloat?, in quantity: MotionSamples.Quantity) {
    self.value.text = Self.text(value, quantity.unit)
    self.velocity.text = Self.text(velocity, quantity.unit + "/s")
  }

  private static func text(_ value: CGFloat?, _ unit: String) -> String {
    guard let value else { return MotionRow.unknown }
    // Rounded before, so that there is no “−0”.
    return "\(Int(value.rounded())) \(unit)".replacingOccurrences(of: "-", with: "−")
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let side = CellBadge.side
    badge.frame = CGRect(x: 0, y: (bounds.height - side) / 2, width: side, height: side)
    velocity.frame = CGRect(
      x: bounds.width - Self.velocityWidth, y: 0, width: Self.velocityWidth, height: bounds.height)
    value.frame = CGRect(
      x: velocity.frame.minX - Self.valueWidth, y: 0, width: Self.valueWidth, height: bounds.height)
    let start = badge.frame.maxX + 6
    title.frame = CGRect(x: start, y: 0, width: max(value.frame.minX - start - 2, 0), height: bounds.height)
  }
}
