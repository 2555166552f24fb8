// SPDX-License-Identifier: MIT
import XCTest

@testable import port

final class KnownNamesTests: XCTestCase {
  func testTypesAreThoseThatAreDeclaredAndAvailable() {
    let text = """
      @MainActor open class UIMenu: NSObject {}
      public enum UIMark {}
      @available(*, unavailable, message: "use a view")
      open class UIPicker {}
      @available(
        *, unavailable,
        message: "use a button"
      )
      open class UIWheel {}
      public struct UIRow {}
      class UIHidden {}
      nonisolated public func CAMake(_ a: Int) -> Int { a }
      """

    XCTAssertEqual(KnownNames.names(in: text), ["UIMenu", "UIMark", "UIRow", "CAMake"])
  }

  func testATypeThatPassageLacksIsNamedWithItsLines() {
    let text =
      "let a: UIMenu, b = UIPicker()\nclass UIOwn {}\nlet c: [UIPicker], d: UIOwn, e = UIKit.f()\nlet f: SKNode\n"
    var project = Project(
      [SourceFile(path: "A.swift", text: text)], knownNames: KnownNames(names: ["UIMenu", "UIKit"]))

    project.port(by: rulesForExcerpts)

    XCTAssertEqual(
      project.manualEditLines, ["1: Passage has no UIPicker", "3: Passage has no UIPicker", "4: Passage has no SKNode"])
  }
}
