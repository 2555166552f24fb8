// SPDX-License-Identifier: MIT
import CX11

/// The clipboard's thread: takes requests, answers other programs, reads from them, and sleeps.
final class ClipboardLoop {
  private let connection: Connection
  private let inbox: ClipboardInbox
  private let onForeignChange: @Sendable () -> Void
  private let clipboard: SelectionService
  private let primary: SelectionService
  private let drag: SelectionService
  private let transfers: SelectionTransfers
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
    let window = SelectionWindow(connection: connection, name: .clipboard)
    transfers = SelectionTransfers(window: window)
    clipboard = SelectionService(window: window, transfers: transfers)
    primary = SelectionService(
      window: SelectionWindow(connection: connection, name: .primary), transfers: transfers)
    drag = SelectionService(window: SelectionWindow(connection: connection, name: .drag), transfers: transfers)
  }

  private var services: [SelectionService] { [clipboard, primary, drag] }

  private func service(_ selection: SelectionName) -> SelectionService {
    switch selection {
    case .clipboard: clipboard
    case .primary: primary
    case .drag: drag
    }
  }

  private func run() {
    while !connection.isLost {
      for request in inbox.take() { perform(request) }
      receiveEvents()
      for service in services { service.reader.readPart() }
      let now = ServerClock.now
      transfers.expire(at: now)
      for service in services { service.reader.expire(at: now) }
      if isStopping, handOver?.isOver(at: now) ?? true { break }
      connection.flush()
      let deadlines = services.map(\.reader.deadline) + [transfers.deadline, handOver?.deadline]
      sleep(until: deadlines.compactMap { $0 }.min())
    }
    inbox.close()
    for service in services { service.reader.cancel() }
  }

  private func perform(_ request: ClipboardRequest) {
    switch request {
    case .write(let contents, let selection): service(selection).owner.own(contents)
    case .list(let selection, let end, let reply): service(selection).list(until: end, reply)
    case .read(let targets, let selection, let end, let reply):
      service(selection).read(targets, until: end, reply)
    case .beginDrag(let contents, let reply):
      drag.owner.own(contents)
      if drag.owner.contents != nil { reply.send(drag.owner.acquisition) }
    case .readDrag(let format, let time, let end, let reply): drag.convert(to: format, at: time, until: end, reply)
    case .stop:
      isStopping = true
      guard clipboard.owner.contents != nil else { return }
      handOver = ClipboardHandOver(window: clipboard.window, now: ServerClock.now)
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
    case SelectionRequest: service(ofWindow: event.xselectionrequest.owner)?.owner.answer(event.xselectionrequest)
    case SelectionClear: receive(event.xselectionclear)
    case SelectionNotify:
      if handOver?.receive(event.xselection) == true { return }
      for service in services { service.reader.receive(event.xselection) }
    case PropertyNotify:
      for service in services { service.reader.receive(event.xproperty) }
      transfers.receive(event.xproperty)
    case DestroyNotify: transfers.forget(requestor: event.xdestroywindow.window)
    default: noteOwner(event)
    }
  }

  private func service(ofWindow xid: UInt) -> SelectionService? { services.first { $0.window.xid == xid } }

  private func receive(_ event: XSelectionClearEvent) {
    guard let service = service(ofWindow: event.window) else { return }
    service.owner.clear(event)
    if service.window.name == .clipboard, connection.extensions.fixes == nil { onForeignChange() }
  }

  /// Reports that the clipboard has another owner, or none.
  private func noteOwner(_ event: XEvent) {
    guard let fixes = connection.extensions.fixes, event.type == fixes.eventBase + Int32(XFixesSelectionNotify) else {
      return
    }
    let notice = withUnsafePointer(to: event) {
      $0.withMemoryRebound(to: XFixesSelectionNotifyEvent.self, capacity: 1) { $0.pointee }
    }
    guard notice.owner != clipboard.window.xid else { return }
    clipboard.reader.forgetSilentOwner()
    if notice.subtype != XFixesSetSelectionOwnerNotify { clipboard.reader.anOwnerHasGone() }
    onForeignChange()
  }

  private func sleep(until deadline: Double?) {
    let isReadable = services.contains { $0.reader.isReadable }
    guard !isReadable, !connection.hasQueuedEvents, !connection.isLost else { return }
    DescriptorSleep.wait(
      for: [inbox.fileDescriptor, connection.fileDescriptor], atMost: deadline.map { $0 - ServerClock.now })
  }
}
