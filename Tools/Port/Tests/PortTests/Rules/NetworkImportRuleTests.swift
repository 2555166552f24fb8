// SPDX-License-Identifier: MIT
import XCTest

final class NetworkImportRuleTests: XCTestCase {
  func testFileThatLoadsImportsTheModuleForIt() {
    expect(
      "import UIKit\n\nlet a: URLSession\n",
      becomes:
        "import UIKit\n#if canImport(FoundationNetworking)\nimport FoundationNetworking\n#endif\n\nlet a: URLSession\n")
  }

  func testFileThatDoesNotLoadStays() { expectUnchanged("import UIKit\nlet a: URL\n") }
}
