// SPDX-License-Identifier: MIT
import XCTest

final class ReadmeTests: XCTestCase {
  func testTheProgramInTheReadmeIsTheOneThatIsBuilt() throws {
    let program = try text("Tests/Fixtures/Client/Sources/Pages/App.swift")

    XCTAssertTrue(try text("README.md").contains("```swift\n\(program)```"))
  }

  func testTheTestInTheReadmeIsTheOneThatIsRun() throws {
    let test = try text("Tests/Fixtures/Client/Tests/PagesTests/PageTests.swift")
      .replacingOccurrences(of: "// SPDX-License-Identifier: MIT\n", with: "")

    XCTAssertTrue(try text("README.md").contains("```swift\n\(test)```"))
  }

  func testTheTransitionInTheReadmeIsTheFirstOfTheArticleThatIsCompiled() throws {
    let article = try text("docs/Passage.docc/CustomPush.md")
    let listing = try XCTUnwrap(article.firstMatch(of: #/(?s)```swift\n.*?```/#)).output

    XCTAssertTrue(try text("README.md").contains(listing))
  }

  private func text(_ path: String) throws -> String {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    return try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
  }
}
