// SPDX-License-Identifier: MIT
import CX11

/// The clipboard's thread: takes requests, answers other programs, reads from them, and sleeps.
final class ClipboardLoop {
  private let connection: Connection
  private let inbox: ClipboardInbox
  private let onForeignChange: @Sendable () -> Void
  private let window: SelectionWindow
  private let owner: SelectionOwner
  private let reader: SelectionReader
  private var handOver: ClipboardHandOver?
  private var isStopping = false

  /// The most events that are handled before the thread looks at its requests and deadlines. The value is a choice: their
  /// answers are written within a frame or two.
  private static let mostEvents = 16

  /// Runs on the calling thread until it is stopped or the connection is lost.
  static func run(connection: Connection, inbox: ClipboardInbox, onForeignChange: @escaping @Sendable () -> Void) {
    ClipboardLoop(connection: connection, inbox: inbox, onForeignChange: onForeignChange).run()
  }

  private init(connection: Connection, inbox: ClipboardInbox, onForeignChange: @escaping @Sendable () -> Void) {
    self.connection = connection
    self.inbox = inbox
    self.onForeignChange = onForeignChange
    // Windows of other programs may disappear at any time, so their errors are expected.
    connection.onError = { _ in }
    connection.onConnectionLost = {}
    window = SelectionWindow(connection: connection)
    owner = SelectionOwner(window: window)
    reader = SelectionReader(window: window)
  }

  private func run() {
    while !connection.isLost {
      for request in inbox.take() { perform(request) }
      receiveEvents()
      reader.readPart()
      let now = ServerClock.now
      owner.expire(at: now)
      reader.expire(at: now)
      if isStopping, handOver?.isOver(at: now) ?? true { break }
      connection.flush()
      sleep(until: [owner.deadline, reader.deadline, handOver?.deadline].compactMap { $0 }.min())
    }
    inbox.close()
    reader.cancel()
  }

  private func perform(_ request: ClipboardRequest) {
    switch request {
    case .write(let contents): owner.own(contents)
    case .list(let end, let reply):
      if let contents = owner.contents {
        reply.send(contents.targets)
      } else {
        reader.list(until: end) { reply.send($0) }
      }
    case .read(let targets, let end, let reply):
      if let contents = owner.contents {
        if let found = contents.representation(in: targets) { reply.send(found) }
      } else {
        reader.read(targets, until: end) { reply.send($0) }
      }
    case .stop:
      isStopping = true
      if owner.contents != nil { handOver = ClipboardHandOver(window: window, now: ServerClock.now) }
    }
  }

  private func receiveEvents() {
    for _ in 0..<Self.mostEvents {
      guard let event = connection.nextEvent() else { return }
      receive(event)
    }
  }

  private func receive(_ event: XEvent) {
    switch event.type {
    case SelectionRequest: owner.answer(event.xselectionrequest)
    case SelectionClear:
      owner.clear(event.xselectionclear)
      if connection.extensions.fixes == nil { onForeignChange() }
    case SelectionNotify:
      if handOver?.receive(event.xselection) != true { reader.receive(event.xselection) }
    case PropertyNotify:
      reader.receive(event.xproperty)
      owner.receive(event.xproperty)
    case DestroyNotify: owner.forget(requestor: event.xdestroywindow.window)
    default: noteOwner(event)
    }
  }

  /// Reports that the selection has another owner, or none.
  private func noteOwner(_ event: XEvent) {
    guard let fixes = connection.extensions.fixes, event.type == fixes.eventBase + Int32(XFixesSelectionNotify) else {
      return
    }
    let notice = withUnsafePointer(to: event) {
      $0.withMemoryRebound(to: XFixesSelectionNotifyEvent.self, capacity: 1) { $0.pointee }
    }
    guard notice.owner != window.xid else { return }
    reader.forgetSilentOwner()
    if notice.subtype != XFixesSetSelectionOwnerNotify { reader.anOwnerHasGone() }
    onForeignChange()
  }

  private func sleep(until deadline: Double?) {
    guard !reader.isReadable, !connection.hasQueuedEvents, !connection.isLost else { return }
    DescriptorSleep.wait(
      for: [inbox.fileDescriptor, connection.fileDescriptor], atMost: deadline.map { $0 - ServerClock.now })
  }
}
