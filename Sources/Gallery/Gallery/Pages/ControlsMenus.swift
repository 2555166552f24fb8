// SPDX-License-Identifier: MIT
import UIKit

/// The buttons with menus of the page of controls. The same menu opens on the card with the secondary button.
final class ControlsMenus: NSObject, UIContextMenuInteractionDelegate {
  private(set) lazy var row = UIStackView(arrangedSubviews: [sort, more])
  private let sort = ControlsMenus.makeButton("chevron.up.chevron.down", .trailing)
  private let more = ControlsMenus.makeButton("ellipsis.circle", .leading)
  /// Shows the title of the action that was chosen last.
  let chosen = UILabel()

  override init() {
    super.init()
    chosen.text = "Nothing chosen yet"
    chosen.textColor = Palette.secondaryText
    row.distribution = .fillEqually
    row.spacing = 10
    let orders = ["Name", "Date added", "Size"].map(makeAction)
    sort.menu = UIMenu(title: "Sort by", options: .singleSelection, children: orders)
    sort.changesSelectionAsPrimaryAction = true
    more.configuration?.title = "Actions"
    more.menu = makeMenu()
    for button in [sort, more] { button.showsMenuAsPrimaryAction = true }
  }

  /// Lets the secondary button and a long press open the menu on a view.
  func add(to view: UIView) { view.addInteraction(UIContextMenuInteraction(delegate: self)) }

  private static func makeButton(_ symbol: String, _ side: NSDirectionalRectEdge) -> UIButton {
    var configuration = UIButton.Configuration.gray()
    configuration.image = UIImage(
      systemName: symbol, withConfiguration: UIImage.SymbolConfiguration(pointSize: 13, weight: .semibold))
    configuration.imagePlacement = side
    configuration.imagePadding = 6
    return UIButton(configuration: configuration)
  }

  private func makeAction(_ title: String) -> UIAction { makeAction(title, nil) }

  private func makeAction(
    _ title: String, _ symbol: String?, _ attributes: UIMenuElement.Attributes = []
  ) -> UIAction {
    UIAction(title: title, image: symbol.flatMap { UIImage(systemName: $0) }, attributes: attributes) { [chosen] in
      chosen.text = "Chosen: \($0.title)"
    }
  }

  private func makeMenu() -> UIMenu {
    let colors = UIMenu(
      title: "Label", image: UIImage(systemName: "tag"), options: .singleSelection,
      children: ["None", "Red", "Orange", "Green"].map(makeAction))
    let copy = makeAction("Copy", "doc.on.doc")
    copy.subtitle = "Also with its comments"
    return UIMenu(children: [
      makeAction("Share…", "square.and.arrow.up"), copy, colors,
      UIMenu(
        options: .displayInline,
        children: [makeAction("Favourite", "heart"), makeAction("Move…", "folder", .disabled)]),
      UIMenu(options: .displayInline, children: [makeAction("Delete", "trash", .destructive)]),
    ])
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    UIContextMenuConfiguration { [self] _ in makeMenu() }
  }
}
