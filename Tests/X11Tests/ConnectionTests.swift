// SPDX-License-Identifier: MIT

import CX11
import DesktopTesting
import Synchronization
import XCTest

@testable import X11

final class ConnectionTests: XCTestCase {
  func testAPairIsOpenedOneAfterTheOtherIfTheSystemRefusesAThread() throws {
    let start = try Connection.start(stackSize: 1 << 60)
    let (first, second) = (start.main, try start.rendering.value.get())

    XCTAssertFalse(first.isLost)
    XCTAssertFalse(second.isLost)
  }

  func testAConnectionThatIsCutIsLostAndWakesTheThreadThatWaitsForIt() throws {
    let server = try XServer()
    defer { server.end() }
    let connection = try Connection(displayName: server.displayName)
    let losses = LockedValue(0)
    connection.onConnectionLost = { losses.withLock { $0 += 1 } }
    server.signal(SIGSTOP)
    let isDone = LockedValue(false)
    DispatchQueue.global().async {
      connection.synchronize()
      isDone.withLock { $0 = true }
    }

    connection.cut()

    XCTAssertTrue(waitUntil { isDone.withLock { $0 } })
    XCTAssertEqual(losses.withLock { $0 }, 1)
    XCTAssertTrue(connection.isLost)
    connection.close()
    connection.cut()
  }

  func testARequestThatIsLongerThanTheBufferEndsIfTheConnectionIsLost() throws {
    let connection = try Connection()
    connection.onConnectionLost = {}
    let window = Window(
      connection: connection, size: PixelSize(width: 100, height: 100), title: "Lost", appID: "lost")
    let icon = WindowIcon(size: PixelSize(width: 256, height: 256), pixels: Array(repeating: 0, count: 256 * 256))
    connection.synchronize()
    connection.cut()

    for _ in 0..<3 { window.setIcon([icon]) }

    XCTAssertTrue(connection.isLost)
  }

  func testErrorNamesTheDisplayIfNoServerAnswers() {
    XCTAssertThrowsError(try Connection(displayName: ":7654")) { error in
      let error = error as? ConnectionError

      XCTAssertEqual(error?.reason, .cannotOpen)
      XCTAssertTrue(error?.description.contains(":7654") == true)
    }
  }

  func testErrorSaysToSetDisplayIfNoneIsNamed() {
    XCTAssertThrowsError(try Connection(displayName: "")) { error in
      let error = error as? ConnectionError

      XCTAssertEqual(error?.reason, .noDisplayNamed)
      XCTAssertTrue(error?.description.contains("DISPLAY is not set") == true)
    }
  }

  func testTwoConnectionsAreOpenedSideBySide() throws {
    let start = try Connection.start()
    let (first, second) = (start.main, try start.rendering.value.get())

    XCTAssertEqual(first.rootWindow, second.rootWindow)
    XCTAssertNotEqual(first.fileDescriptor, second.fileDescriptor)
    second.synchronize()
    XCTAssertFalse(second.isLost)
  }

  func testAPairIsNotOpenedIfNoServerAnswers() {
    XCTAssertThrowsError(try Connection.start(displayName: ":7654")) {
      XCTAssertEqual(($0 as? ConnectionError)?.reason, .cannotOpen)
    }
  }

  func testFilesOfOtherThreadsAreNotTakenForALackOfDescriptors() {
    let isOver = Mutex(false)
    let threads = DispatchGroup()
    for _ in 0..<2 {
      DispatchQueue.global().async(group: threads) {
        while !isOver.withLock({ $0 }) { close(open("/dev/null", O_RDONLY | O_CLOEXEC)) }
      }
    }

    let failures = (0..<20_000).count { _ in !Connection.canOpenFiles(24) }

    isOver.withLock { $0 = true }
    threads.wait()
    XCTAssertEqual(failures, 0)
  }

  func testAtomsAreThoseOfTheServer() throws {
    let connection = try Connection()

    for name in AtomName.allCases {
      XCTAssertEqual(connection.atoms[name], XInternAtom(connection.display, name.rawValue, False), name.rawValue)
    }
  }

