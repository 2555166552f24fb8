// SPDX-License-Identifier: MIT
import XCTest

final class RenamedFunctionRuleTests: XCTestCase {
  func testFunctionBecomesAnInitializer() {
    expect(
      "let a = UIEdgeInsetsMake(1, 2 + b, 3, 4)\n",
      becomes: "let a = UIEdgeInsets(top: 1, left: 2 + b, bottom: 3, right: 4)\n")
    expect(
      "let a = CGRectMake(0, 0, f(1, 2), CGSizeMake(1, 2).height)\n",
      becomes: "let a = CGRect(x: 0, y: 0, width: f(1, 2), height: CGSize(width: 1, height: 2).height)\n")
  }

  func testFunctionBecomesAMethodOfItsFirstArgument() {
    expect(
      "let a = UIEdgeInsetsInsetRect(bounds, insets)\nlet b = UIImagePNGRepresentation(image)\n",
      becomes: "let a = bounds.inset(by: insets)\nlet b = image.pngData()\n")
    expect("let a = CGRectGetMaxX(b ?? c)\n", becomes: "let a = (b ?? c).maxX\n")
  }

  func testFunctionBecomesAProperty() {
    expect(
      "if UIAccessibilityIsReduceMotionEnabled() {}\n", becomes: "if UIAccessibility.isReduceMotionEnabled {}\n")
  }

  func testFunctionWithAnotherNumberOfArgumentsIsUnchanged() {
    expectUnchanged("let a = CGRectMake(frame)\n")
  }
}
