// SPDX-License-Identifier: MIT
import XCTest

final class ObjCProtocolRuleTests: XCTestCase {
  func testProtocolIsRestrictedToClasses() {
    expect("@objc protocol P {}\n", becomes: "protocol P: AnyObject {}\n")
    expect("@objc public protocol P: Q {}\n", becomes: "public protocol P: AnyObject, Q {}\n")
  }

  func testProtocolThatIsRestrictedToClassesIsUnchanged() {
    expect("@objc protocol P: NSObjectProtocol {}\n", becomes: "protocol P: NSObjectProtocol {}\n")
    expect("@objc protocol P: class {}\n", becomes: "protocol P: AnyObject {}\n")
  }
}
