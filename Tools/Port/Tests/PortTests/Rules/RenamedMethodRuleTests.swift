// SPDX-License-Identifier: MIT
import XCTest

final class RenamedMethodRuleTests: XCTestCase {
  func testMethodHasItsNewNameAndLabels() {
    expect(
      "parent.addChildViewController(child)\nchild.didMove(toParentViewController: self)\nremoveFromParentViewController()\n",
      becomes: "parent.addChild(child)\nchild.didMove(toParent: self)\nremoveFromParent()\n")
    expect("view.bringSubview(toFront: label)\n", becomes: "view.bringSubviewToFront(label)\n")
    expect("for child in childViewControllers {}\n", becomes: "for child in children {}\n")
  }

  func testOverrideHasTheNewNameToo() {
    expect(
      "class A: B {\n  override func addChildViewController(_ child: C) {}\n"
        + "  override func didMove(toParentViewController parent: C?) {}\n"
        + "  override var childViewControllerForStatusBarStyle: C? { nil }\n}\n",
      becomes: "class A: B {\n  override func addChild(_ child: C) {}\n"
        + "  override func didMove(toParent parent: C?) {}\n"
        + "  override var childForStatusBarStyle: C? { nil }\n}\n")
  }

  func testVariableWithTheSameNameIsUnchanged() {
    expect(
      "if let childViewControllers = parent?.childViewControllers { print(childViewControllers) }\n",
      becomes: "if let childViewControllers = parent?.children { print(childViewControllers) }\n")
  }

  func testMethodWithOtherLabelsIsUnchanged() {
    expectUnchanged("view.bringSubview(forward: label)\nfunc addChildViewController() {}\n")
  }
}
