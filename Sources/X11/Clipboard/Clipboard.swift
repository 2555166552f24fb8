// SPDX-License-Identifier: MIT
import Dispatch

/// The desktop's clipboard: the selection `CLIPBOARD`, on a thread and an X connection of its own.
///
/// Other programs can paste while the main thread is busy, and reading from another program waits for a limited time
/// however that program behaves. Data of any length is transferred in both directions, in pieces if it is long (INCR).
package final class Clipboard: Sendable {
  private let inbox: ClipboardInbox
  private let end = DispatchSemaphore(value: 0)

  /// The longest wait in seconds for the thread's answer, which has shorter limits of its own unless the server stalls.
  private static let longestWait = SelectionReading.longestTransfer + 0.5

  /// - Parameters:
  ///   - displayName: The display, in the format of `DISPLAY`, which is the default.
  ///   - onForeignChange: Called on the clipboard's thread when another program has changed the content.
  package init(
    displayName: String? = nil, onForeignChange: @escaping @Sendable () -> Void = {}
  ) throws(ConnectionError) {
    inbox = try ClipboardInbox()
    let connection = try Connection(displayName: displayName)
    ClipboardLoop.start(connection: connection, inbox: inbox, onForeignChange: onForeignChange, end: end)
  }

  deinit { inbox.post(.stop) }

  /// Replaces the content. It remains there until another program replaces it or ``stop()`` is called.
  package func write(_ contents: ClipboardContents) { inbox.post(.write(contents)) }

  /// Returns the formats in which the content can be read. Empty if there is no content or its owner does not answer.
  package var targets: [String] {
    Reply.wait(atMost: Self.longestWait) { inbox.post(.list($0)) } ?? []
  }

  /// Returns the content in the first of these formats that its owner has, or nil.
  package func read(_ targets: [String]) -> ClipboardContents.Representation? {
    Reply.wait(atMost: Self.longestWait) { inbox.post(.read(targets, $0)) }
  }

  /// Hands the content over to the desktop's clipboard manager if there is one, ends the thread and its connection, and
  /// waits for both.
  package func stop() {
    inbox.post(.stop)
    end.wait()
    end.signal()
  }
}
