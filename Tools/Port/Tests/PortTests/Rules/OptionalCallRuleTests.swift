// SPDX-License-Identifier: MIT
import XCTest

@testable import port

final class OptionalCallRuleTests: XCTestCase {
  func testCallWithALabelBecomesAnOrdinaryCall() {
    expect("delegate?.menu?(self, didSelect: 1)\n", becomes: "delegate?.menu(self, didSelect: 1)\n")
  }

  func testCallOfAUIKitRequirementBecomesAnOrdinaryCall() {
    expect("delegate?.scrollViewDidScroll?(scrollView)\n", becomes: "delegate?.scrollViewDidScroll(scrollView)\n")
  }

  func testAForcedCallBecomesAnOrdinaryCall() {
    expect("animator!.animationEnded!(true)\n", becomes: "animator!.animationEnded(true)\n")
    expectUnchanged("handlers!.first!(true)\n")
  }

  func testCallOfARequirementInAnotherFileBecomesAnOrdinaryCall() {
    let project = ported(["@objc protocol P { @objc optional func menuDidOpen() }\n", "delegate?.menuDidOpen?()\n"])

    XCTAssertEqual(project.files[1].text, "delegate?.menuDidOpen()\n")
  }

  func testCallOfAnImplicitlyAnimatingRequirementBecomesAnOrdinaryCall() {
    expect("animator.addCompletion?({ _ in })\n", becomes: "animator.addCompletion({ _ in })\n")
    expect("animator.addAnimations? { move() }\n", becomes: "animator.addAnimations { move() }\n")
  }

  func testWindowOfADelegateIsOptionalOnce() {
    expect("shared.delegate?.window??.frame\n", becomes: "shared.delegate?.window?.frame\n")
    expectUnchanged("view.window?.frame\nshared.delegate?.window ?? other\n")
  }

  func testCallOfAClosureIsUnchanged() {
    expectUnchanged("completion?()\nself.completion?(true)\nitem.handler?(item)\n")
    expectUnchanged("style.presentationController?(presented, presenting)\nstyle.scrollView?(1)\n")
    expectUnchanged("struct A { var scrollViewMoved: ((Int) -> Void)? }\na.scrollViewMoved?(1)\n")
  }
}
