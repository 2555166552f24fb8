// SPDX-License-Identifier: MIT

/// A key went down or up, or an input method delivered text.
package struct KeyEvent: Sendable, Equatable {
  package var isDown: Bool
  /// Sent by auto-repeat while the key is held.
  package var isRepeat: Bool
  /// The symbol under the present modifiers, as in keysymdef.h (`XK_Escape` is 0xff1b); 0 when only text came.
  package var keysym: UInt
  /// The symbol of the same key with no modifier, for shortcuts.
  package var unmodifiedKeysym: UInt
  /// The key itself; 0 when an input method delivered text.
  package var keycode: Int
  /// The printable text that this press enters; empty for releases, control characters and unfinished compositions.
  package var text: String
  package var modifiers: KeyModifiers
  /// The server's time in seconds.
  package var time: Double
}
