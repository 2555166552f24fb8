// SPDX-License-Identifier: MIT
import CX11
package import Foundation

/// The sending side of XDND: follows the pointer from window to window during a drag of this program.
///
///     idle ──a window under the pointer: Enter──► over ──Drop──► dropped ──Finished──► idle
///       ▲                                         │
///       └──────Leave: another window, an end──────┘
///
/// Each Position waits for the Status of the one before, so that a slow target is not flooded, and nothing waits for a
/// target: another window or ``cancel()`` ends what it does not answer. The pointer is not grabbed here: the press that
/// began the drag has it until its release.
package final class DragSource {
  /// The place under the pointer.
  package enum Place: Equatable {
    /// A window of this connection, and the point in it in pixels.
    case own(UInt, CGPoint)
    case foreign
    case nowhere
  }

  private enum State {
    case idle
    case over(Target)
    case dropped(UInt)
  }

  private struct Target {
    let window: UInt
    /// Whether a Position has no Status yet.
    var isWaiting = false
    /// The last point on the screen, if it has not been sent.
    var next: PixelPoint?
    /// The rectangle of the screen in which the target needs no Position.
    var quiet: PixelRect?
    /// Whether the content is to be dropped after the Status.
    var drops = false
    var action: DragAction?
  }

  /// The most windows in one another that are searched. The value is a choice: window managers have one or two around that
  /// of a program.
  private static let deepest = 16

  private let window: Window
  private let atoms: DragAtoms
  private let formats: [UInt]
  private let time: UInt
  private let action: DragAction
  /// The position of the window on the screen, which does not move during a drag.
  private let origin: CGPoint
  private var state = State.idle
  /// The windows in one another, below the root, at the point of the last movement.
  private var path: [UInt] = []
  /// The versions of XDND of the windows that have been found, or nil for those without.
  private var versions: [UInt: Int?] = [:]

  /// - Parameters:
  ///   - window: The window in which the drag began.
  ///   - formats: The formats of the content, the best first.
  ///   - time: The server's time at which the selection of the drag was acquired.
  ///   - action: The action that is proposed.
  package init(window: Window, formats: [String], time: UInt, action: DragAction) {
    self.window = window
    self.time = time
    self.action = action
    let line = window.connection.line
    atoms = window.connection.windows.dropTarget?.atoms ?? DragAtoms(on: line)
    self.formats = formats.map(line.atom).compactMap { $0.answer() }
    origin = window.locateOnScreen()
    window.setProperty(
      atoms[.typeList], type: XA_ATOM, format32: self.formats.map { Int(bitPattern: $0) })
    window.connection.windows.dragSource = self
  }

  private var connection: Connection { window.connection }

  /// The action that a drop on another program would have, as far as it has answered.
  package var acceptedAction: DragAction? {
    if case .over(let target) = state { target.action } else { nil }
  }

  // MARK: Movement

  /// Moves to a point in pixels of the window, which may be outside it. Returns what is there.
  package func move(to location: CGPoint) -> Place {
    guard !connection.isLost else { return .nowhere }
    let point = onScreen(location)
    let found = findWindow(at: point)
    if let found, connection.window(found.window) != nil {
      leave()
      return .own(found.window, CGPoint(x: found.point.x, y: found.point.y))
    }
    guard let found, let version = version(of: found.window), version >= DropTarget.oldestVersion else {
      leave()
      return .nowhere
    }
    enter(found.window, version: min(version, DropTarget.version))
    sendPosition(point)
    return .foreign
  }

  /// Returns the pixel of the screen at a point in pixels of the window.
  package func onScreen(_ location: CGPoint) -> PixelPoint {
    PixelPoint(x: Self.pixel(origin.x + location.x), y: Self.pixel(origin.y + location.y))
  }

  private static func pixel(_ value: CGFloat) -> Int { Int(max(min(value, 32767), -32768)) }

  /// Returns the outermost window at a point of the screen that is this program's or takes part in drags, and the point in
  /// it.
  ///
  /// The windows at the point of the last movement are asked together, in one round trip. Only in others, each question
  /// waits for the one before.
  private func findWindow(at point: PixelPoint) -> (window: UInt, point: PixelPoint)? {
    let root = connection.rootWindow
    func ask(_ window: UInt) -> Question<WindowPlace> { connection.line.place(of: point, of: root, in: window) }
    var asked = ([root] + path).map { (window: $0, question: ask($0)) }[...]
    path = []
    var child = root
    while path.count < Self.deepest {
      if asked.first?.window != child { asked = [(child, ask(child))] }
      guard let place = asked.popFirst()?.question.answer() else { return nil }
      if takesPart(child) { return (child, place.point) }
      guard place.child != 0 else { return nil }
      child = place.child
      path.append(child)
    }
    return nil
  }

  private func takesPart(_ xid: UInt) -> Bool {
    xid != connection.rootWindow && (connection.window(xid) != nil || version(of: xid) != nil)
  }

  private func version(of xid: UInt) -> Int? {
    if let known = versions[xid] { return known }
    let read = connection.line.longs(of: atoms[.aware], type: XA_ATOM, window: xid).answer()
    let version = read?.first.map { Int($0) }
    versions[xid] = version
    return version
  }

  private func enter(_ xid: UInt, version: Int) {
    if case .over(let target) = state, target.window == xid { return }
    leave()
    state = .over(Target(window: xid))
    let first = formats.prefix(3) + Array(repeating: 0, count: max(3 - formats.count, 0))
    send(.enter, [UInt(version) << 24 | (formats.count > 3 ? 1 : 0)] + first, to: xid)
  }

  /// - Parameter always: Whether the target is told although it needs no Position at the point.
  private func sendPosition(_ point: PixelPoint, always: Bool = false) {
    guard case .over(var target) = state else { return }
    if target.isWaiting || !always && target.quiet?.contains(point) == true {
      target.next = point
    } else {
      (target.isWaiting, target.next) = (true, nil)
      let position = UInt(UInt16(truncatingIfNeeded: point.x)) << 16 | UInt(UInt16(truncatingIfNeeded: point.y))
      send(.position, [0, position, time, atoms.atom(of: action)], to: target.window)
    }
    state = .over(target)
  }

  private func leave() {
    guard case .over(let target) = state else { return }
    state = .idle
    send(.leave, [], to: target.window)
  }

  // MARK: Ends

  /// Drops the content on the window of another program under the pointer. Returns whether its answer is to be waited for;
  /// it may be that the drop is refused.
  package func drop() -> Bool {
    if case .over(let target) = state, let last = target.next { sendPosition(last, always: true) }
    guard case .over(var target) = state else { return false }
    if target.isWaiting {
      target.drops = true
      state = .over(target)
      return true
    }
    guard target.action != nil else {
      leave()
      return false
    }
    state = .dropped(target.window)
    send(.drop, [0, time], to: target.window)
    return true
  }

  /// Ends the drag. The window under the pointer is told.
  package func cancel() {
    leave()
    state = .idle
    if connection.windows.dragSource === self { connection.windows.dragSource = nil }
  }

  // MARK: Answers

  /// Returns the answer in a message, or nil if it is none.
  func receive(_ event: XClientMessageEvent) -> [EventDecoder.Event] {
    guard event.format == 32, event.window == window.xid else { return [] }
    let message = DragMessage(event)
    switch event.message_type {
    case atoms[.status]: return receiveStatus(message)
    case atoms[.finished]: return receiveEnd(message)
    default: return []
    }
  }

  private func receiveStatus(_ message: DragMessage) -> [EventDecoder.Event] {
    guard case .over(var target) = state, target.window == message[0] else { return [] }
    target.isWaiting = false
    target.action = message[1] & 1 != 0 ? (message[4] == atoms[.actionMove] ? .move : .copy) : nil
    target.quiet = message.quietArea
    state = .over(target)
    if let next = target.next { sendPosition(next) }
    if target.drops, !drop() {
      return [(window.xid, .dragAnswer(.finished(nil)))]
    }
    return [(window.xid, .dragAnswer(.status(target.action)))]
  }

  private func receiveEnd(_ message: DragMessage) -> [EventDecoder.Event] {
    guard case .dropped(message[0]) = state else { return [] }
    state = .idle
    let action: DragAction = message[2] == atoms[.actionMove] ? .move : .copy
    return [(window.xid, .dragAnswer(.finished(message[1] & 1 != 0 ? action : nil)))]
  }

  private func send(_ name: DragAtoms.Name, _ values: [UInt], to target: UInt) {
    guard !connection.isLost else { return }
    connection.line.send(DragMessage([window.xid] + values), type: atoms[name], about: target, to: target)
  }
}

/// The place of a point in a window.
struct WindowPlace {
  /// The point in pixels from the window's top left.
  let point: PixelPoint
  /// The child at the point, or 0 if there is none.
  let child: UInt
}

extension ServerLine {
  /// Asks for the place in a window of a point of another window.
  func place(of point: PixelPoint, of origin: UInt, in window: UInt) -> Question<WindowPlace> {
    let position = UInt(UInt16(truncatingIfNeeded: point.x)) | UInt(UInt16(truncatingIfNeeded: point.y)) << 16
    return Question(Request(X_TranslateCoords, 0, [origin, window, position]), on: self) {
      WindowPlace(point: PixelPoint(x: $0.int16(12), y: $0.int16(14)), child: $0.card32(8))
    }
  }
}
