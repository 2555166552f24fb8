// SPDX-License-Identifier: MIT

/// One instance of the program's user interface.
@MainActor
open class UIScene: UIResponder {
  public enum ActivationState: Int, Sendable {
    case unattached = -1
    case foregroundActive, foregroundInactive, background
  }

  /// The name that the desktop shows for the scene's window. With nil, the default, the window is named after what it
  /// shows: the presented controller, the top of the stack, or the selected tab, and outside these the root.
  open var title: String?

  open var activationState: ActivationState { .unattached }

  nonisolated deinit {}

  open override var next: UIResponder? { UIApplication.shared }
}
