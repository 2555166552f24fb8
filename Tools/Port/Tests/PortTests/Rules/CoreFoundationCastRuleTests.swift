// SPDX-License-Identifier: MIT
import XCTest

final class CoreFoundationCastRuleTests: XCTestCase {
  func testCastToATypeOfCoreFoundationIsRemoved() {
    expect(
      "let g = CGGradient(colorsSpace: nil, colors: [a, b] as CFArray, locations: nil) // two\n",
      becomes: "let g = CGGradient(colorsSpace: nil, colors: [a, b], locations: nil) // two\n")
    expect("f(\"a\"\n  as CFString, 1)\n", becomes: "f(\"a\", 1)\n")
  }

  func testOtherCastsStay() {
    expect("let a = b as [Any], c = d as? CFArray\n", becomes: "let a = b as [Any], c = d as? CFArray\n")
  }
}
