// SPDX-License-Identifier: MIT
import XCTest

final class AttributeRuleTests: XCTestCase {
  func testAttributesOfObjectiveCAreRemoved() {
    expect(
      "@objc(PSGMenu) @objcMembers public class Menu: NSObject {\n    @objc\n    func open() {}\n    @nonobjc func close() {}\n}\n",
      becomes: "public class Menu: NSObject {\n    func open() {}\n    func close() {}\n}\n")
    expect(
      "class A {\n  var a: Int { @objc(isA) get { 1 } }\n}\n", becomes: "class A {\n  var a: Int { get { 1 } }\n}\n")
  }

  func testOtherAttributesAndCommentsAreUnchanged() {
    expect(
      "@available(iOS 9, *) @objc\npublic class A {\n  @objc // for a timer\n  @discardableResult func f() -> Int { 1 }\n}\n",
      becomes:
        "@available(iOS 9, *)\npublic class A {\n  // for a timer\n  @discardableResult func f() -> Int { 1 }\n}\n")
  }

  func testOutletsAndActionsAreReportedAsManualEdits() {
    expect(
      "@IBDesignable class A {\n  @IBOutlet weak var label: UILabel!\n  @IBInspectable var a = 1\n  @IBAction func tap() {}\n}\n",
      becomes: "class A {\n  weak var label: UILabel!\n  var a = 1\n  func tap() {}\n}\n",
      manual: ["2: an outlet that a nib or storyboard set", "4: an action that a nib or storyboard connected"])
  }

  func testLineEndingsAreKept() {
    expect("class A {\r\n  @objc\r\n  func f() {}\r\n}\r\n", becomes: "class A {\r\n  func f() {}\r\n}\r\n")
  }
}
