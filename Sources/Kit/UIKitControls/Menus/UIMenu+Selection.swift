// SPDX-License-Identifier: MIT

extension UIMenu {
  var isInline: Bool { options.contains(.displayInline) }

  /// The actions of the menu and of those that are shown inline in it.
  var ownActions: [UIAction] {
    children.flatMap { child -> [UIAction] in
      switch child {
      case let action as UIAction: [action]
      case let menu as UIMenu where menu.isInline: menu.ownActions
      case let deferred as UIDeferredMenuElement: (deferred.elements ?? []).compactMap { $0 as? UIAction }
      default: []
      }
    }
  }

  /// Selects one of the menu's own actions, and no other.
  func select(_ action: UIAction) {
    for own in ownActions { own.state = own === action ? .on : .off }
  }

  /// Selects an action that was chosen, if it is in a menu of single selection. If menus are nested, the outermost one
  /// that shows the action inline decides.
  func choose(_ action: UIAction) {
    if options.contains(.singleSelection), ownActions.contains(identicalTo: action) { return select(action) }
    for child in children { (child as? UIMenu)?.choose(action) }
  }
}
