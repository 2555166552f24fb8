// SPDX-License-Identifier: MIT

import CX11
import Dispatch

extension Connection {
  /// The connections of a program to a screen, and the facts about its desktop.
  package struct Start: Sendable {
    /// The connection of the main thread, for windows and input.
    package let main: Connection
    /// The connection of the render thread, which may still be opened.
    package let rendering: ThreadWork<Result<Connection, ConnectionError>>
    package let desktop: DesktopFacts
  }

  /// Opens the connections of a program side by side, and asks about the server and the desktop meanwhile.
  ///
  /// Xlib takes six round trips to open a display and two or three to make a client library ready. A window can be mapped
  /// after eight, when the main thread's connection is open. Xlib holds a lock until the server has accepted a connection,
  /// so the render thread's begins when the line for the questions is open: that takes one round trip, after which the main
  /// thread's has been accepted, too.
  ///
  /// It throws only when all is done, because a program that then ends must not be using Xlib. Without other threads, one
  /// thing is done after the other.
  ///
  /// - Parameters:
  ///   - displayName: The display, in the format of `DISPLAY`, which is the default.
  ///   - stackSize: The size of the other threads' stacks in bytes, or nil for the system's.
  package static func start(
    displayName: String? = nil, stackSize: Int? = nil
  ) throws(ConnectionError) -> Start {
    // libXau makes the memory for the name of its file without a lock, when it is first asked. Two threads that connect for
    // the first time would both make and free it.
    _ = XauFileName()
    let hasLine = DispatchSemaphore(value: 0)
    let questions = ThreadWork(name: "asking", stackSize: stackSize) {
      ask(displayName: displayName) { hasLine.signal() }
    }
    let rendering = ThreadWork(name: "connecting", stackSize: stackSize) {
      hasLine.wait()
      return open(displayName, [.render, .fixes, .present, .sharedMemory], questions)
    }
    do throws(ConnectionError) {
      let main = try open(displayName, [.render, .fixes, .keyboard], questions).get()
      return Start(main: main, rendering: rendering, desktop: questions.value?.desktop ?? main.readDesktop())
    } catch {
      _ = (rendering.value, questions.value)
      throw error
    }
  }

  private typealias Answers = (server: ServerFacts, desktop: DesktopFacts)

  private static func open(
    _ displayName: String?, _ libraries: [ClientLibrary], _ questions: ThreadWork<Answers?>
  ) -> Result<Connection, ConnectionError> {
    Result { () throws(ConnectionError) in
      try Connection(displayName: displayName, libraries: libraries) { questions.value?.server }
    }
  }

  /// Asks over a line of its own, which is ready when Xlib is still opening its displays. Returns nil if that is lost.
  ///
  /// - Parameter hasLine: Called when the line is open, or cannot be opened.
  private static func ask(displayName: String?, hasLine: () -> Void) -> Answers? {
    ConnectionSockets.withUnreachable {
      let line = ServerLine(displayName: displayName)
      hasLine()
      guard let server = ServerFacts(asking: line) else { return nil }
      let desktop = DesktopFacts(asking: line, server: server)
      return line.isLost ? nil : (server, desktop)
    }
  }
}
