// SPDX-License-Identifier: MIT

extension UIControl {
  /// Whether a press opens the control's menu, in place of sending `.primaryActionTriggered`. The default is `false`: a long
  /// press and the secondary button open the menu.
  ///
  /// Buttons have a menu (``UIButton/menu``). In contrast to UIKit, other controls have none.
  public var showsMenuAsPrimaryAction: Bool {
    get { ownMenu?.isPrimary ?? false }
    set { if newValue != showsMenuAsPrimaryAction { controlMenu.isPrimary = newValue } }
  }

  /// The interaction that shows the control's menu, or `nil` if it has none.
  public var contextMenuInteraction: UIContextMenuInteraction? {
    ownMenu?.menu == nil ? nil : ownMenu?.interaction
  }

  /// The menu of the control, made if there is none.
  var controlMenu: ControlMenu {
    if let ownMenu { return ownMenu }
    let made = ControlMenu(control: self)
    ownMenu = made
    return made
  }

  /// Gives a control a menu.
  ///
  /// - Parameters:
  ///   - menu: The menu, or `nil` for none.
  ///   - isPrimary: Whether a press opens it.
  ///   - sender: The object that performs the actions, held weakly.
  package func show(_ menu: UIMenu?, isPrimary: Bool, sender: AnyObject) {
    guard menu != nil || ownMenu != nil else { return }
    controlMenu.menu = menu
    controlMenu.isPrimary = isPrimary
    controlMenu.sender = sender
  }
}
