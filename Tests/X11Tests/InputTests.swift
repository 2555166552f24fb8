// SPDX-License-Identifier: MIT

import CX11
import DesktopTesting
import XCTest

@testable import X11

/// The mouse and the keyboard, controlled by another client, as they arrive in a window.
final class InputTests: XCTestCase {
  private var desktop: Desktop!
  private var connection: Connection!
  private var window: Window!
  private var events: [WindowEvent] = []
  /// The frame of the window on the screen.
  private var frame = PixelRect(x: 0, y: 0, width: 0, height: 0)

  override func setUpWithError() throws {
    desktop = try Desktop()
    // The pointer must not be where windows open.
    desktop.movePointer(x: 10_000, y: 10_000)
    connection = try Connection()
    window = Window(
      connection: connection, size: PixelSize(width: 300, height: 200), title: "Input", appID: "passage-test")
    window.map()
    XCTAssertTrue(
      waitUntil {
        _ = connection.drainEvents()
        return desktop.isViewable(window.xid)
      })
    window.raise()
    connection.beginInput()
    connection.synchronize()
    frame = try XCTUnwrap(settledFrame())
    _ = connection.drainEvents()
    events = []
  }

  override func tearDown() {
    window.destroy()
    window = nil
    connection = nil
    desktop = nil
  }

  func testEveryMouseSampleArrivesWithItsLocationAndTime() {
    for step in 0..<20 { movePointer(10 + step * 5, 50) }

    XCTAssertTrue(waitForEvents { self.pointers(.moved).count >= 19 })
    let moves = pointers(.moved)
    XCTAssertEqual(moves.last?.location, CGPoint(x: 105, y: 50))
    XCTAssertEqual(moves.map(\.time), moves.map(\.time).sorted())
    XCTAssertEqual(moves.map(\.location.x), moves.map(\.location.x).sorted())
  }

  func testPointerEventsArriveFromOutsideTheWindowDuringAPress() {
    movePointer(50, 50)
    desktop.press()
    movePointer(frame.width + 40, 50)
    desktop.release()

    XCTAssertTrue(waitForEvents { !self.pointers(.released).isEmpty })
    let press = pointers(.pressed).first
    XCTAssertEqual(press?.button, 1)
    XCTAssertEqual(press?.pressedButtons, [1])
    XCTAssertEqual(press?.location, CGPoint(x: 50, y: 50))
    XCTAssertEqual(pointers(.released).first?.location, CGPoint(x: Double(frame.width + 40), y: 50))
    XCTAssertEqual(pointers(.released).first?.pressedButtons, [])
  }

  func testTimeOfALocalServerIsThatOfThisMachine() throws {
    movePointer(50, 50)
    desktop.click(x: frame.x + 50, y: frame.y + 50)
    XCTAssertTrue(waitForEvents { !self.pointers(.pressed).isEmpty })

    let time = try XCTUnwrap(pointers(.pressed).first?.time)

    XCTAssertEqual(connection.monotonicTime(ofServerTime: time), ServerClock.now, accuracy: 5)
  }

  func testWheelScrollsByNotchesAndIsNotAButton() {
    movePointer(50, 50)
    for button in [4, 5, 6, 7] { desktop.click(x: frame.x + 50, y: frame.y + 50, button: button) }

    XCTAssertTrue(waitForEvents { self.scrolls.count >= 4 })
    XCTAssertEqual(
      scrolls.map(\.delta),
      [
        ScrollDelta(dx: 0, dy: 1), ScrollDelta(dx: 0, dy: -1), ScrollDelta(dx: 1, dy: 0), ScrollDelta(dx: -1, dy: 0),
      ])
    XCTAssertTrue(scrolls.allSatisfy { !$0.isContinuous && $0.phase == .changed })
    XCTAssertTrue(pointers(.pressed).isEmpty)
  }

  func testBackButtonIsNumberEight() {
    desktop.click(x: frame.x + 50, y: frame.y + 50, button: 8)

    XCTAssertTrue(waitForEvents { !self.pointers(.released).isEmpty })
    XCTAssertEqual(pointers(.pressed).map(\.button), [8])
  }