  func testExtensionsOfXvfbAreFound() throws {
    let extensions = try Connection().extensions

    XCTAssertNotNil(extensions.render)
    XCTAssertNotNil(extensions.present)
    XCTAssertNotNil(extensions.sync)
    XCTAssertNotNil(extensions.fixes)
    XCTAssertTrue(try XCTUnwrap(extensions.xinput).isAtLeast(2, 2))
    XCTAssertTrue(try XCTUnwrap(extensions.randr).isAtLeast(1, 3))
  }

  func testErrorNamesRequestAndResourceAndTheConnectionContinues() throws {
    let connection = try Connection()
    var errors: [XProtocolError] = []
    connection.onError = { errors.append($0) }

    XMapWindow(connection.display, 0xbad)
    connection.synchronize()

    XCTAssertEqual(errors.count, 1)
    XCTAssertEqual(errors.first?.code, UInt8(BadWindow))
    XCTAssertEqual(errors.first?.request, "X_MapWindow")
    XCTAssertEqual(errors.first?.resource, 0xbad)
    XCTAssertTrue(errors.first?.description.contains("BadWindow") == true)
    XCTAssertNotEqual(XInternAtom(connection.display, "STILL_HERE", False), 0)
  }

  func testErrorOfAnExtensionNamesTheExtension() throws {
    let connection = try Connection()

    let errors = connection.trappingErrors { XRenderFreePicture(connection.display, 0xbad) }

    XCTAssertEqual(errors.map(\.request), ["RenderFreePicture"])
  }

  func testTrappedErrorsAreNotReported() throws {
    let connection = try Connection()
    var reported = 0
    connection.onError = { _ in reported += 1 }

    let trapped = connection.trappingErrors { XMapWindow(connection.display, 0xbad) }

    XCTAssertEqual(trapped.count, 1)
    XCTAssertEqual(reported, 0)
  }

  func testLossOfTheServerIsReportedOnceAndThenTheConnectionIsInactive() throws {
    let desktop = try Desktop()
    let connection = try Connection()
    let window = Window(
      connection: connection, size: PixelSize(width: 50, height: 50), title: "Lost", appID: "passage-test")
    connection.synchronize()
    var losses = 0
    connection.onConnectionLost = { losses += 1 }

    XKillClient(desktop.display, window.xid)
    desktop.connection.synchronize()
    waitUntil {
      _ = connection.drainEvents()
      return connection.isLost
    }
    connection.flush()
    connection.synchronize()
    window.destroy()

    XCTAssertEqual(losses, 1)
    XCTAssertTrue(connection.drainEvents().isEmpty)
    XCTAssertFalse(connection.hasQueuedEvents)
  }

  /// The buffer of a connection has 16 KiB. Each of these requests has 8 bytes or more.
  func testRequestsAfterTheLossOfTheServerAreDiscarded() throws {
    let desktop = try Desktop()
    let connection = try Connection()
    connection.onConnectionLost = {}
    let window = Window(
      connection: connection, size: PixelSize(width: 50, height: 50), title: "Lost", appID: "passage-test")
    connection.synchronize()

    XKillClient(desktop.display, window.xid)
    desktop.connection.synchronize()
    for number in 0..<20_000 {
      XMapWindow(connection.display, window.xid)
      XRenderFreePicture(connection.display, UInt(number))
    }

    XCTAssertTrue(connection.isLost)
  }

  func testClosedConnectionIsInactiveAndItsWindowsAreDestroyed() throws {
    let desktop = try Desktop()
    let connection = try Connection()
    let window = Window(
      connection: connection, size: PixelSize(width: 50, height: 50), title: "Closed", appID: "passage-test")
    connection.synchronize()

    connection.close()
    connection.close()
    window.destroy()
    connection.flush()

    XCTAssertTrue(connection.drainEvents().isEmpty)
    XCTAssertTrue(waitUntil { desktop.frame(of: window.xid) == nil })
  }
}
