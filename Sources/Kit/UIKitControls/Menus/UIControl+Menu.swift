// SPDX-License-Identifier: MIT

extension UIControl {
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
