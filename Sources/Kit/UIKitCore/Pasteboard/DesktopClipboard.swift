// SPDX-License-Identifier: MIT
import Diagnostics
import X11

/// Opens the desktop's clipboard when it is first used, because it takes a connection and a thread that most programs do
/// not need.
@MainActor
final class DesktopClipboard {
  private let displayName: String
  private var isTried = false
  private var opened: Clipboard?

  init(displayName: String) { self.displayName = displayName }

  nonisolated deinit {}

  /// The clipboard, or nil if no connection can be opened for it, which is reported once.
  var clipboard: Clipboard? {
    if isTried { return opened }
    isTried = true
    do throws(ConnectionError) {
      opened = try Clipboard(displayName: displayName) {
        DispatchQueue.main.async { MainActor.assumeIsolated { UIPasteboard.shared.noteChange() } }
      }
    } catch {
      warn("the pasteboard works within the program only: \(error)")
    }
    return opened
  }

  func close() {
    isTried = true
    opened?.stop()
    opened = nil
  }
}
