// SPDX-License-Identifier: MIT
import UIKit

/// The palette: all styles as small live pictures, in groups, which words search. A click adds a cell, or chooses the one
/// that has the style already.
final class PalettePanel: PanelView {
  private static let padding: CGFloat = 12

  let search = SearchField(placeholder: "Search styles")
  private lazy var grid = StyleGrid(Catalog.styles, in: controller) { [weak self] in self?.add($0) }

  /// Says that there is no room for another cell.
  private let note = UILabel()

  override init(_ controller: CompareController) {
    super.init(controller)
    search.addAction(UIAction { [weak self] _ in self?.filter() }, for: .editingChanged)
    search.addAction(UIAction { [weak self] _ in self?.addFound() }, for: .primaryActionTriggered)
    // Tab moves on from the field to the tiles.
    for part in [search, note, grid] { addSubview(part) }
    note.text = "There are nine cells, which is all there can be. Remove one to add another."
    note.font = .systemFont(ofSize: 12)
    note.textColor = Palette.secondaryText
    note.numberOfLines = 0
    grid.isShown = true
  }

  required init?(coder: NSCoder) { nil }

  private func add(_ style: TransitionStyle) {
    if let cell = controller.grid.next(style) { return controller.choose(number: cell.number) }
    controller.add(ComparedStyle(style.id, style.kinds[0]))
  }

  override func update() {
    for tile in grid.tiles {
      tile.useCount = controller.comparison.cells.count { $0.style == tile.style.id }
      tile.isEnabled = controller.comparison.canAdd || tile.useCount > 0
    }
    note.isHidden = controller.comparison.canAdd
    setNeedsLayout()
  }

  override func willClose() {
    grid.stop()
    if search.isFirstResponder { controller.becomeFirstResponder() }
  }

  // MARK: Search

  override var isTyping: Bool { search.isFirstResponder }

  override func endTyping() {
    search.text = ""
    filter()
  }

  private func filter() { grid.filter.words = search.text ?? "" }

  /// Adds the first style that the search has found, for Return.
  private func addFound() {
    if let found = grid.shownTiles.first(where: \.isEnabled) { add(found.style) }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let padding = Self.padding
    search.frame = CGRect(x: padding, y: padding, width: bounds.width - 2 * padding, height: 34)
    let width = search.frame.width
    let height = note.isHidden ? 0 : note.sizeThatFits(CGSize(width: width, height: 100)).height.rounded(.up) + 8
    note.frame = CGRect(x: padding, y: search.frame.maxY, width: width, height: height)
    let top = search.frame.maxY + height + 4
    grid.frame = CGRect(x: 0, y: top, width: bounds.width, height: max(bounds.height - top, 0))
  }
}
