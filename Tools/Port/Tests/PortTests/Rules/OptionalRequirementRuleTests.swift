// SPDX-License-Identifier: MIT
import XCTest

@testable import port

final class OptionalRequirementRuleTests: XCTestCase {
  func testRequirementGetsADefaultImplementation() {
    expect(
      """
      @objc public protocol MenuDelegate: NSObjectProtocol {
          /// The menu opens.
          @objc optional func menuWillOpen(_ menu: Menu, animated: Bool)
          func title() -> String
      }

      let a = 1
      """,
      becomes: """
        public protocol MenuDelegate: NSObjectProtocol {
            /// The menu opens.
            func menuWillOpen(_ menu: Menu, animated: Bool)
            func title() -> String
        }

        extension MenuDelegate {
            public func menuWillOpen(_ menu: Menu, animated: Bool) {}
        }

        let a = 1
        """)
  }

  func testOptionalResultIsNil() {
    expect(
      "@objc protocol P: AnyObject {\n  @objc optional func view(for page: Int) -> UIView?\n}\n",
      becomes: """
        protocol P: AnyObject {
          func view(for page: Int) -> UIView?
        }

        extension P {
          func view(for page: Int) -> UIView? { nil }
        }

        """)
  }

  func testResultIsWhatCallersTakeInstead() {
    let project = ported([
      "@objc protocol P: AnyObject {\n  @objc optional func shouldOpen() -> Bool\n}\n",
      "class A {\n  func f() -> Bool { return delegate?.shouldOpen?() ?? true }\n}\n",
    ])

    XCTAssertEqual(
      project.files[0].text,
      "protocol P: AnyObject {\n  func shouldOpen() -> Bool\n}\n\nextension P {\n  func shouldOpen() -> Bool { true }\n}\n"
    )
    XCTAssertEqual(
      project.files[1].text, "class A {\n  func f() -> Bool { return delegate?.shouldOpen() ?? true }\n}\n")
    XCTAssertEqual(project.manualEditLines, [])
  }

  func testResultThatNoCallerNamesIsShownToAPerson() {
    expect(
      "@objc protocol P: AnyObject {\n  @objc optional func count() -> Int\n  @objc optional var margin: CGFloat { get }\n}\n",
      becomes: """
        protocol P: AnyObject {
          func count() -> Int
          var margin: CGFloat { get }
        }

        extension P {
          func count() -> Int { 0 }

          var margin: CGFloat { 0 }
        }

        """,
      manual: ["2: count was optional", "3: margin was optional"])
  }

  func testResultOfAnUnknownTypeIsWrittenByAPerson() {
    expect(
      "@objc protocol P: AnyObject {\n  @objc optional func list() -> UIScrollView\n}\n",
      becomes: "protocol P: AnyObject {\n  func list() -> UIScrollView\n}\n", manual: ["2: list was optional"])
  }
}
