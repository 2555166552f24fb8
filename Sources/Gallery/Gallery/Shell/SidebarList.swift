// SPDX-License-Identifier: MIT
import UIKit

/// The pages of the sidebar, by section, and below them the styles that a search finds.
final class SidebarList: KeyList {
  private static let margin: CGFloat = 12
  private static let headerHeight: CGFloat = 30
  private static let rowHeight: CGFloat = 40
  private static let gap: CGFloat = 2

  private var groups: [(header: UILabel, controls: [SidebarRow])] = []
  /// Called with the page or the style that the user chooses.
  var onChoose: ((SidebarRow.Destination) -> Void)?
  var selectedPage: Page? { didSet { selectionDidChange() } }
  /// Whether the next layout scrolls to the selected page.
  private var revealsSelection = false

  init(pages: [Page], styles: [TransitionStyle]) {
    super.init()
    backgroundColor = nil
    groups = add(pages, headerSize: 13, control: SidebarRow.init(page:)) { [weak self] in self?.onChoose?(.page($0)) }
    let header = addHeader("Styles", size: 13)
    let rows = styles.map { style in
      let row = SidebarRow(style: style)
      add(row) { [weak self] in self?.onChoose?(.style(style)) }
      return row
    }
    groups.append((header, rows))
  }

  required init?(coder: NSCoder) { nil }

  /// The first row that matches the search.
  var firstRow: SidebarRow? { rows.first { !$0.isHidden } }

  private var rows: [SidebarRow] { groups.flatMap(\.controls) }

  private func selectionDidChange() {
    for row in rows { row.isSelected = row.page != nil && row.page?.id == selectedPage?.id }
    revealsSelection = true
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard revealsSelection, !bounds.isEmpty else { return }
    revealsSelection = false
    if let row = rows.first(where: \.isSelected), !row.isHidden { scrollRectToVisible(row.frame, animated: false) }
  }

  /// The pages that match the search.
  var shownPages: [Page] { rows.filter { !$0.isHidden }.compactMap(\.page) }
  /// The styles that match the search.
  var shownStyles: [TransitionStyle] {
    rows.compactMap { row in if case .style(let style) = row.destination, !row.isHidden { style } else { nil } }
  }

  /// Shows the pages that contain all of some words, separated by spaces, in their titles, descriptions or sections, and
  /// the styles that match them.
  func filter(_ words: String) {
    for (header, rows) in groups {
      for row in rows { row.isHidden = !matches(row, in: header.text ?? "", words) }
      header.isHidden = rows.allSatisfy(\.isHidden)
    }
    contentOffset = .zero
    invalidateLayout()
  }

  private func matches(_ row: SidebarRow, in section: String, _ text: String) -> Bool {
    let words = text.lowercased().split(separator: " ")
    switch row.destination {
    case .page(let page):
      let text = "\(page.title) \(page.id) \(page.blurb) \(section)".lowercased()
      return words.allSatisfy { text.contains($0) }
    case .style(let style): return !words.isEmpty && StyleFilter(words: text).includes(style)
    }
  }

  override func layOut(in size: CGSize) -> CGFloat {
    let (x, width) = (Self.margin, size.width - 2 * Self.margin)
    var y: CGFloat = 0
    for (header, rows) in groups where !header.isHidden {
      header.frame = CGRect(x: x + 8, y: y, width: width - 8, height: Self.headerHeight)
      y += Self.headerHeight
      for row in rows where !row.isHidden {
        row.frame = CGRect(x: x, y: y, width: width, height: Self.rowHeight)
        y += Self.rowHeight + Self.gap
      }
      y += Self.margin / 2
    }
    return y
  }
}
