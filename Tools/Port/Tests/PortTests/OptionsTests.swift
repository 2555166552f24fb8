// SPDX-License-Identifier: MIT
import XCTest

@testable import port

final class OptionsTests: XCTestCase {
  func testFolderAndOptionsMayBeInAnyOrder() throws {
    let options = try Options(["--package", "Menu", "Sources", "--out", "Ported"])

    XCTAssertEqual(options.modules, [Options.Module(name: nil, folder: "Sources")])
    XCTAssertEqual(options.output, "Ported")
    XCTAssertEqual(options.packageName, "Menu")
    XCTAssertFalse(options.isCheck)
    XCTAssertTrue(try Options(["Sources", "--check"]).isCheck)
  }

  func testSeveralModulesHaveNames() throws {
    let options = try Options(["--module", "Core=Sources/Core", "--module", "UI=Sources/UI"])

    XCTAssertEqual(options.modules.map(\.name), ["Core", "UI"])
    XCTAssertEqual(options.modules.map(\.folder), ["Sources/Core", "Sources/UI"])
  }

  func testWrongCommandLineIsRefusedWithTheUsage() {
    let wrong = [
      [], ["A", "B"], ["--out"], ["A", "--out"], ["A", "--out", "--check"], ["A", "--verbose"], [""],
      ["A", "--check", "--out", "B"], ["A", "--package", "My Menu"], ["A", "--package", "1st"], ["A", "--package", ""],
      ["--module", "A"], ["--module", "1=B"], ["--module", "A=B", "--module", "A=C"], ["--module", "A=B", "C"],
      ["C", "--module", "A=B"], ["--module", "A=B", "--package", "Menu"],
    ]
    for arguments in wrong {
      XCTAssertThrowsError(try Options(arguments), "\(arguments)") { error in
        XCTAssertTrue("\(error)".hasSuffix(Options.usage), "\(error)")
      }
    }
  }
}
