// SPDX-License-Identifier: MIT
import UIKit

/// Sections with transitions to try, in as many columns as have room.
final class OptionList: KeyList {
  struct Section {
    let title: String
    let options: [Option]
  }

  struct Option {
    let title: String
    let detail: String
    /// A view that the row shows, for styles that start from it.
    var picture: UIView?
    let run: () -> Void
  }

  /// The smallest width in points of one of several columns, and the largest.
  private static let columnWidths: ClosedRange<CGFloat> = 400...640
  private static let mostColumns = 4
  private static let margin: CGFloat = 20
  private static let headerHeight: CGFloat = 38
  private var groups: [(header: UILabel, rows: [OptionRow])] = []

  init(_ sections: [Section]) {
    super.init()
    for section in sections {
      let header = addHeader(section.title, size: 15)
      let rows = section.options.map(OptionRow.init)
      for (row, option) in zip(rows, section.options) { add(row, action: option.run) }
      groups.append((header, rows))
    }
  }

  required init?(coder: NSCoder) { nil }

  override func layOut(in size: CGSize) -> CGFloat {
    let (margin, room) = (Self.margin, size.width - 2 * Self.margin)
    let count = min(max(Int((room + margin) / (Self.columnWidths.lowerBound + margin)), 1), Self.mostColumns)
    let width = min(
      Self.columnWidths.upperBound, ((room - margin * CGFloat(count - 1)) / CGFloat(count)).rounded(.down))
    let total = (width + margin) * CGFloat(count) - margin
    let x = ((size.width - total) / 2).rounded()
    var y = margin * 0.5
    for (header, rows) in groups {
      header.frame = CGRect(
        x: x + OptionRow.padding, y: y, width: total - OptionRow.padding, height: Self.headerHeight)
      y += Self.headerHeight
      let perColumn = (rows.count + count - 1) / count
      var bottom = y
      for (column, start) in stride(from: 0, to: rows.count, by: max(perColumn, 1)).enumerated() {
        let end = min(start + perColumn, rows.count)
        let left = x + CGFloat(column) * (width + margin)
        bottom = max(bottom, layOut(rows[start..<end], at: CGPoint(x: left, y: y), width: width))
      }
      y = bottom + margin * 0.5
    }
    return y + margin
  }

  /// Lays out a column of rows and returns its lower edge.
  private func layOut(_ rows: ArraySlice<OptionRow>, at origin: CGPoint, width: CGFloat) -> CGFloat {
    var y = origin.y
    for (index, row) in zip(rows.indices, rows) {
      row.position = (isFirst: index == rows.startIndex, isLast: index == rows.endIndex - 1)
      let height = row.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
      row.frame = CGRect(x: origin.x, y: y, width: width, height: height)
      y += height
    }
    return y
  }
}
