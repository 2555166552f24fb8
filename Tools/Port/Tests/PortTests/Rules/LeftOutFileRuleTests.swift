// SPDX-License-Identifier: MIT
import XCTest

@testable import port

final class LeftOutFileRuleTests: XCTestCase {
  func testAFileThatImportsSwiftUIIsLeftOut() {
    expect(
      "// Menu\n\nimport SwiftUI\nimport UIKit\n\nstruct Menu: View { @objc func f() {} }\n",
      becomes:
        "// Menu\n\n#if canImport(SwiftUI)\nimport SwiftUI\nimport UIKit\n\nstruct Menu: View { @objc func f() {} }\n#endif\n",
      manual: ["3: SwiftUI is not on Linux, so the file is left out"])
  }

  func testAFileOfSeguesIsLeftOut() {
    expect(
      "import UIKit\n\nclass Fade: UIStoryboardSegue {}\n",
      becomes: "#if !os(Linux)\nimport UIKit\n\nclass Fade: UIStoryboardSegue {}\n#endif\n",
      manual: ["1: storyboards are not on Linux, so the file is left out"])
  }

  func testAFileWithMoreThanSeguesIsKept() {
    expectUnchanged(
      "import UIKit\n\nclass Fade: UIStoryboardSegue {}\nclass Menu: UIView {}\n",
      manual: ["3: nibs and storyboards are not on Linux"])
  }

  func testAConditionalImportIsKept() {
    expectUnchanged("#if canImport(Combine)\nimport Combine\n#endif\nimport UIKit\n\nclass Menu: UIView {}\n")
  }
}
