// SPDX-License-Identifier: MIT

import CX11
import XCTest

@testable import X11

/// Events that another client sends with XSendEvent, as any client of the server can.
final class SyntheticEventTests: XCTestCase {
  func testSyntheticKeyWithoutKeycodeIsIgnored() throws {
    let connection = try Connection()
    let window = Window(connection: connection, size: PixelSize(width: 20, height: 20), title: "", appID: "test")

    // Found by the fuzzer: with keycode 0, Xlib reads the text of an input method from invalid memory.
    for keycode: UInt32 in [0, 7] {
      XCTAssertTrue(connection.decoder.decode(key(keycode, window: window.xid, isSynthetic: true)).isEmpty)
    }
    XCTAssertFalse(connection.decoder.decode(key(38, window: window.xid, isSynthetic: true)).isEmpty)
  }

  func testServerReportsAreIgnoredIfClientsSendThem() throws {
    let connection = try Connection()
    let window = Window(connection: connection, size: PixelSize(width: 20, height: 20), title: "", appID: "test")
    let types = [
      DestroyNotify, UnmapNotify, MapNotify, ReparentNotify, VisibilityNotify, FocusIn, FocusOut, EnterNotify,
      LeaveNotify, MappingNotify, PropertyNotify,
    ]

    for type in types {
      var event = XEvent()
      event.xany.type = type
      event.xany.send_event = True
      event.xany.window = window.xid
      // The next field of a destroy notice names its window.
      event.xdestroywindow.window = window.xid
      XCTAssertTrue(connection.decoder.decode(event).isEmpty, "type \(type)")
    }
    XCTAssertFalse(window.isDestroyed)
  }

  func testSyntheticEventDoesNotMoveTheServersClock() throws {
    let connection = try Connection()
    _ = connection.decoder.decode(key(38, window: 77, time: 1_000_000))

    let forged = connection.decoder.decode(key(38, window: 77, time: 0x7fff_ffff, isSynthetic: true))
    let next = connection.decoder.decode(key(38, window: 77, time: 1_000_010))

    let now = ServerClock.now
    XCTAssertEqual(try localTime(of: forged, on: connection), now, accuracy: 60)
    XCTAssertEqual(try localTime(of: next, on: connection), now, accuracy: 60)
  }

  func testSyntheticInputDoesNotSetTheUserTime() throws {
    let connection = try Connection()
    let window = Window(connection: connection, size: PixelSize(width: 20, height: 20), title: "", appID: "test")
    _ = connection.decoder.decode(key(38, window: window.xid, time: 5000))

    _ = connection.decoder.decode(key(38, window: window.xid, time: 0xffff_ffff, isSynthetic: true))

    XCTAssertEqual(window.userTime, 5000)
  }

  // MARK: Support

  private func localTime(of events: [EventDecoder.Event], on connection: X11.Connection) throws -> Double {
    guard case .key(let key) = try XCTUnwrap(events.first).event else {
      struct NoKey: Error {}
      throw NoKey()
    }
    return connection.monotonicTime(ofServerTime: key.time)
  }

  private func key(_ code: UInt32, window: UInt, time: UInt = 0, isSynthetic: Bool = false) -> XEvent {
    var event = XEvent()
    event.xkey.type = KeyPress
    event.xkey.send_event = isSynthetic ? True : False
    event.xkey.window = window
    event.xkey.keycode = code
    event.xkey.time = time
    return event
  }
}
