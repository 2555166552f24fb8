// SPDX-License-Identifier: MIT

import CX11
import DesktopTesting
import XCTest

@testable import X11

final class WindowTests: XCTestCase {
  private let size = PixelSize(width: 320, height: 240)

  func testWindowHasThePropertiesThatWindowManagersExpect() throws {
    let desktop = try Desktop()
    let connection = try Connection()
    let window = makeWindow(connection, title: "Überblick — 日本")
    window.minimumSize = PixelSize(width: 200, height: 100)
    window.setIcon([WindowIcon(size: PixelSize(width: 2, height: 1), pixels: [0xff00_0000, 0x8000_00ff])])
    connection.synchronize()
    let atoms = desktop.connection.atoms

    XCTAssertEqual(desktop.text(atoms[.netWMName], of: window.xid), "Überblick — 日本")
    XCTAssertEqual(desktop.text(XA_WM_CLASS, of: window.xid), "passage-test\0passage-test\0")
    XCTAssertEqual(desktop.property(atoms[.netWMPID], of: window.xid), [UInt(getpid())])
    XCTAssertNotNil(desktop.text(atoms[.wmClientMachine], of: window.xid))
    XCTAssertEqual(desktop.property(atoms[.netWMIcon], of: window.xid), [2, 1, 0xff00_0000, 0x8000_00ff])
    XCTAssertEqual(
      Set(desktop.property(atoms[.wmProtocols], of: window.xid) ?? []),
      [atoms[.wmDeleteWindow], atoms[.netWMPing], atoms[.netWMSyncRequest]])
    XCTAssertEqual(desktop.property(atoms[.netWMWindowType], of: window.xid), [atoms[.netWMWindowTypeNormal]])
    let hints = try XCTUnwrap(desktop.property(XA_WM_NORMAL_HINTS, of: window.xid))
    XCTAssertEqual(Array(hints[5...6]), [200, 100])
  }

  func testAnUrgentWindowSaysSoBesideItsOtherHints() throws {
    let desktop = try Desktop()
    let connection = try Connection()
    let window = makeWindow(connection)
    connection.synchronize()
    let calm = try XCTUnwrap(desktop.property(XA_WM_HINTS, of: window.xid))

    window.isUrgent = true
    connection.synchronize()
    var urgent = try XCTUnwrap(desktop.property(XA_WM_HINTS, of: window.xid))
    XCTAssertEqual(urgent[0], calm[0] | 256)
    window.isUrgent = false
    connection.synchronize()

    XCTAssertEqual(desktop.property(XA_WM_HINTS, of: window.xid), calm)
    urgent[0] = calm[0]
    XCTAssertEqual(urgent, calm, "nothing else changes")
  }

  func testSyncCounterExistsBeforeTheWindowIsMapped() throws {
    let desktop = try Desktop()
    let connection = try Connection()
    let window = makeWindow(connection)
    connection.synchronize()

    let counters = desktop.property(desktop.connection.atoms[.netWMSyncRequestCounter], of: window.xid)

    XCTAssertEqual(counters?.count, 1)
    XCTAssertEqual(desktop.value(ofCounter: counters?.first ?? 0), 0)
  }

  func testResizeIsAcknowledgedOnlyAfterTheFrameOfTheNewSize() throws {
    let desktop = try Desktop()
    let connection = try Connection()
    let window = makeWindow(connection)
    connection.synchronize()
    let atoms = desktop.connection.atoms
    let counter = try XCTUnwrap(desktop.property(atoms[.netWMSyncRequestCounter], of: window.xid)?.first)
    let old = window.size
    let new = PixelSize(width: 400, height: 300)

    desktop.send(atoms[.wmProtocols], [Int(atoms[.netWMSyncRequest]), 0, 7, 1], to: window.xid)
    desktop.resize(window.xid, width: new.width, height: new.height)
    XCTAssertTrue(waitForSize(new, window))
    window.acknowledgeFrameDrawn(size: old)
    connection.synchronize()
    XCTAssertEqual(desktop.value(ofCounter: counter), 0)

    window.acknowledgeFrameDrawn(size: new)
    connection.synchronize()
    XCTAssertEqual(desktop.value(ofCounter: counter), 1 << 32 | 7)
  }

