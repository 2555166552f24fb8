// SPDX-License-Identifier: MIT
import Diagnostics
import Dispatch

/// The desktop's clipboard and its other selection, on a thread and an X connection of their own.
///
/// Other programs can paste while the main thread is busy, and reading from another program waits for a limited time
/// however that program behaves. Data of any length is transferred in both directions, in pieces if it is long (INCR).
package final class Clipboard: Sendable {
  private let inbox: ClipboardInbox
  private let connection: Connection
  private let end = DispatchSemaphore(value: 0)

  /// The longest time in seconds for which a caller waits, however the server and other programs behave.
  ///
  /// The value is a choice. The caller is the main thread, and a window that does nothing for longer is taken to be hung.
  /// 2 MB are read in this time over a line of 10 Mbit/s, and hundreds from a program on the same machine.
  package static let longestWait = 2.0

  /// - Parameters:
  ///   - displayName: The display, in the format of `DISPLAY`, which is the default.
  ///   - stackSize: The size of the thread's stack in bytes, or nil for the system's.
  ///   - onForeignChange: Called on the clipboard's thread when another program has changed the clipboard.
  package init(
    displayName: String? = nil, stackSize: Int? = nil, onForeignChange: @escaping @Sendable () -> Void = {}
  ) throws(ConnectionError) {
    inbox = try ClipboardInbox()
    connection = try Connection(displayName: displayName)
    do throws(ProgramThread.StartError) {
      try ProgramThread.start(name: "clipboard", stackSize: stackSize) { [connection, inbox, end] in
        ClipboardLoop.run(connection: connection, inbox: inbox, onForeignChange: onForeignChange)
        // Xlib must not be in use when the program ends.
        connection.close()
        end.signal()
      }
    } catch {
      throw ConnectionError(reason: .noThread(error), displayName: connection.displayName)
    }
  }

  deinit { inbox.post(.stop) }

  /// Replaces the content. It remains there until another program replaces it or ``stop()`` is called.
  package func write(_ contents: ClipboardContents, to selection: SelectionName = .clipboard) {
    inbox.post(.write(contents, to: selection))
  }

  /// Returns the formats in which the content of the clipboard can be read. Empty if there is no content or its owner does
  /// not answer.
  package var targets: [String] { targets(of: .clipboard) }

  /// Returns the formats in which the content of a selection can be read.
  package func targets(of selection: SelectionName) -> [String] {
    Reply.wait(atMost: Self.longestWait) { inbox.post(.list(of: selection, until: Self.deadline, $0)) } ?? []
  }

  /// Returns the content in the first of these formats that its owner has, or nil.
  package func read(
    _ targets: [String], from selection: SelectionName = .clipboard
  ) -> ClipboardContents.Representation? {
    Reply.wait(atMost: Self.longestWait) {
      inbox.post(.read(targets, from: selection, until: Self.deadline, $0))
    }
  }

  /// Makes a content that of a drag which begins here, and waits until other programs can read it. It remains until the next
  /// drag on the display.
  ///
  /// - Returns: The server's time for the messages of the drag, or nil if the server does not answer.
  package func beginDrag(_ contents: ClipboardContents) -> UInt? {
    Reply.wait(atMost: Self.longestWait) { inbox.post(.beginDrag(contents, $0)) }
  }

  /// Reads the content of the drag over a window of this program, without waiting.
  ///
  /// - Parameters:
  ///   - format: One of the formats that the drag has.
  ///   - time: The server's time of the ``DragEvent`` for which the content is read. The source may answer no other.
  ///   - receiver: Called on the clipboard's thread with the content, or with nil if the source does not send it.
  package func readDrag(
    _ format: String, at time: UInt, _ receiver: @escaping @Sendable (ClipboardContents.Representation?) -> Void
  ) {
    inbox.post(.readDrag(format, at: time, until: ServerClock.now + Self.longestDragWait, Reply(to: receiver)))
  }

  /// The longest time in seconds for which the content of a drag is read. The value is a choice: nobody waits, and a picture
  /// may come over a slow line.
  private static let longestDragWait = 30.0

  private static var deadline: Double { ServerClock.now + longestWait }

  /// Hands the clipboard over to the desktop's clipboard manager if there is one, ends the thread and its connection, and
  /// waits for both. If the server does not answer, the connection is cut.
  package func stop() {
    inbox.post(.stop)
    if end.wait(timeout: .now() + Self.longestWait) == .timedOut {
      connection.cut()
      end.wait()
    }
    end.signal()
  }
}
