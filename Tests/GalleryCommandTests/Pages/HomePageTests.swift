// SPDX-License-Identifier: MIT
import LeakTesting
import UIKit
import XCTest

@testable import Gallery

/// The live pictures of the home page, and where it leads.
@MainActor
final class HomePageTests: UIKitTestCase {
  private func list(of stage: PageStage) throws -> HomeList { try XCTUnwrap(stage.home.view as? HomeList) }

  func testThePicturesPlayOneStyleAfterTheOther() async throws {
    let stage = PageStage()
    let cell = try XCTUnwrap(try list(of: stage).cells.first)
    var styles: [String] = []
    for _ in 0..<12 {
      stage.host.advance(by: 1)
      let id = cell.style?.id ?? ""
      if id != styles.last { styles.append(id) }
    }

    XCTAssertGreaterThan(styles.count, 4)
    XCTAssertEqual(Set(styles.prefix(4)).count, 4, "\(styles)")
  }

  func testThePicturesStandStillAndCostNothingWhileTheyAreNotSeen() async throws {
    let stage = PageStage(size: PageStage.sizes[0])
    let list = try list(of: stage)
    XCTAssertTrue(stage.home.isPlaying)
    XCTAssertTrue(list.cells.allSatisfy(\.isLive))

    list.contentOffset.y = list.contentSize.height - list.bounds.height
    XCTAssertTrue(stage.host.advanceToRest(), "scrolled out of sight")
    XCTAssertFalse(stage.home.isPlaying)
    list.contentOffset.y = 0
    stage.host.advance(by: 0.1)
    XCTAssertTrue(stage.home.isPlaying)

    try stage.open("push")
    XCTAssertTrue(stage.host.advanceToRest(), "below another page")
    XCTAssertFalse(stage.home.isPlaying)
    XCTAssertFalse(list.cells.contains(where: \.isLive))
    stage.goBack()
    XCTAssertTrue(stage.home.isPlaying)
  }

  func testThePicturesStandStillInTheMiddleWithReducedMotion() async throws {
    UIAccessibility.reducesMotion = true
    defer { UIAccessibility.reducesMotion = nil }
    let stage = PageStage()

    XCTAssertTrue(stage.host.advanceToRest())
    let list = try list(of: stage)
    XCTAssertTrue(list.cells.allSatisfy { $0.isLive && $0.elapsed == PictureLoop.still.elapsed })

    UIAccessibility.reducesMotion = false
    stage.host.advance(by: 0.1)
    XCTAssertTrue(stage.home.isPlaying, "a change applies at once")
  }

  func testADragMovesThePagesAndIsNoClick() async throws {
    let stage = PageStage()
    stage.host.advance(by: 0.4)
    let cell = try list(of: stage).cells[0]
    let start = cell.convert(cell.bounds.boundsCenter, to: nil)
    let elapsed = cell.elapsed

    stage.host.touchBegan(at: start)
    let end = CGPoint(x: start.x - cell.bounds.width / 4, y: start.y)
    stage.host.move(from: start, to: end, duration: 0.3)
    XCTAssertEqual(cell.elapsed, elapsed + 0.25, accuracy: 0.05)
    let held = cell.elapsed
    stage.host.advance(by: 1)
    XCTAssertEqual(cell.elapsed, held, "the pages stay under the pointer")

    stage.host.touchEnded(at: end)
    XCTAssertTrue(stage.page === stage.home)
    stage.host.advance(by: 0.2)
    XCTAssertEqual(cell.elapsed, held + 0.2 / 1.4, accuracy: 0.05, "they go on from there")
  }

  func testAClickOpensThePageOfTheStyleAboveThatOfAll() async throws {
    let stage = PageStage()
    let cell = try list(of: stage).cells[0]
    let style = try XCTUnwrap(cell.style)
    stage.tap(cell)
    stage.host.advance(by: 1)

    XCTAssertEqual(stage.page?.title, style.title)
    stage.goBack()
    XCTAssertTrue(stage.page is StylesController)
    stage.goBack()
    XCTAssertTrue(stage.page === stage.home)
  }

  func testTheDoorsLeadToThreePages() async throws {
    let stage = PageStage()
    for (index, kind) in [NumberedController.self, CompareController.self, StylesController.self].enumerated() {
      try list(of: stage).doors[index].sendActions(for: .touchUpInside)
      stage.host.advance(by: 1)
      XCTAssertTrue(stage.page.map { type(of: $0) } == kind, "\(index)")
      stage.goBack()
    }
  }

  func testTheHomePageLaysOutInWindowsOfAllWidths() async {
    let stage = PageStage()
    for width in [480, 640, 800, 920, 1180, 1600, 2560] as [CGFloat] {
      stage.host.resize(to: CGSize(width: width, height: 800))
      stage.host.advance(by: 0.1)
      XCTAssertEqual(LayoutAudit(stage.home.view).complaints, [], "at \(width)")
    }
  }
}
