// SPDX-License-Identifier: MIT
import XCTest

@testable import check_docs

final class UnavailableDeclarationTests: XCTestCase {
  func testTypeIsListedOnceAndItsMembersAreNot() {
    let source = """
      /// A menu.
      @available(*, unavailable, message: "menus are not available")
      @preconcurrency @MainActor open class UIMenu: NSObject {
        /// Adds an element.
        @available(*, unavailable, message: "menus are not available")
        public func add(_ element: Any) {}
      }

      /// A list.
      @available(*, unavailable, message: "lists are not available")
      public class List<Element: Hashable> {}
      """

    XCTAssertEqual(
      UnavailableDeclaration.declarations(in: source),
      [
        UnavailableDeclaration(name: "UIMenu", message: "menus are not available"),
        UnavailableDeclaration(name: "List", message: "lists are not available"),
      ])
  }

  func testMemberOfAnExtensionHasTheNameOfItsTypeAndItsLabels() {
    let source = """
      nonisolated extension UIView {
        /// The constraints.
        @available(
          *, unavailable,
          message:
            "Auto Layout is not available; set frames in layoutSubviews()"
        )
        public class var constraints: [String: Any] { [:] }

        /// Makes a constraint.
        @available(*, unavailable, message: "no constraints")
        public func constraint(
          equalTo anchor: [String: Any], _ other: (Int) -> Void, multiplier: CGFloat = 1
        ) -> NSLayoutConstraint { fatalError("unavailable") }

        /// Creates a view.
        @available(*, unavailable, message: "no nibs")
        public convenience init?(nib: String, _ bundle: Bundle?) { nil }

        /// Removes all.
        @available(*, unavailable, message: "no motion")
        public func removeAll() {}
      }
      """

    XCTAssertEqual(
      UnavailableDeclaration.declarations(in: source),
      [
        UnavailableDeclaration(
          name: "UIView.constraints", message: "Auto Layout is not available; set frames in layoutSubviews()"),
        UnavailableDeclaration(name: "UIView.constraint(equalTo:_:multiplier:)", message: "no constraints"),
        UnavailableDeclaration(name: "UIView.init(nib:_:)", message: "no nibs"),
        UnavailableDeclaration(name: "UIView.removeAll()", message: "no motion"),
      ])
  }

  func testDeclarationThatIsDeprecatedOrHasNoMessageIsNotListed() {
    let source = """
      open class UILabel: UIView {
        @available(*, deprecated, renamed: "font")
        public var oldFont: UIFont? { nil }

        @available(*, unavailable)
        public required init?(coder: NSCoder) { nil }

        public var font: UIFont? { nil }
      }
      """

    XCTAssertEqual(UnavailableDeclaration.declarations(in: source), [])
  }
}
