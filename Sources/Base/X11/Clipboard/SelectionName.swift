// SPDX-License-Identifier: MIT

/// A selection of the desktop: a content that one program offers and all can read.
package enum SelectionName: String, CaseIterable, Sendable {
  /// The clipboard, which commands copy to and paste from.
  case clipboard = "CLIPBOARD"
  /// The text that was selected last in any program, which the middle button of the mouse pastes.
  case primary = "PRIMARY"
  /// The content of a drag between programs.
  case drag = "XdndSelection"
}
