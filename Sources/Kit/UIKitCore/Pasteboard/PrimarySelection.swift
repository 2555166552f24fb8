// SPDX-License-Identifier: MIT
import X11

/// The text that was selected last in any program of the desktop: the X selection `PRIMARY`, which the middle button of the
/// mouse pastes. UIKit has nothing like it.
@MainActor
package enum PrimarySelection {
  /// The text while there is no display.
  private static var local: String?

  private static var clipboard: Clipboard? { UIApplication.shared.desktop?.clipboard }

  /// The selected text, or `nil` if there is none. Setting it makes this program the owner of the selection.
  ///
  /// Reading waits for the program that owns the selection, as for the pasteboard.
  package static var text: String? {
    get {
      guard let clipboard else { return local }
      return clipboard.read(ClipboardContents.textTargets, from: .primary)?.text
    }
    set {
      guard let clipboard else {
        local = newValue
        return
      }
      clipboard.write(ClipboardContents(newValue.map(ClipboardContents.text) ?? []), to: .primary)
    }
  }
}
