// SPDX-License-Identifier: MIT

/// An action with a title and an image, such as that of a button.
///
/// ```swift
/// @MainActor func makeButton(share: @escaping () -> Void) -> UIButton {
///   let action = UIAction(title: "Share", image: UIImage(systemName: "square.and.arrow.up")) { _ in share() }
///   return UIButton(configuration: .filled(), primaryAction: action)
/// }
/// ```
@preconcurrency @MainActor open class UIAction: NSObject {
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
  open var title: String
  /// The image, or `nil`.
  open var image: UIImage?
  /// The name of the action.
  public let identifier: Identifier
  /// The object that performs the action, while its closure runs; otherwise `nil`.
  public private(set) var sender: Any?
  private let handler: Handler

  /// Creates an action.
  ///
  /// - Parameters:
  ///   - title: The title. The default is empty.
  ///   - image: The image, or `nil`.
  ///   - identifier: The name, or `nil` for a unique one.
  ///   - handler: Performs the action.
  public init(
    title: String = "", image: UIImage? = nil, identifier: Identifier? = nil, handler: @escaping Handler
  ) {
    self.title = title
    self.image = image
    self.identifier = identifier ?? Self.uniqueIdentifier()
    self.handler = handler
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