  func testEnteringAndLeavingOfThePointerAreReported() {
    movePointer(50, 50)
    XCTAssertTrue(waitForEvents { !self.pointers(.entered).isEmpty })

    desktop.movePointer(x: 10_000, y: 10_000)

    XCTAssertTrue(waitForEvents { !self.pointers(.left).isEmpty })
  }

  func testUnmappingTheWindowDuringAPressReportsALostGrab() {
    movePointer(50, 50)
    desktop.press()
    XCTAssertTrue(waitForEvents { !self.pointers(.pressed).isEmpty })

    window.unmap()

    XCTAssertTrue(waitForEvents { self.events.contains(.grabLost) })
    desktop.release()
  }

  func testKeysHaveSymbolTextAndModifiers() {
    focus()
    desktop.type(XK_a)
    desktop.type(XK_a, with: [XK_Shift_L])
    desktop.type(XK_Left, with: [XK_Alt_L])
    desktop.type(XK_Escape)

    XCTAssertTrue(waitForEvents { self.keys.contains { $0.keysym == UInt(XK_Escape) && !$0.isDown } })
    let presses = keys.filter { $0.isDown && ![XK_Shift_L, XK_Alt_L].map { UInt($0) }.contains($0.keysym) }
    XCTAssertEqual(presses.map(\.keysym), [XK_a, XK_A, XK_Left, XK_Escape].map { UInt($0) })
    XCTAssertEqual(presses.map(\.unmodifiedKeysym), [XK_a, XK_a, XK_Left, XK_Escape].map { UInt($0) })
    XCTAssertEqual(presses.map(\.text), ["a", "A", "", ""])
    XCTAssertEqual(presses.map(\.modifiers), [[], .shift, .alt, []])
  }

  func testHeldKeyRepeatsWithoutReleases() {
    focus()
    desktop.keyDown(XK_b)
    XCTAssertTrue(waitForEvents { self.keys.filter(\.isRepeat).count >= 2 })
    desktop.keyUp(XK_b)
    XCTAssertTrue(waitForEvents { self.keys.contains { !$0.isDown } })

    XCTAssertFalse(keys.first?.isRepeat ?? true)
    XCTAssertEqual(keys.filter { !$0.isDown }.count, 1)
    XCTAssertTrue(keys.dropFirst().dropLast().allSatisfy(\.isRepeat))
  }

  func testFocusIsReported() {
    focus()

    desktop.focus(UInt(PointerRoot))

    XCTAssertTrue(waitForEvents { self.events.contains(.focus(false)) })
  }

  // MARK: Support

  private var keys: [KeyEvent] { events.compactMap { if case .key(let key) = $0 { key } else { nil } } }
  private var scrolls: [ScrollEvent] { events.compactMap { if case .scroll(let scroll) = $0 { scroll } else { nil } } }

  private func pointers(_ phase: PointerEvent.Phase) -> [PointerEvent] {
    events.compactMap { if case .pointer(let pointer) = $0, pointer.phase == phase { pointer } else { nil } }
  }

  private func waitForEvents(_ condition: () -> Bool) -> Bool {
    waitUntil {
      events += connection.drainEvents().filter { $0.window == window.xid }.map(\.event)
      return condition()
    }
  }

  private func movePointer(_ x: Int, _ y: Int) {
    desktop.movePointer(x: frame.x + x, y: frame.y + y)
  }

  private func focus() {
    desktop.focus(window.xid)
    XCTAssertTrue(
      waitUntil {
        var focused: UInt = 0
        var revert: Int32 = 0
        XGetInputFocus(desktop.display, &focused, &revert)
        return focused == window.xid
      })
  }

  /// Waits until the window manager has placed the window.
  private func settledFrame() -> PixelRect? {
    var last: PixelRect?
    var same = 0
    waitUntil {
      let now = desktop.frame(of: window.xid)
      same = now == last ? same + 1 : 0
      last = now
      return same > 10
    }
    return last
  }
}
