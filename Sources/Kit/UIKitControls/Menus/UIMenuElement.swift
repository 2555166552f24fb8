// SPDX-License-Identifier: MIT

/// The base class of what a menu contains: actions, menus, and elements that are made when the menu is shown.
///
/// Create a ``UIAction``, a ``UIMenu`` or a ``UIDeferredMenuElement``.
@preconcurrency @MainActor open class UIMenuElement: NSObject {
  /// The attributes of an action in a menu.
  nonisolated public struct Attributes: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The action is shown faint, and cannot be chosen.
    public static let disabled = Attributes(rawValue: 1 << 0)
    /// The action is shown in red, because it deletes something.
    public static let destructive = Attributes(rawValue: 1 << 1)
    /// The action is not shown.
    public static let hidden = Attributes(rawValue: 1 << 2)
    /// The menu stays open when the action is chosen.
    public static let keepsMenuPresented = Attributes(rawValue: 1 << 3)
  }

  /// The state of an action, which a mark in front of its title shows.
  nonisolated public enum State: Int, Sendable {
    /// No mark.
    case off
    /// A check mark.
    case on
    /// A dash.
    case mixed
  }

  /// The title and the image, which some subclasses let programs set.
  package final var content: (title: String, image: UIImage?)

  /// The title.
  open var title: String { content.title }
  /// A second, smaller line below the title, or `nil`.
  open var subtitle: String?
  /// The image, or `nil`.
  open var image: UIImage? { content.image }

  package init(title: String, subtitle: String?, image: UIImage?) {
    content = (title, image)
    self.subtitle = subtitle
    super.init()
  }

  nonisolated deinit {}
}
