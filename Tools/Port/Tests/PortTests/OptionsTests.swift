// SPDX-License-Identifier: MIT
import XCTest

@testable import port

final class OptionsTests: XCTestCase {
  func testFolderAndOptionsMayBeInAnyOrder() throws {
    let options = try Options(["--package", "Menu", "Sources", "--out", "Ported"])

    XCTAssertEqual(options.folder, "Sources")
    XCTAssertEqual(options.output, "Ported")
    XCTAssertEqual(options.packageName, "Menu")
    XCTAssertFalse(options.isCheck)
    XCTAssertTrue(try Options(["Sources", "--check"]).isCheck)
  }

  func testWrongCommandLineIsRefusedWithTheUsage() {
    let wrong = [
      [], ["A", "B"], ["--out"], ["A", "--out"], ["A", "--out", "--check"], ["A", "--verbose"], [""],
      ["A", "--check", "--out", "B"], ["A", "--package", "My Menu"], ["A", "--package", "1st"], ["A", "--package", ""],
    ]
    for arguments in wrong {
      XCTAssertThrowsError(try Options(arguments), "\(arguments)") { error in
        XCTAssertTrue("\(error)".hasSuffix(Options.usage), "\(error)")
      }
    }
  }
}
