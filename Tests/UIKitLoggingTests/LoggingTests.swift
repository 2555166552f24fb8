// SPDX-License-Identifier: MIT
import DiagnosticsTesting
import UIKit
import XCTest

@testable import UIKit

final class LoggingTests: XCTestCase {
  private let log = OSLog(subsystem: "org.example.menu", category: "pages")

  private func warnings(in body: () -> Void) -> [String] {
    let log = WarningLog()
    body()
    return log.messages
  }

  func testAFormatTakesArgumentsOfAnyType() {
    let format = { (text: String, arguments: [Any]) in OSLogFormat(text, arguments).text }

    XCTAssertEqual(format("%{public}@ of %d, %5.2f%%", ["two", 3, 1.5]), "two of 3,  1.50%")
    XCTAssertEqual(format("%lld %zu %x %s", [Int64(-1), UInt(7), 255, "text"]), "-1 7 ff text")
    XCTAssertEqual(format("%@ %d", [CGPoint(x: 1, y: 2)]), "\(CGPoint(x: 1, y: 2)) <missing>")
    XCTAssertEqual(format("%d", ["no number"]), "no number")
    XCTAssertEqual(format("100%", []), "100%")
  }

  func testMessagesHaveTheSubsystemAndTheCategory() {
    let lines = warnings {
      os_log("page %d of %@", log: log, type: .error, 1, "menu")
      os_log(.fault, log: log, "none")
      Logger(subsystem: "org.example.menu", category: "pages").error("no page \(3, privacy: .public)")
      Logger().notice("plain")
    }

    let source = "[org.example.menu:pages] "
    XCTAssertEqual(lines, [source + "page 1 of menu", source + "none", source + "no page 3", "plain"])
  }

  func testInformationAndDisabledLogsAreNotShown() {
    XCTAssertFalse(log.isEnabled(type: .debug))
    XCTAssertTrue(log.isEnabled(type: .default))

    let lines = warnings {
      os_log("a", log: log, type: .debug)
      os_log("b", log: .disabled, type: .error)
      Logger(log).info("c")
    }

    XCTAssertEqual(lines, [])
  }
}
