// SPDX-License-Identifier: MIT

import DesktopTesting
import XCTest

/// The number of times that a program which starts waits for the server, which is its time over a slow line.
final class RoundTripTests: GalleryTestCase {
  private struct Start {
    let toMapping: Int
    let toContent: Int
    let report: String
  }

  private func start(serverOptions: [String]) throws -> Start {
    let server = try XServer(options: serverOptions)
    defer { server.end() }
    let desktop = try Desktop(displayName: server.displayName)
    defer { desktop.connection.close() }
    let proxy = try RoundTripProxy(
      to: server.socketPath, presentOpcode: desktop.connection.extensions.present?.opcode)
    defer { proxy.close() }
    let program = try run(["--page", "push", "--size", "800x600"], environment: ["DISPLAY": proxy.displayName])
    defer { program.end() }
    XCTAssertTrue(waitUntil { proxy.roundsToContent != nil || !program.isRunning }, program.errors)
    return Start(
      toMapping: proxy.roundsToMapping ?? .max, toContent: proxy.roundsToContent ?? .max, report: proxy.report)
  }

  func testAWindowIsMappedAfterEightRoundTripsAndShowsItsContentAfterTen() throws {
    let start = try start(serverOptions: ["-extension", "MIT-SHM"])

    XCTAssertLessThanOrEqual(start.toMapping, 8, start.report)
    XCTAssertLessThanOrEqual(start.toContent, 10, start.report)
  }

  /// cairo asks the server about the shared memory of a display that has any.
  func testSharedMemoryDelaysOnlyTheContent() throws {
    let start = try start(serverOptions: [])

    XCTAssertLessThanOrEqual(start.toMapping, 9, start.report)
    XCTAssertLessThanOrEqual(start.toContent, 16, start.report)
  }
}
