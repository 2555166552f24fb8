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

  /// Creates an action that calls a method. It fails if the target has gone or the method returns `false`.
  ///
  /// - Parameters:
  ///   - name: The name of the action.
  ///   - image: An image of the action, or `nil`.
  ///   - target: The object to call, held weakly.
  ///   - selector: The method, which takes the action or nothing.
  public init(name: String, image: UIImage? = nil, target: Any?, selector: Selector) {
    self.name = name
    self.image = image
    super.init()
    let receiver = target as AnyObject?
    selector.check(target: receiver, arguments: [self])
    actionHandler = { [weak receiver] action in
      guard let receiver else { return false }
      return selector.call(on: receiver, with: [action]) as? Bool ?? true
    }
  }

  /// Creates an action that calls a method, such as `Self.archive`.
  public convenience init<Target: AnyObject, each Argument, Result>(
    name: String, image: UIImage? = nil, target: Any?,
    selector: @escaping (Target) -> (repeat each Argument) -> Result
  ) {
    self.init(name: name, image: image, target: target, selector: Selector(selector))
  }

  nonisolated deinit {}
}
