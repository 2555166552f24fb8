// SPDX-License-Identifier: MIT
import XCTest

final class InterfaceBuilderRuleTests: XCTestCase {
  func testOverrideIsRemovedFromMethodsForNibs() {
    expect(
      "class A: UIView {\n  open override func awakeFromNib() {\n    super.awakeFromNib()\n    f()\n  }\n"
        + "  override func prepareForInterfaceBuilder() { f() }\n}\n",
      becomes: "class A: UIView {\n  open func awakeFromNib() {\n    f()\n  }\n"
        + "  func prepareForInterfaceBuilder() { f() }\n}\n",
      manual: ["2: nothing is loaded from a nib, so this is not called", "5: Interface Builder does not call this"])
  }

  func testOtherOverridesAreUnchanged() {
    expectUnchanged("class A: UIView {\n  override func layoutSubviews() {\n    super.layoutSubviews()\n  }\n}\n")
  }
}
