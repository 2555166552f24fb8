// SPDX-License-Identifier: MIT
import XCTest

final class ModuleQualifierRuleTests: XCTestCase {
  func testModulesOfApplesPlatformsAreReplacedWhereTheyQualifyAName() {
    expect("let a = Darwin.sqrt(2)\n", becomes: "let a = Foundation.sqrt(2)\n")
    expect(
      "import UIKit\nlet a = ObjectiveC.objc_getAssociatedObject(b, &key)\n",
      becomes: "import UIKit\nlet a = UIKit.objc_getAssociatedObject(b, &key)\n")
    expect("func f(_ a: Darwin.timeval) {}\n", becomes: "func f(_ a: Foundation.timeval) {}\n")
  }

  func testOtherQualifiersAreUnchanged() {
    expectUnchanged("import UIKit\nlet a = Foundation.sqrt(2)\nlet b: UIKit.UIView = c.Darwin.d\n")
  }
}
