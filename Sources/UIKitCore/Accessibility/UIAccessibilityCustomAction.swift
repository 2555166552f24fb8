// SPDX-License-Identifier: MIT

/// An additional action of an accessibility element.
@preconcurrency @MainActor open class UIAccessibilityCustomAction: NSObject {
  /// A closure that performs an action and returns whether it succeeded.
  public typealias Handler = (UIAccessibilityCustomAction) -> Bool

  /// The name of the action.
  open var name: String
  /// An image of the action, or `nil`.
  open var image: UIImage?
  /// The closure that performs the action.
  open var actionHandler: Handler?

  /// Creates an action.
  public init(name: String, image: UIImage? = nil, actionHandler: Handler?) {
    self.name = name
    self.image = image
    self.actionHandler = actionHandler
    super.init()
  }

  nonisolated deinit {}
}
