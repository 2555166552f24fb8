// SPDX-License-Identifier: MIT

/// An interaction with a menu that the keyboard opens.
package protocol KeyMenuInteraction: UIInteraction {
  /// Opens the menu for a point of the window, as if the secondary button were pressed there, with the first row
  /// highlighted. Returns false if there is none.
  func openMenu(at location: CGPoint) -> Bool
}
