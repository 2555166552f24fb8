// SPDX-License-Identifier: MIT
import XCTest

final class KeyPathRuleTests: XCTestCase {
  func testKeyPathBecomesAString() {
    expect(
      "let a = CABasicAnimation(keyPath: #keyPath(CALayer.position))\n",
      becomes: "let a = CABasicAnimation(keyPath: \"position\")\n")
    expect("let a = #keyPath(Menu.Item.layer.opacity)\n", becomes: "let a = \"layer.opacity\"\n")
    expect("let a = #keyPath(self.radius)\n", becomes: "let a = \"radius\"\n")
  }

  func testPropertyHasItsCoreAnimationName() {
    expect("let a = #keyPath(CALayer.isHidden)\n", becomes: "let a = \"hidden\"\n")
  }
}
