// SPDX-License-Identifier: MIT
import XCTest

final class ClassConstraintRuleTests: XCTestCase {
  func testClassBecomesAnyObject() {
    expect("protocol P: class, Q { }\n", becomes: "protocol P: AnyObject, Q { }\n")
  }
}
