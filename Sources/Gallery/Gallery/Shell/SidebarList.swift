// SPDX-License-Identifier: MIT
import UIKit

/// The pages of the sidebar, by section.
final class SidebarList: KeyList {
  private static let margin: CGFloat = 12
  private static let headerHeight: CGFloat = 30
  private static let rowHeight: CGFloat = 40
  private static let gap: CGFloat = 2

  private var groups: [(header: UILabel, controls: [SidebarRow])] = []
  /// Called with the page that the user chooses.
  var onChoose: ((Page) -> Void)?
  var selectedPage: Page? { didSet { selectionDidChange() } }
  /// Whether the next layout scrolls to the selected page.
  private var revealsSelection = false

  init(pages: [Page]) {
    super.init()
    backgroundColor = nil
    groups = add(pages, headerSize: 13, control: SidebarRow.init) { [weak self] in self?.onChoose?($0) }
  }

  required init?(coder: NSCoder) { nil }

  /// The first row of the pages that match the search.
  var firstRow: SidebarRow? { rows.first { !$0.isHidden } }

  private var rows: [SidebarRow] { groups.flatMap(\.controls) }

  private func selectionDidChange() {
    for row in rows { row.isSelected = row.page.id == selectedPage?.id }
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
  var shownPages: [Page] { rows.filter { !$0.isHidden }.map(\.page) }

  /// Shows the pages that contain all of some words, separated by spaces, in their titles, descriptions or sections.
  func filter(_ words: String) {
    let words = words.lowercased().split(separator: " ")
    for (header, rows) in groups {
      for row in rows {
        let text = "\(row.page.title) \(row.page.id) \(row.page.blurb) \(header.text ?? "")".lowercased()
        row.isHidden = !words.allSatisfy { text.contains($0) }
      }
      header.isHidden = rows.allSatisfy(\.isHidden)
    }
    contentOffset = .zero
    invalidateLayout()
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
