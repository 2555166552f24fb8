// SPDX-License-Identifier: MIT
import LeakTesting
import UIKit
import XCTest

@testable import Gallery

/// The book of the pages page.
@MainActor
final class PagesPageTests: UIKitTestCase {
  private func place(_ stage: PageStage) throws -> String? {
    let page = try XCTUnwrap(stage.page)
    return PageStage.all(UILabel.self, in: page.view).lazy.compactMap(\.text).first { $0.hasSuffix("of 12") }
  }

  func testKeysTurnThePagesInEachManner() async throws {
    for size in PageStage.sizes {
      let stage = PageStage(size: size)
      try stage.open("pages")
      for (manner, first, second) in [
        ("1", "1 of 12", "2 of 12"), ("2", "1 of 12", "2 of 12"), ("3", "1 of 12", "3 of 12"),
      ] {
        stage.host.key(UInt(manner.utf8.first ?? 0), text: manner)
        stage.host.advance(by: 0.1)
        XCTAssertEqual(try place(stage), first)
        stage.host.key(PageStage.Key.right)
        XCTAssertTrue(stage.host.advanceToRest())
        XCTAssertEqual(try place(stage), second)
        stage.host.key(PageStage.Key.left)
        XCTAssertTrue(stage.host.advanceToRest())
        XCTAssertEqual(try place(stage), first)
      }
    }
  }

  func testAnotherMannerKeepsThePage() async throws {
    let stage = PageStage()
    try stage.open("pages")
    for _ in 0..<4 {
      stage.host.key(PageStage.Key.right)
      XCTAssertTrue(stage.host.advanceToRest())
    }
    stage.host.key(UInt(("3" as Unicode.Scalar).value), text: "3")
    stage.host.advance(by: 0.1)
    XCTAssertEqual(try place(stage), "5 of 12")
  }

  func testADragTurnsThePage() async throws {
    let stage = PageStage()
    try stage.open("pages")
    let middle = stage.host.window.bounds.height / 2
    let width = stage.host.window.bounds.width
    stage.host.drag(
      from: CGPoint(x: width * 0.8, y: middle), to: CGPoint(x: width * 0.2, y: middle), duration: 0.2)
    XCTAssertTrue(stage.host.advanceToRest())
    XCTAssertEqual(try place(stage), "2 of 12")
  }
}
