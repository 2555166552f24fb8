// SPDX-License-Identifier: MIT
import XCTest

final class LiteralRuleTests: XCTestCase {
  func testColorLiteralBecomesAColor() {
    expect(
      "let a = #colorLiteral(red: 1, green: 0.5, blue: 0, alpha: 1)\n",
      becomes: "let a = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)\n")
  }

  func testImageLiteralBecomesAnImage() {
    expect("let a = #imageLiteral(resourceName: \"star\")\n", becomes: "let a = UIImage(named: \"star\")!\n")
  }
}
