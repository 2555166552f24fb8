// SPDX-License-Identifier: MIT

import Foundation
import Synchronization

/// An X input method that a test starts, for one client. It composes and enters what the test says.
///
/// Programs use it if `XMODIFIERS` is `@im=` and its name when they open their input method. It has a thread of its own,
/// because Xlib waits for its answers.
package final class InputMethodServer: Sendable {
  /// An action of the input method on the context that has the focus.
  package enum Action: Sendable {
    case startComposing
    /// Replaces `count` characters of the marked text from `first` on.
    case draw(String, first: Int, count: Int, caret: Int)
    /// Moves the caret of the marked text to a position.
    case moveCaret(to: Int)
    case endComposing
    case enter(String)
  }

  /// The messages that the client has sent to the input method.
  package struct Report: Sendable {
    /// The position of the caret in the client's window, in pixels.
    package var spot: (x: Int, y: Int)?
    /// Whether the context that has the focus shows marked text itself.
    package var showsMarkedText = false
    package var hasFocus = false
    /// The number of key events that the client forwarded.
    package var keys = 0
    /// The number of times that the client discarded marked text.
    package var resets = 0
    /// The caret positions that the client answered to ``Action/moveCaret(to:)``.
    package var carets: [Int] = []
  }

  private struct State: Sendable {
    var actions: [Action] = []
    var report = Report()
    var hangs = Hang.no
    var isStopped = false
    var hasEnded = false
  }

  /// Whether requests remain without an answer.
  ///
  ///     no ── hang() ──► asked ── the server's thread has seen it ──► yes
  private enum Hang { case no, asked, yes }

  private final class Shared: Sendable {
    let state = Mutex(State())
  }

  private let shared = Shared()

  /// Starts a server and waits until clients can find it.
  ///
  /// - Parameter name: The name in `XMODIFIERS`.
  package init(name: String) throws(DesktopError) {
    let (shared, started) = (shared, Shared())
    Thread.detachNewThread {
      let session = InputMethodSession(name: name)
      started.state.withLock { $0.hasEnded = true }
      if let session { Self.run(session, shared) }
      shared.state.withLock { $0.hasEnded = true }
    }
    guard waitUntil({ started.state.withLock { $0.hasEnded } }), shared.state.withLock({ !$0.hasEnded }) else {
      throw .noInputMethodServer
    }
  }

  deinit { shared.state.withLock { $0.isStopped = true } }

  /// Answers no request that is sent after this.
  package func hang() {
    shared.state.withLock { $0.hangs = .asked }
    waitUntil { shared.state.withLock { $0.hangs == .yes || $0.hasEnded } }
  }

  package func perform(_ actions: Action...) { shared.state.withLock { $0.actions += actions } }

  package var report: Report { shared.state.withLock { $0.report } }

  /// Ends the server as a crash would: without a word to its client.
  package func stop() {
    shared.state.withLock { $0.isStopped = true }
    waitUntil { shared.state.withLock { $0.hasEnded } }
  }

  private static func run(_ session: InputMethodSession, _ shared: Shared) {
    while !shared.state.withLock({ $0.isStopped }) {
      guard shared.state.withLock({ $0.hangs }) == .no else {
        shared.state.withLock { $0.hangs = .yes }
        Thread.sleep(forTimeInterval: Double(interval) / 1000)
        continue
      }
      for action in shared.state.withLock({ state in takeActions(from: &state, session) }) { session.perform(action) }
      session.handleEvents(waitingAtMost: interval)
      shared.state.withLock { $0.report = session.report }
    }
    session.close()
  }

  /// Actions wait until a context has the focus.
  private static func takeActions(from state: inout State, _ session: InputMethodSession) -> [Action] {
    guard session.report.hasFocus else { return [] }
    defer { state.actions = [] }
    return state.actions
  }

  /// The time in milliseconds between two looks at the actions.
  private static let interval: Int32 = 2
}
