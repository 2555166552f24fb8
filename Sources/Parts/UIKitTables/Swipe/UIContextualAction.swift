// SPDX-License-Identifier: MIT

/// A button that a swipe shows beside a row.
///
/// ```swift
/// @MainActor func flagging(_ flag: @escaping () -> Void) -> UIContextualAction {
///   UIContextualAction(style: .normal, title: "Flag") { _, _, completion in
///     flag()
///     completion(true)
///   }
/// }
/// ```
@preconcurrency @MainActor open class UIContextualAction: NSObject {
  /// A closure that performs an action, given the action, the view of its button, and a closure to call at the end with
  /// whether the action was performed.
  public typealias Handler = (
    _ action: UIContextualAction, _ sourceView: UIView, _ completionHandler: @escaping (Bool) -> Void
  ) -> Void

  /// The kind of an action.
  nonisolated public enum Style: Int, Sendable {
    /// An action that leaves the row in place.
    case normal
    /// An action that removes the row.
    case destructive
  }

  /// The kind of the action.
  public let style: Style
  /// The closure that performs the action.
  public let handler: Handler
  /// The title of the button.
  open var title: String?
  /// The colour of the button. The default is grey, and red for a destructive action.
  open var backgroundColor: UIColor!
  /// The picture of the button, above the title. The default is `nil`.
  open var image: UIImage?

  /// Creates an action.
  public init(style: Style, title: String?, handler: @escaping Handler) {
    (self.style, self.title, self.handler) = (style, title, handler)
    backgroundColor = style == .destructive ? .systemRed : .systemGray
    super.init()
  }

  nonisolated deinit {}
}
