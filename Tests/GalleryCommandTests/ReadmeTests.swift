// SPDX-License-Identifier: MIT
import XCTest

final class ReadmeTests: XCTestCase {
  func testTheProgramInTheReadmeIsTheOneThatIsBuilt() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let readme = try String(contentsOf: root.appendingPathComponent("README.md"), encoding: .utf8)
    let program = try String(
      contentsOf: root.appendingPathComponent("Tests/Fixtures/Client/Sources/Pages/App.swift"), encoding: .utf8)

    XCTAssertTrue(readme.contains("```swift\n\(program)```"))
  }
}
