// SPDX-License-Identifier: MIT

/// A closure that makes the menu of a context menu interaction. Its argument, the actions that the system suggests, is
/// empty here.
public typealias UIContextMenuActionProvider = @MainActor (_ suggestedActions: [UIMenuElement]) -> UIMenu?

/// The contents of a context menu.
///
/// ```swift
/// @MainActor func configuration(delete: @escaping () -> Void) -> UIContextMenuConfiguration {
///   UIContextMenuConfiguration { _ in
///     UIMenu(children: [UIAction(title: "Delete", attributes: .destructive) { _ in delete() }])
///   }
/// }
/// ```
@preconcurrency @MainActor open class UIContextMenuConfiguration: NSObject {
  /// The object that names the configuration, or an object of its own.
  public let identifier: any NSCopying
  private let actionProvider: UIContextMenuActionProvider?

  /// Creates a configuration.
  ///
  /// - Parameters:
  ///   - identifier: An object that names the configuration for the delegate, or `nil` for one of its own.
  ///   - actionProvider: Makes the menu.
  public init(identifier: (any NSCopying)? = nil, actionProvider: UIContextMenuActionProvider?) {
    self.identifier = identifier ?? NSUUID()
    self.actionProvider = actionProvider
    super.init()
  }

  nonisolated deinit {}

  func makeMenu() -> UIMenu? { actionProvider?([]) }
}
