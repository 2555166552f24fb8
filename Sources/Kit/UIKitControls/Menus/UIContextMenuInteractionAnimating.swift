// SPDX-License-Identifier: MIT

/// An object with which a delegate adds animations to those of a context menu.
@preconcurrency @MainActor public protocol UIContextMenuInteractionAnimating: NSObjectProtocol {
  /// Adds changes of views that are animated with the menu.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Adds a closure that is called when the menu has appeared or disappeared.
  func addCompletion(_ completion: @escaping () -> Void)
}
