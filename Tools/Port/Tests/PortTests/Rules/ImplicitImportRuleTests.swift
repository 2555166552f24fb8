// SPDX-License-Identifier: MIT
import XCTest

@testable import port

final class ImplicitImportRuleTests: XCTestCase {
  func testFileThatUsesUIKitImportsIt() {
    expect(
      "// Menu.swift\n\nclass Menu: UIView {}\n", becomes: "// Menu.swift\n\nimport UIKit\n\nclass Menu: UIView {}\n",
      by: allRules)
    expect(
      "import Foundation\nlet a: CFTimeInterval = 1\n",
      becomes: "import UIKit\nimport Foundation\nlet a: CFTimeInterval = 1\n", by: allRules)
    expect("let a: CGFloat = 1\n", becomes: "import UIKit\n\nlet a: CGFloat = 1\n", by: allRules)
  }

  func testFileThatUsesATypeOfPassageImportsItBesideFoundation() {
    expect(
      "import Foundation\nlet a = NSHashTable<A>.weakObjects()\n",
      becomes: "import UIKit\nimport Foundation\nlet a = NSHashTable<A>.weakObjects()\n", by: allRules)
  }

  func testFileThatUsesAFunctionOfPassageImportsItBesideFoundation() {
    for use in ["objc_getAssociatedObject(object, &key)", "Selector(Self.tap)"] {
      expect(
        "import Foundation\nlet a = \(use)\n", becomes: "import UIKit\nimport Foundation\nlet a = \(use)\n",
        by: allRules)
    }
  }

  func testCommentRemainsAboveItsDeclaration() {
    expect(
      "/// The menu.\nclass Menu: UIView {}\n", becomes: "import UIKit\n\n/// The menu.\nclass Menu: UIView {}\n",
      by: allRules)
    expect(
      "// Menu.swift\n\n/// The menu.\nclass Menu: UIView {}\n",
      becomes: "// Menu.swift\n\nimport UIKit\n\n/// The menu.\nclass Menu: UIView {}\n", by: allRules)
    expect("// Menu.swift\nlet a: UIView\n", becomes: "// Menu.swift\nimport UIKit\n\nlet a: UIView\n", by: allRules)
  }

  func testFileThatDoesNotUseUIKitIsUnchanged() {
    expectUnchanged("let a = 1\n", by: allRules)
    expectUnchanged("import Foundation\nlet a: CGRect, b: NSString, c: TimeInterval\n", by: allRules)
    expectUnchanged("struct UIThing {}\nlet a: UIThing, b: UI, c: CAPS\n", by: allRules)
    expectUnchanged("@_exported import UIKit\nlet a: UIView\n", by: allRules)
  }
}
