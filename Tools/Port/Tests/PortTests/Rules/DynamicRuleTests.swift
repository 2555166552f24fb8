// SPDX-License-Identifier: MIT
import XCTest

final class DynamicRuleTests: XCTestCase {
  func testDynamicIsRemoved() {
    expect(
      "class A {\n  @objc open dynamic var a = 1\n  dynamic func f() {}\n}\n",
      becomes: "class A {\n  open var a = 1\n  func f() {}\n}\n")
  }
}
