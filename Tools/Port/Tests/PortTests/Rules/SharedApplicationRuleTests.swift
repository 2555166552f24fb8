// SPDX-License-Identifier: MIT
import XCTest

@testable import port

final class SharedApplicationRuleTests: XCTestCase {
  func testTheSharedApplicationIsNamed() {
    expect(
      "let a = UIApplication.value(forKeyPath: \"sharedApplication\") as? UIApplication\n",
      becomes: "let a = UIApplication.shared as? UIApplication\n")
    expect(
      "let a = UIApplication.value(forKey: \"sharedApplication\") as! UIApplication\n",
      becomes: "let a = UIApplication.shared as! UIApplication\n")
    expect(
      "let s = NSSelectorFromString(\"sharedApplication\")\n".replacing("let s = ", with: "_ = UIApplication.perform(")
        .replacing(")\n", with: "))?.takeUnretainedValue() as? UIApplication\n"),
      becomes: "_ = UIApplication.shared as? UIApplication\n")
    expect(
      "guard UIApplication.responds(to: NSSelectorFromString(\"sharedApplication\")) else { return }\n",
      becomes: "guard true else { return }\n")
  }

  func testAnotherKeyIsUnchanged() {
    expectUnchanged("let a = UIApplication.value(forKey: \"delegate\")\n")
  }
}
