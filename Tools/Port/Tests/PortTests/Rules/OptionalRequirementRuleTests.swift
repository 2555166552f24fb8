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

  func testMarkersOnALineOfTheirOwnAreRemovedWithIt() {
    expect(
      "@objc protocol P: AnyObject {\n  /// Opens.\n  @objc optional\n  func open()\n}\n",
      becomes:
        "protocol P: AnyObject {\n  /// Opens.\n  func open()\n}\n\nextension P {\n  func open() {}\n}\n")
  }

  func testDefaultOfAnOptionalResultIsNil() {
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

  func testDefaultIsTheValueThatCallersUseInstead() {
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

  func testDefaultIsTheValueThatCallersReturnInstead() {
    let project = ported([
      "@objc protocol P: AnyObject {\n  @objc optional func page(_ page: Page, shouldOpen index: Int) -> Bool\n}\n",
      "func f() -> Bool {\n  guard let ask = delegate?.page(_:shouldOpen:) else { return true }\n  return ask(self, 1)\n}\n",
    ])

    XCTAssertTrue(project.files[0].text.contains("shouldOpen index: Int) -> Bool { true }"), project.files[0].text)
    XCTAssertEqual(project.manualEditLines, [])
  }

  func testResultThatACallerTestsForBecomesOptional() {
    let project = ported([
      "@objc protocol P: AnyObject {\n  @objc optional func size() -> Int\n}\n",
      "let a = delegate?.size?() ?? 1\nif let b = delegate?.size?() { print(b) }\n",
    ])

    XCTAssertTrue(project.files[0].text.contains("func size() -> Int? { nil }"), project.files[0].text)
  }

  func testDefaultOfAPropertyIsTheValueThatCallersUseInstead() {
    let project = ported([
      "@objc protocol P: AnyObject {\n  @objc optional var isOpen: Bool { get }\n}\n",
      "let a = delegate?.isOpen ?? true\nlet b = other.delegate?.isOpen ?? true\n",
    ])

    XCTAssertTrue(
      project.files[0].text.contains("extension P {\n  var isOpen: Bool { true }\n}"), project.files[0].text)
    XCTAssertEqual(project.manualEditLines, [])
  }

  func testResultWithoutACommonDefaultBecomesOptional() {
    expect(
      """
      @objc protocol P: AnyObject {
        @objc optional func count(of list: Int) -> Int
        @objc optional var margin: CGFloat { get }
      }
      """,
      becomes: """
        protocol P: AnyObject {
          func count(of list: Int) -> Int?
          var margin: CGFloat? { get }
        }

        extension P {
          func count(of list: Int) -> Int? { nil }

          var margin: CGFloat? { nil }
        }
        """,
      manual: [
        "2: count(of:) was optional: it is nil by default, and implementations elsewhere must have an Optional too",
        "3: margin was optional: it is nil by default, and implementations elsewhere must have an Optional too",
      ])
  }

  func testImplementationsInTheFolderBecomeOptionalToo() {
    let project = ported([
      "@objc protocol P: AnyObject {\n  @objc optional func list() -> any Q\n}\n",
      "class A: B, P {}\nextension A {\n  func list() -> any Q { q }\n  func list(of a: Int) -> any Q { q }\n}\n",
      "class C: A {\n  override func list() -> any Q { q }\n}\nclass D {\n  func list() -> any Q { q }\n}\n",
    ])

    XCTAssertEqual(
      project.files.dropFirst().map(\.text),
      [
        "class A: B, P {\n  func list() -> (any Q)? { q }\n}\nextension A {\n  func list(of a: Int) -> any Q { q }\n}\n",
        "class C: A {\n  override func list() -> (any Q)? { q }\n}\nclass D {\n  func list() -> any Q { q }\n}\n",
      ])
  }
}