  func testANewPartOfAWindowHasItsBackgroundUntilItIsDrawn() throws {
    for usesAlpha in [false, true] {
      let desktop = try Desktop()
      let connection = try Connection()
      let window = Window(
        connection: connection, size: size, title: "Test", appID: "passage-test", usesAlpha: usesAlpha)
      window.setBackground(WindowColor(red: 12, green: 200, blue: 99))
      window.map()
      XCTAssertTrue(waitForEvent(.mapped(true), window))

      window.resize(to: PixelSize(width: 400, height: 300))
      XCTAssertTrue(waitForSize(PixelSize(width: 400, height: 300), window))

      let picture = try XCTUnwrap(desktop.screenshot(of: window.xid))
      XCTAssertEqual(picture[399, 299] & 0xff_ffff, 0x0c_c863, "usesAlpha: \(usesAlpha)")
    }
  }

  func testPingsAreAnsweredAutomatically() throws {
    let desktop = try Desktop()
    let connection = try Connection()
    let window = makeWindow(connection)
    connection.synchronize()
    let atoms = desktop.connection.atoms
    XSelectInput(desktop.display, desktop.connection.rootWindow, SubstructureNotifyMask)
    desktop.connection.synchronize()

    let ping = [Int(atoms[.netWMPing]), 4711, Int(window.xid)]
    desktop.send(atoms[.wmProtocols], ping, to: window.xid)
    var answer: XClientMessageEvent?
    waitUntil {
      _ = connection.drainEvents()
      while let event = desktop.connection.nextEvent() {
        if event.type == ClientMessage, event.xclient.data.l.1 == 4711 { answer = event.xclient }
      }
      return answer != nil
    }

    XCTAssertEqual(answer?.window, desktop.connection.rootWindow)
    XCTAssertEqual(answer?.data.l.2, Int(window.xid))
  }

  func testCloseRequestIsReportedAsAnEvent() throws {
    let desktop = try Desktop()
    let connection = try Connection()
    let window = makeWindow(connection)
    connection.synchronize()

    desktop.requestClose(window.xid)

    XCTAssertTrue(waitForEvent(.closeRequested, window))
  }

  func testDestructionByAnotherClientIsReportedAsAnEvent() throws {
    let desktop = try Desktop()
    let connection = try Connection()
    let window = makeWindow(connection)
    connection.synchronize()

    XDestroyWindow(desktop.display, window.xid)
    desktop.connection.synchronize()

    XCTAssertTrue(waitForEvent(.destroyed, window))
    XCTAssertTrue(window.isDestroyed)
  }

  func testMappingAndResizingAreReportedAsEvents() throws {
    let connection = try Connection()
    let window = makeWindow(connection)
    window.map()
    XCTAssertTrue(waitForEvent(.mapped(true), window))

    window.resize(to: PixelSize(width: 500, height: 333))
    XCTAssertTrue(waitForSize(PixelSize(width: 500, height: 333), window))

    window.unmap()
    XCTAssertTrue(waitForEvent(.mapped(false), window))
  }

  func testWindowHasDepth32WithAlphaAnd24Without() throws {
    let connection = try Connection()
    let opaque = makeWindow(connection)
    let translucent = Window(
      connection: connection, size: size, title: "Alpha", appID: "passage-test", usesAlpha: true)

    XCTAssertEqual(opaque.visual.depth, 24)
    XCTAssertEqual(translucent.visual.depth, 32)
    XCTAssertTrue(translucent.visual.hasAlpha)
  }

  func testEveryCursorIsAcceptedByTheServer() throws {
    let connection = try Connection()
    let window = makeWindow(connection)
    let shapes: [CursorShape] = [
      .pointingHand, .iBeam, .crosshair, .openHand, .resizeLeftRight, .resizeUpDown, .hidden, .arrow,
    ]

    let errors = connection.trappingErrors { for shape in shapes { window.cursor = shape } }

    XCTAssertEqual(errors, [])
  }

  func testReleasedWindowDestroysItsXWindow() throws {
    let desktop = try Desktop()
    let connection = try Connection()
    var window: Window? = makeWindow(connection)
    let xid = try XCTUnwrap(window?.xid)
    connection.synchronize()
    XCTAssertNotNil(desktop.frame(of: xid))

    window = nil
    connection.synchronize()

    XCTAssertNil(desktop.frame(of: xid))
    XCTAssertNil(connection.window(xid))
  }

  // MARK: Support

  private func makeWindow(_ connection: Connection, title: String = "Test") -> Window {
    Window(connection: connection, size: size, title: title, appID: "passage-test")
  }

  private func waitForEvent(_ event: WindowEvent, _ window: Window) -> Bool {
    waitUntil { window.connection.drainEvents().contains { $0.window == window.xid && $0.event == event } }
  }

  private func waitForSize(_ size: PixelSize, _ window: Window) -> Bool {
    waitUntil {
      _ = window.connection.drainEvents()
      return window.size == size
    }
  }
}
