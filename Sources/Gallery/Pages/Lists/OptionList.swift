// SPDX-License-Identifier: MIT
import UIKit

/// A scrolling column of sections with transitions to try.
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

  private static let columnWidth: CGFloat = 640
  private static let margin: CGFloat = 20
  private static let headerHeight: CGFloat = 38
  private var groups: [(header: UILabel, rows: [OptionRow])] = []

  init(_ sections: [Section]) {
    super.init()
    for section in sections {
      let header = UILabel()
      header.text = section.title
      header.font = .systemFont(ofSize: 15, weight: .semibold)
      header.textColor = .secondaryLabel
      addSubview(header)
      let rows = section.options.map(OptionRow.init)
      rows.first?.layer.maskedCorners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner])
      rows.last?.layer.maskedCorners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner])
      rows.last?.isLast = true
      for (row, option) in zip(rows, section.options) { add(row, action: option.run) }
      groups.append((header, rows))
    }
  }

  required init?(coder: NSCoder) { nil }

  override func layOut(in size: CGSize) -> CGFloat {
    let width = min(Self.columnWidth, size.width - 2 * Self.margin)
    let x = ((size.width - width) / 2).rounded()
    var y = Self.margin * 0.5
    for (header, rows) in groups {
      header.frame = CGRect(x: x + OptionRow.padding, y: y, width: width, height: Self.headerHeight)
      y += Self.headerHeight
      for row in rows {
        let height = row.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
        row.frame = CGRect(x: x, y: y, width: width, height: height)
        y += height
      }
      y += Self.margin * 0.5
    }
    return y + Self.margin
  }
}
