// SPDX-License-Identifier: MIT

/// One instance of the program's user interface.
@MainActor
open class UIScene: UIResponder {
  public enum ActivationState: Int, Sendable {
    case unattached = -1
    case foregroundActive, foregroundInactive, background
  }

  /// The name that the desktop shows for the scene's window; nil leaves it to the root view controller.
  open var title: String?

  open var activationState: ActivationState { .unattached }

  nonisolated deinit {}

  open override var next: UIResponder? { UIApplication.shared }
}
