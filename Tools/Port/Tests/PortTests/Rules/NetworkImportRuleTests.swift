// SPDX-License-Identifier: MIT
import XCTest

final class NetworkImportRuleTests: XCTestCase {
  func testFileThatUsesURLSessionImportsFoundationNetworking() {
    expect(
      "import UIKit\n\nlet a: URLSession\n",
      becomes:
        "import UIKit\n#if canImport(FoundationNetworking)\nimport FoundationNetworking\n#endif\n\nlet a: URLSession\n")
  }

  func testFileThatDoesNotUseURLSessionIsUnchanged() { expectUnchanged("import UIKit\nlet a: URL\n") }
}
