// SPDX-License-Identifier: MIT
import CX11
import Foundation

/// The receiving side of XDND for the windows of a connection: converts the messages of a drag's source to ``DragEvent``s.
///
///     idle ──Enter──► over ──Leave, Drop, the end of the source or of the window──► idle
///                     │  ▲
///                     └──┘ Position
///
/// A display has one pointer, so there is one drag: another Enter takes its place. Messages that do not belong to the
/// present drag are ignored, so another client can at most end it.
final class DropTarget {
  /// The version of the protocol. Older ones than `oldestVersion` have no actions.
  static let version = 5
  static let oldestVersion = 3
  /// The most formats of a drag that are read. The value is a choice: some programs offer fifty.
  private static let mostFormats = 200

  private enum State {
    case idle
    case over(Drag)
  }

  private struct Drag {
    let peer: DragPeer
    /// The position of the window on the screen when the drag entered. Windows do not move under a drag.
    let origin: CGPoint
    /// The action of the last movement.
    var action = DragAction.copy
  }

  let atoms: DragAtoms
  private unowned let connection: Connection
  private var state = State.idle

  /// Interns the atoms, and observes the owner of the drag's selection, whose end is that of the drag.
  init(connection: Connection) {
    self.connection = connection
    atoms = DragAtoms(on: connection.line)
    if let fixes = connection.extensions.fixes {
      connection.prepare(.fixes)
      connection.line.selectOwnerEnd(fixes, ofSelection: atoms[.selection], window: connection.rootWindow)
    }
  }

  // MARK: Messages

  func receive(_ event: XClientMessageEvent) -> [EventDecoder.Event] {
    guard event.format == 32, let window = connection.window(event.window) else { return [] }
    let message = DragMessage(event)
    switch event.message_type {
    case atoms[.enter]: return enter(window, message)
    case atoms[.position]: return move(window, message)
    case atoms[.leave]: return isCurrent(window, message) ? end() : []
    case atoms[.drop]: return drop(window, message)
    default: return []
    }
  }

  private func enter(_ window: Window, _ message: DragMessage) -> [EventDecoder.Event] {
    let version = Int(message[1] >> 24)
    guard (Self.oldestVersion...Self.version).contains(version) else { return [] }
    let ended = end()
    let peer = DragPeer(source: message[0], window: window.xid)
    state = .over(Drag(peer: peer, origin: window.locateOnScreen()))
    return ended + [(window.xid, .drag(.entered(formats: formats(message))))]
  }

  /// The message has up to three formats. A source with more lists all of them in a property.
  private func formats(_ message: DragMessage) -> [String] {
    var formats = [message[2], message[3], message[4]]
    if message[1] & 1 != 0 {
      formats = connection.line.longs(of: atoms[.typeList], type: XA_ATOM, window: message[0]).answer() ?? []
    }
    let questions = formats.prefix(Self.mostFormats).filter { $0 != 0 }.map(connection.line.name(ofAtom:))
    return questions.compactMap { $0.answer() }
  }

  private func move(_ window: Window, _ message: DragMessage) -> [EventDecoder.Event] {
    guard case .over(var drag) = state, isCurrent(window, message) else { return [] }
    drag.action = message[4] == atoms[.actionMove] ? .move : .copy
    state = .over(drag)
    let location = CGPoint(
      x: CGFloat(message.high(2)) - drag.origin.x, y: CGFloat(message.low(2)) - drag.origin.y)
    return [(window.xid, .drag(.moved(to: location, action: drag.action, time: message[3], peer: drag.peer)))]
  }

  private func drop(_ window: Window, _ message: DragMessage) -> [EventDecoder.Event] {
    guard case .over(let drag) = state, isCurrent(window, message) else { return [] }
    state = .idle
    return [(window.xid, .drag(.dropped(action: drag.action, time: message[2], peer: drag.peer)))]
  }

  private func isCurrent(_ window: Window, _ message: DragMessage) -> Bool {
    guard case .over(let drag) = state else { return false }
    return drag.peer == DragPeer(source: message[0], window: window.xid)
  }

  // MARK: Ends

  /// Ends the drag, if there is one, because its source has ended.
  func end() -> [EventDecoder.Event] {
    guard case .over(let drag) = state else { return [] }
    state = .idle
    return [(drag.peer.window, .drag(.left))]
  }

  /// Handles that a window is no longer on the screen.
  func windowEnded(_ xid: UInt) -> [EventDecoder.Event] {
    guard case .over(let drag) = state, drag.peer.window == xid else { return [] }
    return end()
  }
}
