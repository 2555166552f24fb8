// SPDX-License-Identifier: MIT

import CX11

/// The questions about extensions, and their requests for which no client library is needed.
extension ServerLine {
  /// Asks for the numbers of an extension.
  func codes(ofExtension name: String) -> Question<Extensions.Codes> {
    Question(Request(X_QueryExtension, 0, [UInt(name.utf8.count)], text: name), on: self) {
      guard $0.card8(8) != 0 else { return nil }
      return Extensions.Codes(
        opcode: Int32($0.card8(9)), eventBase: Int32($0.card8(10)), errorBase: Int32($0.card8(11)))
    }
  }

  // MARK: Screens

  /// Selects the events about the size, the monitors and the modes of a screen.
  func selectScreenChanges(_ randr: Extensions.Extension, root: UInt) {
    let mask = RRScreenChangeNotifyMask | RRCrtcChangeNotifyMask | RROutputChangeNotifyMask
    send(Request(randr.opcode, X_RRSelectInput, [root, UInt(mask)]))
  }

  /// Selects the events about another owner of a selection.
  func selectOwnerChanges(_ fixes: Extensions.Extension, ofSelection selection: UInt, window: UInt) {
    let mask =
      XFixesSetSelectionOwnerNotifyMask | XFixesSelectionWindowDestroyNotifyMask
      | XFixesSelectionClientCloseNotifyMask
    send(Request(fixes.opcode, X_XFixesSelectSelectionInput, [window, selection, UInt(mask)]))
  }

  /// Selects the events about the end of a selection's owner.
  func selectOwnerEnd(_ fixes: Extensions.Extension, ofSelection selection: UInt, window: UInt) {
    let mask = XFixesSelectionWindowDestroyNotifyMask | XFixesSelectionClientCloseNotifyMask
    send(Request(fixes.opcode, X_XFixesSelectSelectionInput, [window, selection, UInt(mask)]))
  }

  // MARK: Counters

  func createCounter(_ sync: Extensions.Extension, _ counter: UInt) {
    send(Request(sync.opcode, X_SyncCreateCounter, [counter, 0, 0]))
  }

  func setCounter(_ sync: Extensions.Extension, _ counter: UInt, to value: Int64) {
    let (high, low) = (UInt(truncatingIfNeeded: value >> 32), UInt(truncatingIfNeeded: value))
    send(Request(sync.opcode, X_SyncSetCounter, [counter, high, low]))
  }

  func destroyCounter(_ sync: Extensions.Extension, _ counter: UInt) {
    send(Request(sync.opcode, X_SyncDestroyCounter, [counter]))
  }
}
