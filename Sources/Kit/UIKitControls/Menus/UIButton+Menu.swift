// SPDX-License-Identifier: MIT

extension UIButton {
  /// The menu of the button. The default is `nil`.
  ///
  /// A long press and the secondary button open it, and with ``UIControl/showsMenuAsPrimaryAction`` any press does.
  public var menu: UIMenu? {
    get { ownMenu?.menu }
    set { if newValue !== menu { controlMenu.menu = newValue } }
  }

  /// Whether the button shows the title and the image of the action that is selected in its menu. The default is `false`.
  ///
  /// Choosing an action selects it. The first one is selected if none is. With
  /// ``UIControl/showsMenuAsPrimaryAction`` this makes a pop-up button. In contrast to UIKit, a button without a menu does
  /// not become a toggle.
  public var changesSelectionAsPrimaryAction: Bool {
    get { ownMenu?.selects ?? false }
    set {
      guard newValue != changesSelectionAsPrimaryAction else { return }
      controlMenu.selectionDidChange = { [weak self] in self?.show($0) }
      controlMenu.selects = newValue
    }
  }

  /// Shows the title and the image of the action that is selected. An image of the button's own stays if the action has none.
  private func show(_ action: UIAction) {
    if configuration != nil {
      configuration?.title = action.title
      if let image = action.image { configuration?.image = image }
    } else {
      setTitle(action.title, for: .normal)
      if let image = action.image { setImage(image, for: .normal) }
    }
  }
}
