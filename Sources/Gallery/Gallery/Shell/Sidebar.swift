// SPDX-License-Identifier: MIT
import UIKit

/// The list of pages beside the chosen page, with a field to search it and the styles.
final class Sidebar: UIView {
  /// The widths in points that the user can choose, and the initial one.
  static let widths: ClosedRange<CGFloat> = 200...360
  static let initialWidth: CGFloat = 248
  private static let margin: CGFloat = 12
  private static let headingHeight: CGFloat = 48
  private static let searchHeight: CGFloat = 34

  let search = SearchField(placeholder: "Search")
  let list: SidebarList
  private let heading = UILabel()
  private let none = UILabel()
  /// Called with the page or the style that the user chooses.
  var onChoose: ((SidebarRow.Destination) -> Void)?
  /// Called when the keyboard leaves the sidebar for the page.
  var onLeave: (() -> Void)?

  init() {
    list = SidebarList(pages: Catalog.pages, styles: Catalog.styles)
    super.init(frame: .zero)
    backgroundColor = .secondarySystemBackground
    heading.text = "Passage"
    heading.font = .systemFont(ofSize: 22, weight: .bold)
    heading.accessibilityTraits = .header
    none.text = "Nothing matches."
    none.font = .systemFont(ofSize: 14)
    none.textColor = Palette.secondaryText
    search.addAction(UIAction { [weak self] _ in self?.filter() }, for: .editingChanged)
    list.onChoose = { [weak self] in self?.choose($0) }
    for part in [heading, search, list, none] { addSubview(part) }
    filter()
  }

  required init?(coder: NSCoder) { nil }

  var selectedPage: Page? {
    get { list.selectedPage }
    set { list.selectedPage = newValue }
  }

  private func choose(_ destination: SidebarRow.Destination) {
    if search.isFirstResponder || search.text?.isEmpty == false { leave() }
    onChoose?(destination)
  }

  private func leave() {
    search.text = ""
    filter()
    onLeave?()
  }

  private func filter() {
    list.filter(search.text ?? "")
    none.isHidden = list.firstRow != nil
  }

  /// In the search field, Return opens the first page found, the down arrow leads to the list, and Escape ends the search.
  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    guard search.isFirstResponder, let key = presses.first?.key?.keyCode else {
      return super.pressesBegan(presses, with: event)
    }
    switch key {
    case .keyboardReturnOrEnter: if let first = list.firstRow { choose(first.destination) }
    case .keyboardDownArrow:
      if let row = list.firstRow { UIFocusSystem.focusSystem(for: self)?.requestFocusUpdate(to: row) }
    case .keyboardEscape: leave()
    default: super.pressesBegan(presses, with: event)
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let (margin, width) = (Self.margin, bounds.width - 2 * Self.margin)
    heading.frame = CGRect(x: margin + 8, y: 4, width: width - 8, height: Self.headingHeight)
    search.frame = CGRect(x: margin, y: heading.frame.maxY, width: width, height: Self.searchHeight)
    let top = search.frame.maxY + margin / 2
    list.frame = CGRect(x: 0, y: top, width: bounds.width - 1, height: max(bounds.height - top, 0))
    none.frame = CGRect(x: margin + 8, y: top + margin, width: width - 8, height: 20)
  }
}
