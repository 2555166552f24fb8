// SPDX-License-Identifier: MIT

/// A menu of actions, which a button or a ``UIContextMenuInteraction`` shows, or another menu contains.
///
/// ```swift
/// @MainActor func makeSortButton(sort: @escaping (String) -> Void) -> UIButton {
///   let orders = ["Name", "Date", "Size"].map { name in UIAction(title: name) { _ in sort(name) } }
///   let button = UIButton(configuration: .gray())
///   button.configuration?.title = "Sort"
///   button.menu = UIMenu(options: .singleSelection, children: orders)
///   button.showsMenuAsPrimaryAction = true
///   return button
/// }
/// ```
///
/// A menu lies in the window of the view that shows it, below or above that or at the pointer. A press can be dragged onto a
/// row and released there; the arrow keys and Return choose one, too. Escape, and a press beside the menu, close it. A menu
/// within a menu opens over its row.
///
/// In contrast to UIKit, the order of the rows is always that of the children, and there are neither palettes nor sizes of
/// elements.
@preconcurrency @MainActor open class UIMenu: UIMenuElement {
  /// A name of a menu.
  nonisolated public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Creates an identifier from a string.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// The properties of a menu.
  nonisolated public struct Options: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// A menu within a menu shows its children between separators, and not behind a row of its own.
    public static let displayInline = Options(rawValue: 1 << 0)
    /// The row of a menu within a menu is shown in red.
    public static let destructive = Options(rawValue: 1 << 1)
    /// Choosing an action sets its state to `.on`, and that of the others in the menu to `.off`.
    public static let singleSelection = Options(rawValue: 1 << 5)
  }

  /// The name of the menu.
  public let identifier: Identifier
  /// The properties of the menu.
  public let options: Options
  /// The elements of the menu.
  public let children: [UIMenuElement]

  /// Creates a menu.
  ///
  /// - Parameters:
  ///   - title: The title, which is shown above the elements unless it is empty. Within a menu it is that of the row.
  ///   - subtitle: A second line of the row within a menu, or `nil`.
  ///   - image: The image of the row within a menu, or `nil`.
  ///   - identifier: The name, or `nil` for a unique one.
  ///   - options: The properties.
  ///   - children: The elements.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
    options: Options = [], children: [UIMenuElement] = []
  ) {
    self.identifier = identifier ?? Self.uniqueIdentifier()
    self.options = options
    self.children = children
    super.init(title: title, subtitle: subtitle, image: image)
  }

  nonisolated deinit {}

  /// Returns a menu with the same properties and other elements.
  open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    UIMenu(
      title: title, subtitle: subtitle, image: image, identifier: identifier, options: options, children: newChildren)
  }

  /// The actions whose state is `.on`, also those in menus that are shown inline.
  open var selectedElements: [UIMenuElement] { ownActions.filter { $0.state == .on } }

  private static var identifierCount = 0

  private static func uniqueIdentifier() -> Identifier {
    identifierCount += 1
    return Identifier("passage.menu.dynamic.\(identifierCount)")
  }
}
