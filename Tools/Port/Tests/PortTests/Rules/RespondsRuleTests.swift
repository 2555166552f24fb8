// SPDX-License-Identifier: MIT
import XCTest

@testable import port

final class RespondsRuleTests: XCTestCase {
  func testADelegateImplementsItsProtocol() {
    expect(
      "if d.responds(to: #selector(UIScrollViewDelegate.scrollViewDidScroll(_:))) { f() }\n",
      becomes: "if true { f() }\n")
    expect(
      "let a = d?.responds(to: #selector(UITableViewDelegate.tableView(_:didSelectRowAt:))) ?? false\n",
      becomes: "let a = d.map { _ in true } ?? false\n")
  }

  func testAProtocolOfTheFilesCounts() {
    let project = ported([
      "@objc protocol Menu { func open() }\n", "let a = menu.responds(to: #selector(Menu.open))\n",
    ])

    XCTAssertEqual(project.files[1].text, "let a = true\n")
  }

  func testTheMethodOfAClassIsAskedFor() {
    expect(
      "let a = x.responds(to: #selector(Menu.open))\n", becomes: "let a = x.responds(to: Selector(Menu.open))\n",
      manual: ["1: tells whether the object is of the class of the method, not whether it implements an optional one"])
  }
}
