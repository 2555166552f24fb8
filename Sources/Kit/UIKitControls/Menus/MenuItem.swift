// SPDX-License-Identifier: MIT

/// A row of a menu, as a value.
struct MenuItem {
  enum Kind {
    /// The title of a menu.
    case header
    /// The row that leads from a menu within a menu back to that.
    case back
    case action(UIAction)
    case submenu(UIMenu)
    /// Elements that have not been provided yet.
    case loading
  }

  var kind: Kind
  var title: String
  var subtitle: String?
  var image: UIImage?
  var state = UIMenuElement.State.off
  var isDestructive = false
  var isEnabled = true

  /// Whether the row can be highlighted and chosen.
  var canBeChosen: Bool {
    switch kind {
    case .header, .loading: false
    case .back, .submenu: true
    case .action: isEnabled
    }
  }

  init(_ kind: Kind, title: String) {
    self.kind = kind
    self.title = title
  }

  @MainActor
  init(_ action: UIAction) {
    self.init(.action(action), title: action.title)
    subtitle = action.subtitle
    image = action.image
    state = action.state
    isDestructive = action.attributes.contains(.destructive)
    isEnabled = !action.attributes.contains(.disabled)
  }

  @MainActor
  init(_ menu: UIMenu) {
    self.init(.submenu(menu), title: menu.title)
    subtitle = menu.subtitle
    image = menu.image
    isDestructive = menu.options.contains(.destructive)
  }

  /// Returns the rows of a menu in groups, between which there are separators.
  ///
  /// - Parameter isSubmenu: Whether the menu is shown within another one, to which its first row leads back.
  @MainActor
  static func groups(of menu: UIMenu, isSubmenu: Bool) -> [[MenuItem]] {
    var groups: [[MenuItem]] = [[]]
    if isSubmenu {
      groups = [[MenuItem(.back, title: menu.title)], []]
    } else if !menu.title.isEmpty {
      groups = [[MenuItem(.header, title: menu.title)]]
    }
    add(menu.children, to: &groups)
    return groups.filter { !$0.isEmpty }
  }

  @MainActor
  private static func add(_ elements: [UIMenuElement], to groups: inout [[MenuItem]]) {
    for element in elements {
      switch element {
      case let action as UIAction:
        if !action.attributes.contains(.hidden) { groups[groups.count - 1].append(MenuItem(action)) }
      case let menu as UIMenu where menu.isInline:
        groups.append(menu.title.isEmpty ? [] : [MenuItem(.header, title: menu.title)])
        add(menu.children, to: &groups)
        groups.append([])
      case let menu as UIMenu: groups[groups.count - 1].append(MenuItem(menu))
      case let deferred as UIDeferredMenuElement:
        if let provided = deferred.elements {
          add(provided, to: &groups)
        } else {
          groups[groups.count - 1].append(MenuItem(.loading, title: "Loading…"))
        }
      default: assertionFailure("a menu contains actions, menus and deferred elements")
      }
    }
  }
}
