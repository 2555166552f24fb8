// SPDX-License-Identifier: MIT
import XCTest

@testable import port

final class ExtensionOverrideRuleTests: XCTestCase {
  func testOverrideMovesIntoItsClass() {
    expect(
      """
      class Page: UIViewController {
        func load() {}
      }

      // MARK: - Delegate
      extension Page: Delegate {
        /// Lays out.
        override func viewDidLayoutSubviews() {
          update()  // all
        }

        func other() {}
      }
      """,
      becomes: """
        class Page: UIViewController {
          func load() {}

          /// Lays out.
          override func viewDidLayoutSubviews() {
            update()  // all
          }
        }

        // MARK: - Delegate
        extension Page: Delegate {

          func other() {}
        }
        """)
  }

  func testExtensionWithoutAnotherMemberIsRemoved() {
    expect(
      "class A: B {\n  var a = 1\n}\nextension A {\n  override var b: Int { 1 }\n}\n",
      becomes: "class A: B {\n  var a = 1\n\n  override var b: Int { 1 }\n}\n")
  }

  func testOverrideKeepsTheAccessOfItsExtension() {
    expect(
      "open class A: B {\n}\n\npublic extension A {\n  @objc override class func b() {}\n  func c() {}\n}\n",
      becomes: "open class A: B {\n  public override class func b() {}\n}\n\npublic extension A {\n  func c() {}\n}\n")
  }

  func testOverrideMovesToAnotherFileAndIndentation() {
    let project = ported([
      "class A: B {\n    var a = 1\n}\n", "extension A {\n  override func b() {\n    c()\n  }\n}\n",
    ])

    XCTAssertEqual(
      project.files[0].text, "class A: B {\n    var a = 1\n\n    override func b() {\n      c()\n    }\n}\n")
    XCTAssertEqual(project.files[1].text, "")
    XCTAssertEqual(project.manualEditLines, [])
  }

  func testWhatAMovedOverrideUsesBecomesInternal() {
    let project = ported([
      "class A: B {\n}\n",
      "import Other\nextension A {\n  override func b() { c(); d = e() }\n  private func c() {}\n}\n"
        + "private func e() -> Int { f() }\nprivate func f() -> Int { 1 }\nfileprivate var d = 1\n",
    ])

    XCTAssertEqual(
      project.files[1].text,
      "import Other\nextension A {\n  func c() {}\n}\nfunc e() -> Int { f() }\nprivate func f() -> Int { 1 }\nvar d = 1\n"
    )
    XCTAssertEqual(project.manualEditLines, ["2: moved here from File1.swift"])
  }

  func testPrivateFunctionThatAnotherFileDeclaresTooIsLeftToAPerson() {
    let project = ported([
      "class A: B {\n}\n", "extension A {\n  override func b() { c() }\n}\nprivate func c() {}\n",
      "private func c() {}\n",
    ])

    XCTAssertEqual(project.files[1].text, "private func c() {}\n")
    XCTAssertEqual(project.manualEditLines, ["2: moved here from File1.swift"])
  }

  func testMemberThatASubclassOverridesMovesIntoItsClass() {
    let project = ported([
      "class A: UIView {}\nextension A {\n  @objc func layOut(in rect: CGRect) {}\n  func other() {}\n}\n",
      "class B: A { override func layOut(in rect: CGRect) {} }\n",
    ])

    XCTAssertEqual(
      project.files[0].text,
      "class A: UIView {\n  func layOut(in rect: CGRect) {}\n}\nextension A {\n  func other() {}\n}\n")
  }

  func testConditionallyCompiledOverrideIsReportedAsAManualEdit() {
    expectUnchanged(
      "class A: B {}\n#if DEBUG\nextension A {\n  override func b() {}\n}\n#endif\n",
      manual: ["4: Swift does not override in an extension"])
  }

  func testOverrideUnderTheConditionOfItsClassMoves() {
    expect(
      "#if FAST\nclass A: B {\n}\nextension A {\n  override func b() {}\n}\n#endif\n",
      becomes: "#if FAST\nclass A: B {\n  override func b() {}\n}\n#endif\n")
  }

  func testOverrideForAClassOfAnotherModuleIsReportedAsAManualEdit() {
    expectUnchanged(
      "extension UINavigationController {\n  open override var shouldAutorotate: Bool { true }\n}\n",
      manual: ["2: Swift does not override in an extension"])
  }
}
