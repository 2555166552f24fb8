// SPDX-License-Identifier: MIT

/// A choice that an alert offers.
@MainActor open class UIAlertAction: NSObject {
  public enum Style: Int, Sendable {
    case `default`
    /// Leaves all as it is. An alert has one at most; Escape chooses it.
    case cancel
    /// Loses something: shown in red.
    case destructive
  }

  public let title: String?
  public let style: Style
  /// Called when the alert has gone.
  let handler: ((UIAlertAction) -> Void)?
  /// The alert that shows it, which is told of changes.
  weak var alert: UIAlertController?

  /// - Parameter handler: called when the action has been chosen and the alert has gone, so that it may present
  ///   something else.
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
  }

  nonisolated deinit {}

  /// Whether it can be chosen.
  open var isEnabled = true {
    didSet { if isEnabled != oldValue { alert?.actionsDidChange() } }
  }
}
