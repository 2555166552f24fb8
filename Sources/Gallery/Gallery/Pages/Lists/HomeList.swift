// SPDX-License-Identifier: MIT
import UIKit

/// The list of all pages, by section, below the gallery's name. It has two columns if the window is wide enough.
final class HomeList: KeyList {
  /// The largest widths in points, with one column and with two.
  private static let widths: [CGFloat] = [640, 1080]
  /// The width in points below which the margins are small.
  private static let narrow: CGFloat = 560
  /// The width in points from which there are two columns.
  private static let wide: CGFloat = 880
  private static let headingHeight: CGFloat = 50
  private static let subheadingHeight: CGFloat = 24
  private static let headerHeight: CGFloat = 46
  private static let gap: CGFloat = 12

  private let heading = UILabel()
  private let subheading = UILabel()
  private var groups: [(header: UILabel, controls: [PageCard])] = []

  init(pages: [Page], open: @escaping (Page) -> Void) {
    super.init()
    // The name takes the place of the bar's title. Nothing of the bar is seen.
    contentInsetAdjustmentBehavior = .never
    heading.text = "Passage"
    heading.font = .systemFont(ofSize: 40, weight: .bold)
    heading.textColor = .label
    subheading.text = "Screen transitions, side by side"
    subheading.font = .systemFont(ofSize: 17)
    subheading.textColor = Palette.secondaryText
    [heading, subheading].forEach(addSubview)
    groups = add(pages, headerSize: 15, control: PageCard.init) { open($0) }
  }

  required init?(coder: NSCoder) { nil }

  override func layOut(in size: CGSize) -> CGFloat {
    let margin: CGFloat = size.width < Self.narrow ? 20 : 28
    let columns = size.width >= Self.wide ? 2 : 1
    let width = min(Self.widths[columns - 1], size.width - 2 * margin)
    let x = ((size.width - width) / 2).rounded()
    // If everything fits, the list is centred, a little above the middle.
    let height = layOut(x: x, y: 0, width: width, columns: columns)
    let top = max(margin, ((size.height - height) * 0.4).rounded())
    layOut(x: x, y: top, width: width, columns: columns)
    return top + height + margin
  }

  /// Lays everything out and returns the height.
  @discardableResult
  private func layOut(x: CGFloat, y top: CGFloat, width: CGFloat, columns: Int) -> CGFloat {
    heading.frame = CGRect(x: x, y: top, width: width, height: Self.headingHeight)
    subheading.frame = CGRect(x: x, y: heading.frame.maxY, width: width, height: Self.subheadingHeight)
    var y = subheading.frame.maxY + Self.gap
    for (header, cards) in groups {
      header.frame = CGRect(x: x, y: y, width: width, height: Self.headerHeight)
      y += Self.headerHeight
      let cell = (width - Self.gap * CGFloat(columns - 1)) / CGFloat(columns)
      for start in stride(from: 0, to: cards.count, by: columns) {
        let row = cards[start..<min(start + columns, cards.count)]
        let height = row.map { $0.sizeThatFits(CGSize(width: cell, height: 0)).height }.max() ?? 0
        for (column, card) in row.enumerated() {
          card.frame = CGRect(x: x + CGFloat(column) * (cell + Self.gap), y: y, width: cell, height: height)
        }
        y += height + Self.gap
      }
    }
    return y - Self.gap - top
  }
}
