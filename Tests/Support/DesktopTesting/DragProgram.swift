// SPDX-License-Identifier: MIT

import CX11
import Foundation
package import X11

/// Another program that drags content over a window, or over whose window content is dragged, message by message.
package final class DragProgram {
  /// The numbers of a message that it has received.
  package struct Message: Equatable {
    package let type: String
    package let values: [UInt]

    package init(type: String, values: [UInt]) {
      self.type = type
      self.values = values
    }
  }

  package let connection: X11.Connection
  /// The source of the drag, which owns its selection.
  package let window: UInt

  /// Becomes the owner of the drag's selection.
  package init() throws {
    connection = try X11.Connection()
    connection.onError = { _ in }
    window = XCreateSimpleWindow(connection.display, connection.rootWindow, -1, -1, 1, 1, 0, 0, 0)
    XSetSelectionOwner(connection.display, atom("XdndSelection"), window, UInt(CurrentTime))
    connection.synchronize()
  }

  package func atom(_ name: String) -> UInt { XInternAtom(connection.display, name, False) }

  // MARK: Messages

  /// Sends a message of XDND whose first number is its window.
  ///
  /// - Parameter source: Another window in its place.
  package func send(_ type: String, to target: UInt, _ values: [UInt] = [], source: UInt? = nil) {
    let data = ([source ?? window] + values + [0, 0, 0, 0]).map { Int(bitPattern: $0) }
    var event = XEvent()
    event.xclient.type = ClientMessage
    event.xclient.window = target
    event.xclient.message_type = atom(type)
    event.xclient.format = 32
    event.xclient.data.l = (data[0], data[1], data[2], data[3], data[4])
    XSendEvent(connection.display, target, False, 0, &event)
    connection.synchronize()
  }

  /// Enters a window with formats. More than three are listed in a property.
  package func enter(_ target: UInt, formats: [String], version: UInt = 5) {
    let atoms = formats.map(atom)
    atoms.map { Int(bitPattern: $0) }.withUnsafeBytes { bytes in
      _ = XChangeProperty(
        connection.display, window, atom("XdndTypeList"), XA_ATOM, 32, PropModeReplace,
        bytes.bindMemory(to: UInt8.self).baseAddress, Int32(atoms.count))
    }
    let isLong = atoms.count > 3
    send("XdndEnter", to: target, [version << 24 | (isLong ? 1 : 0)] + (isLong ? [] : atoms))
  }

  /// Moves to a pixel of the screen.
  package func move(over target: UInt, to point: (x: Int, y: Int), time: UInt = 7, action: String = "XdndActionCopy") {
    send("XdndPosition", to: target, [0, UInt(point.x << 16 | point.y), time, atom(action)])
  }

  package func leave(_ target: UInt) { send("XdndLeave", to: target) }
  package func drop(on target: UInt, time: UInt = 8) { send("XdndDrop", to: target, [0, time]) }

  // MARK: A target

  /// Shows its window, which takes part in drags, at a place of the screen.
  package func show(x: Int32, y: Int32, width: UInt32, height: UInt32) {
    var attributes = XSetWindowAttributes()
    attributes.override_redirect = True
    XChangeWindowAttributes(connection.display, window, UInt(CWOverrideRedirect), &attributes)
    var version = 5
    withUnsafeBytes(of: &version) { bytes in
      _ = XChangeProperty(
        connection.display, window, atom("XdndAware"), XA_ATOM, 32, PropModeReplace,
        bytes.bindMemory(to: UInt8.self).baseAddress, 1)
    }
    XMoveResizeWindow(connection.display, window, x, y, width, height)
    XMapRaised(connection.display, window)
    connection.synchronize()
  }

  /// Answers a movement with an action, or refuses the drop.
  package func answer(_ source: UInt, action: String?) {
    send("XdndStatus", to: source, [action == nil ? 0 : 1, 0, 0, action.map(atom) ?? 0])
  }

  /// Reports the end of a drop.
  package func finish(_ source: UInt, action: String?) {
    send("XdndFinished", to: source, [action == nil ? 0 : 1, action.map(atom) ?? 0])
  }

  // MARK: Answers

  /// Returns the next message that has arrived.
  package func nextMessage() -> Message? {
    while let event = connection.nextEvent() {
      guard event.type == ClientMessage, let name = XGetAtomName(connection.display, event.xclient.message_type) else {
        continue
      }
      defer { XFree(name) }
      let data = event.xclient.data.l
      let values = [data.0, data.1, data.2, data.3, data.4].map { UInt(UInt32(truncatingIfNeeded: $0)) }
      return Message(type: String(cString: name), values: values)
    }
    return nil
  }

  /// Answers the next request for the content that has arrived, with bytes of 8 bits or a refusal. Returns the format and
  /// the time of the request, or nil if there is none.
  package func answerRequest(with bytes: [UInt8]?) -> (format: String, time: UInt)? {
    while let event = connection.nextEvent() {
      guard event.type == SelectionRequest, let name = XGetAtomName(connection.display, event.xselectionrequest.target)
      else { continue }
      defer { XFree(name) }
      let request = event.xselectionrequest
      if let bytes {
        XChangeProperty(
          connection.display, request.requestor, request.property, request.target, 8, PropModeReplace, bytes,
          Int32(bytes.count))
      }
      notify(request, hasContent: bytes != nil)
      return (String(cString: name), request.time)
    }
    return nil
  }

  private func notify(_ request: XSelectionRequestEvent, hasContent: Bool) {
    var event = XEvent()
    event.xselection.type = SelectionNotify
    event.xselection.requestor = request.requestor
    event.xselection.selection = request.selection
    event.xselection.target = request.target
    event.xselection.property = hasContent ? request.property : 0
    event.xselection.time = request.time
    XSendEvent(connection.display, request.requestor, False, 0, &event)
    connection.flush()
  }
}
