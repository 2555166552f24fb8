// SPDX-License-Identifier: MIT

/// An action with a title and an image, such as that of a button or of a row of a menu.
///
/// ```swift
/// @MainActor func makeButton(share: @escaping () -> Void) -> UIButton {
///   let action = UIAction(title: "Share", image: UIImage(systemName: "square.and.arrow.up")) { _ in share() }
///   return UIButton(configuration: .filled(), primaryAction: action)
/// }
/// ```
@preconcurrency @MainActor open class UIAction: UIMenuElement {
  /// A name of an action. Adding an action to a control replaces one with the same identifier.
  public nonisolated struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Creates an identifier from a string.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// A closure that performs an action.
  public typealias Handler = @MainActor (UIAction) -> Void

  /// The title.
  open override var title: String {
    get { content.title }
    set { content.title = newValue }
  }
  /// The image, or `nil`.
  open override var image: UIImage? {
    get { content.image }
    set { content.image = newValue }
  }
  /// A longer title, for assistive technology, or `nil`.
  open var discoverabilityTitle: String?
  /// How a menu shows the action, and whether it can be chosen. The default is none. A menu that is shown already does not
  /// change.
  open var attributes: UIMenuElement.Attributes
  /// The mark in front of the title in a menu. The default is `.off`. A menu that is shown already does not change.
  open var state: UIMenuElement.State
  /// The name of the action.
  public let identifier: Identifier
  /// The object that performs the action, while its closure runs; otherwise `nil`.
  open private(set) var sender: Any?
  private let handler: Handler

  /// Creates an action.
  ///
  /// - Parameters:
  ///   - title: The title. The default is empty.
  ///   - subtitle: A second line in a menu, or `nil`.
  ///   - image: The image, or `nil`.
  ///   - identifier: The name, or `nil` for a unique one.
  ///   - discoverabilityTitle: A longer title, for assistive technology, or `nil`.
  ///   - attributes: How a menu shows the action.
  ///   - state: The mark in front of the title in a menu.
  ///   - handler: Performs the action.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
    discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off, handler: @escaping Handler
  ) {
    self.identifier = identifier ?? Self.uniqueIdentifier()
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    self.handler = handler
    super.init(title: title, subtitle: subtitle, image: image)
  }

  nonisolated deinit {}

  /// The number of identifiers that were made for actions without one.
  private static var identifierCount = 0

  /// Returns an identifier that no other action of the process has. A UUID would cost several system calls.
  private static func uniqueIdentifier() -> Identifier {
    identifierCount += 1
    return Identifier("passage.action.dynamic.\(identifierCount)")
  }

  package func perform(sender: Any?) {
    self.sender = sender
    defer { self.sender = nil }
    handler(self)
  }
}
