// SPDX-License-Identifier: MIT

/// The messages of an open menu to the object that shows it.
struct MenuClient {
  /// The object that performs the actions that are chosen.
  weak var sender: AnyObject?
  /// Called before the menu appears.
  var willOpen: (MenuAnimations) -> Void = { _ in }
  /// Called with an action that was chosen, before it is performed.
  var didChoose: (UIAction) -> Void = { _ in }
  /// Called before the menu disappears.
  var willClose: (MenuAnimations) -> Void = { _ in }
}
