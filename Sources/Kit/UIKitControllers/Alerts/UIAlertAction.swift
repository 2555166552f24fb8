// SPDX-License-Identifier: MIT

/// A button of an alert.
///
/// ```swift
/// @MainActor func addButtons(to alert: UIAlertController, delete: @escaping () -> Void) {
///   alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
///   alert.addAction(UIAlertAction(title: "Delete", style: .destructive) { _ in delete() })
/// }
/// ```
@preconcurrency @MainActor open class UIAlertAction: NSObject {
  /// The meaning of an action, which determines its appearance.
  nonisolated public enum Style: Int, Sendable {
    /// An ordinary action.
    case `default`
    /// An action that changes nothing. An alert has at most one; Escape chooses it.
    case cancel
    /// An action that deletes something, shown in red.
    case destructive
  }

  /// The title of the button.
  public let title: String?
  /// The meaning of the action.
  public let style: Style
  /// Called after the alert has disappeared.
  let handler: ((UIAlertAction) -> Void)?
  /// The alert that shows the action and is notified of changes.
  weak var alert: UIAlertController?

  /// Creates an action.
  ///
  /// - Parameters:
  ///   - title: The title of the button.
  ///   - style: The meaning of the action.
  ///   - handler: Called when the action has been chosen and the alert has disappeared, so that it can present
  ///     something else.
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
  }

  nonisolated deinit {}

  /// Whether the action can be chosen. The default is `true`.
  @ObservedProperty open var isEnabled = true {
    didSet { if isEnabled != oldValue { alert?.actionsDidChange() } }
  }
}
