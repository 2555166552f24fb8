// SPDX-License-Identifier: MIT
import XCTest

final class AutoreleasepoolRuleTests: XCTestCase {
  func testStatementBecomesADoBlock() {
    expect(
      "for i in 0..<3 {\n  autoreleasepool {\n    f(i)\n  }\n}\n",
      becomes: "for i in 0..<3 {\n  do {\n    f(i)\n  }\n}\n")
  }

  func testValueBecomesThatOfAClosure() {
    expect("let a = autoreleasepool { 1 }\n", becomes: "let a = ({ 1 })()\n")
    expect(
      "func f() throws -> Int {\n  try autoreleasepool { try g() }\n}\n",
      becomes: "func f() throws -> Int {\n  try ({ try g() })()\n}\n")
  }

  func testReturnLeavesOnlyTheClosure() {
    expect(
      "func f() {\n  autoreleasepool {\n    if done { return }\n    g()\n  }\n  h()\n}\n",
      becomes: "func f() {\n  ({\n    if done { return }\n    g()\n  })()\n  h()\n}\n")
  }

  func testNestedPoolBecomesADoBlockToo() {
    expect("autoreleasepool { autoreleasepool { f() }; g() }\n", becomes: "do { do { f() }; g() }\n")
  }
}
