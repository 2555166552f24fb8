// SPDX-License-Identifier: MIT

/// Something to do, with a name and a picture.
@MainActor open class UIAction: NSObject {
  public nonisolated struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  public typealias Handler = @MainActor (UIAction) -> Void

  open var title: String
  open var image: UIImage?
  public let identifier: Identifier
  /// Who performed the action last, while its handler runs.
  public private(set) var sender: Any?
  private let handler: Handler

  /// - Parameter identifier: two actions of one identifier replace each other; a new one is made up for nil.
  public init(
    title: String = "", image: UIImage? = nil, identifier: Identifier? = nil, handler: @escaping Handler
  ) {
    self.title = title
    self.image = image
    self.identifier = identifier ?? Identifier(UUID().uuidString)
    self.handler = handler
  }

  nonisolated deinit {}

  package func perform(sender: Any?) {
    self.sender = sender
    defer { self.sender = nil }
    handler(self)
  }
}
