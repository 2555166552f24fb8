// SPDX-License-Identifier: MIT

import DesktopPortal
import Diagnostics
import Synchronization

/// The program's tree of objects on the accessibility bus.
///
/// The main thread publishes trees, and never waits for the bus: questions are answered on GIO's thread from the last
/// tree. Commands are passed on, and answered when the tree that shows their effect has been published.
package final class AccessibilityServer: Sendable {
  /// A command, which is to be performed on the main thread.
  package struct Request: Sendable {
    package let object: AccessibleID
    package let command: AccessibleCommand
    fileprivate let call: BusCall
    fileprivate let reply: BusReply
  }

  private struct State {
    var tree: AccessibleTree
    var identity: TreeAnswers.Identity
    var connection: BusConnection?
    var isStopped = false
  }

  private let state: Mutex<State>
  private let cancellable = Cancellable()
  private let onRequest: @Sendable (Request) -> Void

  /// Connects to a bus, and registers the application. Nothing happens if there is no such bus.
  ///
  /// - Parameters:
  ///   - busAddress: The D-Bus address of the accessibility bus.
  ///   - tree: The first tree.
  ///   - locale: The language of the program's texts, such as “en_GB”.
  ///   - onRequest: Called on a thread of the bus with each command.
  package init(
    busAddress: String, tree: AccessibleTree, locale: String, onRequest: @escaping @Sendable (Request) -> Void
  ) {
    state = Mutex(State(tree: tree, identity: TreeAnswers.Identity(connection: "", locale: locale)))
    self.onRequest = onRequest
    let receive: BusConnection.Receiver = { [weak self] call, reply in self?.receive(call, reply) }
    // Connecting and registering block. The thread ends afterwards. Without one, the program has no tree.
    ProgramThread.tryToStart(name: "accessibility") { [weak self, cancellable] in
      let connection = BusConnection(address: busAddress, cancellable: cancellable, receive: receive)
      if let connection { self?.register(connection) }
    }
  }

  deinit { stop() }

  /// Closes the connection without waiting.
  package func stop() {
    cancellable.cancel()
    let connection = state.withLock { state in
      state.isStopped = true
      defer { state.connection = nil }
      return state.connection
    }
    connection?.close()
  }

  private func register(_ connection: BusConnection) {
    let application = BusAddress(connection: connection.name, path: BusAddress.path(of: AccessibleTree.root))
    connection.listen()
    let isStopped = state.withLock { state in
      state.identity.connection = connection.name
      if !state.isStopped { state.connection = connection }
      return state.isStopped
    }
    guard !isStopped else { return connection.close() }
    guard let desktop = connection.register(application, cancellable: cancellable) else { return }
    state.withLock { $0.identity.desktop = desktop }
  }

  // MARK: Calls

  private var answers: TreeAnswers { state.withLock { TreeAnswers(tree: $0.tree, identity: $0.identity) } }

  private func receive(_ call: BusCall, _ reply: BusReply) {
    switch answers.answer(call) {
    case .values(let results): reply.send(results)
    case .failure(let failure): reply.send(failure)
    case .command(let command, let object):
      onRequest(Request(object: object, command: command, call: call, reply: reply))
    case .setApplicationID(let number):
      state.withLock { $0.identity.applicationID = number }
      reply.send([])
    }
  }

  /// Tells the caller the result of a command, after a tree that shows its effect has been published.
  package func answer(_ request: Request, with result: AccessibleResult) {
    switch answers.results(of: request.command, result, for: request.call) {
    case let results?: request.reply.send(results)
    case nil: request.reply.send(.failed)
    }
  }

  // MARK: Keys

  /// Asks whether assistive technology takes a key, as a screen reader takes those of its commands.
  ///
  /// - Parameter onAnswer: Called on any thread.
  package func offer(_ key: AccessibleKey, onAnswer: @escaping @Sendable (Bool) -> Void) {
    guard let connection = state.withLock({ $0.connection }) else { return onAnswer(false) }
    connection.offer(key) { onAnswer($0?.first?.bool ?? false) }
  }

  // MARK: Events

  /// Answers from a new tree from now on, and sends what has changed.
  package func publish(_ tree: AccessibleTree) {
    let (old, connection) = state.withLock { state in
      defer { state.tree = tree }
      return (state.tree, state.connection)
    }
    guard let connection, old != tree else { return }
    for signal in TreeDifference(from: old, to: tree).signals { connection.emit(signal) }
  }

  /// Has a text spoken.
  ///
  /// - Parameter object: The object to which the text belongs.
  package func announce(_ text: String, on object: AccessibleID) {
    let connection = state.withLock { $0.connection }
    // The number is the politeness: 1 does not interrupt other speech.
    connection?.emit(BusSignal(source: object, name: "Announcement", numbers: (1, 0), content: .text(text)))
  }
}
