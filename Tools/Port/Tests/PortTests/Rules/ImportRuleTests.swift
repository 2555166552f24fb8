// SPDX-License-Identifier: MIT
import XCTest

final class ImportRuleTests: XCTestCase {
  func testImportOfAPartOfUIKitBecomesUIKit() {
    expect("import UIKit.UIGestureRecognizerSubclass\n", becomes: "import UIKit\n")
    expect("import class UIKit.UIView // a view\n", becomes: "import UIKit // a view\n")
    expect("import QuartzCore\n\nlet a = 1\n", becomes: "import UIKit\n\nlet a = 1\n")
  }

  func testImportOfAPartOfUIKitIsRemovedBesideUIKit() {
    expect(
      "// Head\nimport CoreGraphics\nimport Foundation\nimport UIKit\nimport ObjectiveC\n\nlet a = 1\n",
      becomes: "// Head\nimport Foundation\nimport UIKit\n\nlet a = 1\n")
    expect("import CoreGraphics\nimport QuartzCore\n", becomes: "import UIKit\n")
  }

  func testImportsInTwoClausesAreNotMerged() {
    expect(
      "#if FAST\n  import CoreGraphics\n  import QuartzCore\n#else\n  import QuartzCore\n#endif\n",
      becomes: "#if FAST\n  import UIKit\n#else\n  import UIKit\n#endif\n")
  }

  func testDarwinBecomesFoundation() {
    expect("import Darwin.C\n", becomes: "import Foundation\n")
  }

  func testFrameworkThatLinuxDoesNotHaveIsImportedConditionally() {
    expect(
      "import UIKit\nimport AVFoundation\n",
      becomes: "import UIKit\n#if canImport(AVFoundation)\nimport AVFoundation\n#endif\n",
      manual: ["2: AVFoundation is not on Linux"])
  }

  func testConditionalImportIsUnchanged() {
    expectUnchanged("#if canImport(SwiftUI)\nimport SwiftUI\n#endif\n")
  }

  func testImportForAnotherPlatformIsUnchanged() {
    expectUnchanged("#if canImport(UIKit)\nimport UIKit\n#else\nimport AppKit\n#endif\n")
    expectUnchanged("#if os(macOS)\nimport AppKit\n#endif\n")
  }

  func testOtherImportsAreUnchanged() {
    expectUnchanged("import Foundation\n@testable import Menu\n@_exported import UIKit\n")
  }
}
