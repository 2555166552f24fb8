// SPDX-License-Identifier: MIT

import CX11
import DesktopTesting
import XCTest

@testable import X11

/// Another client sends events that only the server should send, or makes the server send far too many.
final class ForgedEventTests: XCTestCase {
  private var desktop: Desktop!
  private var connection: X11.Connection!
  private var window: X11.Window!

  override func setUpWithError() throws {
    desktop = try Desktop()
    connection = try X11.Connection()
    window = X11.Window(
      connection: connection, size: PixelSize(width: 200, height: 150), title: "Forged", appID: "passage-test")
    window.map()
    connection.synchronize()
    waitUntil { desktop.isViewable(window.xid) }
    connection.observeDesktop(connection.readDesktop())
    connection.beginInput()
    _ = drain()
  }

  override func tearDown() {
    window?.destroy()
    (window, connection, desktop) = (nil, nil, nil)
  }

  func testEventsOfTheServerAreIgnoredIfClientsSendThem() {
    let types = [
      ButtonPress, ButtonRelease, MotionNotify, EnterNotify, LeaveNotify, FocusIn, FocusOut, VisibilityNotify,
      CreateNotify, DestroyNotify, UnmapNotify,
      MapNotify, ReparentNotify, GravityNotify, PropertyNotify, ColormapNotify, MappingNotify,
    ]
    var event = XEvent()
    for type in types {
      event.type = type
      event.xdestroywindow.window = window.xid
      desktop.forge(event, to: window.xid)
    }
    desktop.connection.synchronize()

    XCTAssertEqual(drain(), [])
    XCTAssertFalse(window.isDestroyed)
  }

  func testForgedSizeIsIgnoredButItsPositionIsUsed() {
    var event = XEvent()
    event.type = ConfigureNotify
    event.xconfigure.event = window.xid
    event.xconfigure.window = window.xid
    (event.xconfigure.x, event.xconfigure.y, event.xconfigure.width, event.xconfigure.height) = (30, 40, 60_000, 1)

    desktop.forge(event, to: window.xid)
    desktop.connection.synchronize()

    XCTAssertTrue(drain().contains(.configured(size: window.size, origin: CGPoint(x: 30, y: 40))))
    XCTAssertNotEqual(window.size.width, 60_000)
  }

  func testForgedEventsOfExtensionsNeitherStopTheConnectionNorWarn() {
    // libXi takes the fifth byte, or the one after it, for a count, and reads beyond the event.
    let contents: [[UInt8]] = [
      [UInt8](repeating: 0, count: 31), [UInt8](repeating: 0xff, count: 31), [UInt8](repeating: 0x7f, count: 31),
      (0..<31).map { UInt8($0 * 8) },
    ]
    _ = desktop.connection.trappingErrors {
      for type in Int32(64)...127 {
        for bytes in contents { desktop.forge(extensionEvent: type, bytes: bytes, to: window.xid) }
      }
    }

    // A window manager may give the window the focus only now.
    XCTAssertEqual(drain().filter { $0 != .focus(true) }, [])
  }

  func testFloodOfEventsIsReadInPartsAndInvalidatedStateOnce() {
    let changes = 3 * X11.Connection.maximumDrainedEvents
    let state = desktop.connection.atoms[.netWMState]
    for index in 0..<changes {
      var value = index % 2 == 0 ? desktop.connection.atoms[.netWMStateFullscreen] : 0
      withUnsafeBytes(of: &value) {
        _ = XChangeProperty(
          desktop.display, window.xid, state, XA_ATOM, 32, PropModeReplace,
          $0.bindMemory(to: UInt8.self).baseAddress, Int32(index % 2 == 0 ? 1 : 0))
      }
    }
    desktop.connection.synchronize()
    XCTAssertTrue(waitUntil { connection.hasQueuedEvents })

    var rounds = 0
    var requests: [UInt] = []
    while connection.hasQueuedEvents, rounds < 100 {
      let before = XNextRequest(connection.display)
      _ = connection.drainEvents()
      requests.append(XNextRequest(connection.display) - before)
      rounds += 1
    }

    XCTAssertGreaterThanOrEqual(rounds, 3)
    XCTAssertLessThanOrEqual(requests.max() ?? 0, 4, "\(requests)")
    XCTAssertEqual(window.state, [])
  }

  func testKeysAndClicksWorkAfterAFlood() throws {
    var event = XEvent()
    var random = SystemRandomNumberGenerator()
    // Some are malformed, and rejected by the server.
    _ = desktop.connection.trappingErrors {
      for _ in 0..<20_000 {
        event.type = Int32.random(in: 2...34, using: &random)
        event.xbutton.button = UInt32.random(in: 1...60, using: &random)
        desktop.forge(event, to: window.xid)
      }
    }
    _ = drain()
    let frame = try XCTUnwrap(desktop.frame(of: window.xid))
    desktop.focus(window.xid)

    desktop.click(x: frame.x + 20, y: frame.y + 20)
    desktop.type(0x61)

    var phases: [PointerEvent.Phase] = []
    var keys: [KeyEvent] = []
    XCTAssertTrue(
      waitUntil {
        for event in drain() {
          if case .pointer(let pointer) = event, pointer.button == 1 { phases.append(pointer.phase) }
          if case .key(let key) = event { keys.append(key) }
        }
        return phases.count == 2 && keys.count == 2
      }, "\(phases) \(keys)")
    XCTAssertEqual(phases, [.pressed, .released])
    XCTAssertEqual(keys.map(\.isDown), [true, false])
    XCTAssertEqual(keys.first?.isRepeat, false)
  }

  /// Returns all events that have arrived for the window.
  private func drain() -> [WindowEvent] {
    var events: [WindowEvent] = []
    repeat {
      events += connection.drainEvents().filter { $0.window == window.xid }.map(\.event)
    } while connection
      .hasQueuedEvents
    return events
  }
}
