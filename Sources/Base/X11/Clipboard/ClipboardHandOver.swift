// SPDX-License-Identifier: MIT
import CX11

/// Asks the desktop's clipboard manager to take the content over from a program that ends.
struct ClipboardHandOver {
  /// The most seconds that the end of the program is delayed. The value is a choice.
  private static let limit = 1.0

  private let manager: Atom
  private var isFinished = false
  let deadline: Double

  /// Asks the manager. Without one, the hand-over is finished.
  init(window: SelectionWindow, now: Double) {
    manager = window.atom("CLIPBOARD_MANAGER")
    deadline = now + Self.limit
    guard XGetSelectionOwner(window.display, manager) != 0 else {
      isFinished = true
      return
    }
    // No property lists formats, so the manager chooses those that it saves.
    XConvertSelection(window.display, manager, window.atom("SAVE_TARGETS"), 0, window.xid, window.serverTime())
  }

  /// Returns whether an answer was that of the manager.
  mutating func receive(_ event: XSelectionEvent) -> Bool {
    guard event.selection == manager else { return false }
    isFinished = true
    return true
  }

  func isOver(at time: Double) -> Bool { isFinished || time >= deadline }
}
