import Diagnostics
// SPDX-License-Identifier: MIT
import LeakTesting
import UIKit
import XCTest

@testable import Gallery

/// Uses the main controls of the pages.
@MainActor
final class PageUseTests: UIKitTestCase {
  // MARK: Home

  func testTheKeyboardSelectsInTheListAndOpensAPage() async throws {
    let stage = PageStage(size: PageStage.sizes[0])
    let list = try XCTUnwrap(stage.home.view as? HomeList)
    for (index, control) in list.controls.enumerated() {
      stage.host.key(PageStage.Key.tab)
      stage.host.advance(by: 0.6)
      XCTAssertTrue(list.focused === control, "\(index)")
      let visible = list.bounds.inset(by: list.adjustedContentInset)
      XCTAssertTrue(visible.contains(control.frame), "\(index) is visible")
    }
    stage.host.key(PageStage.Key.up)
    stage.host.key(PageStage.Key.down)
    XCTAssertTrue(list.focused === list.controls.last)

    stage.host.key(PageStage.Key.enter)
    stage.host.advance(by: 1)
    XCTAssertTrue(stage.page is ControlsController)
    stage.goBack()
    XCTAssertTrue(list.focused === list.controls.last, "still there")
  }

  func testTheArrowKeysMoveBetweenTwoColumns() async throws {
    let stage = PageStage(size: PageStage.sizes[2])
    let list = try XCTUnwrap(stage.home.view as? HomeList)
    for (key, index) in [
      (PageStage.Key.down, 0), (PageStage.Key.right, 1), (PageStage.Key.down, 3), (PageStage.Key.left, 2),
    ] {
      stage.host.key(key)
      XCTAssertTrue(list.focused === list.controls[index], "\(index)")
    }
  }

  func testTheWheelScrollsTheListOfASmallWindow() async throws {
    let stage = PageStage(size: PageStage.sizes[0])
    let list = try XCTUnwrap(stage.home.view as? UIScrollView)
    let start = list.contentOffset.y
    stage.host.scroll(by: CGVector(dx: 0, dy: -120), at: CGPoint(x: 240, y: 200), isContinuous: false)
    stage.host.advance(by: 1)
    XCTAssertGreaterThan(list.contentOffset.y, start + 60)
  }

  // MARK: Present

  func testEveryRowOfPresentPresentsAndDismisses() async throws {
    for size in PageStage.sizes { try await presentEveryRow(in: size) }
  }

  private func presentEveryRow(in size: CGSize) async throws {
    let stage = PageStage(size: size)
    try stage.open("present")
    let page = try XCTUnwrap(stage.page)
    for (index, row) in PageStage.all(OptionRow.self, in: page.view).enumerated() {
      row.sendActions(for: .touchUpInside)
      stage.host.advance(by: 2.5)
      let presented = try XCTUnwrap(stage.navigation.presentedViewController, "\(index)")
      XCTAssertEqual(LayoutAudit(presented.view).complaints, [], "\(index) in \(size)")
      stage.host.key(PageStage.Key.escape)
      stage.host.advance(by: 2.5)
      XCTAssertNil(stage.navigation.presentedViewController, "\(index)")
      XCTAssertTrue(stage.page === page)
    }
    stage.host.window.close()
  }

  /// Found by random use: a key that repeats while the first page is still appearing.
  func testASecondRowChosenDuringAPresentationIsIgnoredSilently() async throws {
    let warnings = DispatchQueue(label: "warnings")
    nonisolated(unsafe) var messages: [String] = []
    redirectWarnings { message in warnings.sync { messages.append(message) } }
    defer { redirectWarnings(to: nil) }
    let stage = PageStage()
    try stage.open("present")
    let rows = PageStage.all(OptionRow.self, in: try XCTUnwrap(stage.page).view)

    for row in rows.prefix(2) { row.sendActions(for: .touchUpInside) }
    stage.host.advance(by: 2.5)

    XCTAssertNotNil(stage.navigation.presentedViewController)
    XCTAssertEqual(warnings.sync { messages }, [])
  }

  func testPagesPresentedInAStyleCanBeDismissedByADrag() async throws {
    let stage = PageStage()
    try stage.open("present")
    let page = try XCTUnwrap(stage.page)
    let styles = Catalog.styles.filter {
      $0.kinds.contains(.present) && $0.presentation.style != .pageSheet
        && $0.presentation.transitionStyle != .partialCurl
        && $0.preferredTransition == nil
    }
    for style in styles {
      let row = PageStage.all(OptionRow.self, in: page.view).first { row in
        PageStage.all(UILabel.self, in: row).contains { $0.text == style.title }
      }
      try XCTUnwrap(row, style.id).sendActions(for: .touchUpInside)
      stage.host.advance(by: 2.5)
      let presented = try XCTUnwrap(stage.navigation.presentedViewController, style.id)
      let direction = try XCTUnwrap(style.interaction.backDirections.last).vector(in: page.view)
      func drag(by distance: CGFloat, duration: Double) {
        let start = CGPoint(x: 300, y: max(250, presented.view.frame.minY + 30))
        let end = CGPoint(x: start.x + distance * direction.dx, y: start.y + distance * direction.dy)
        stage.host.drag(from: start, to: end, duration: duration)
      }
      drag(by: 60, duration: 1)
      stage.host.advance(by: 2.5)
      XCTAssertNotNil(stage.navigation.presentedViewController, "\(style.id): a short drag is cancelled")
      drag(by: 290, duration: 0.2)
      stage.host.advance(by: 2.5)
      XCTAssertNil(stage.navigation.presentedViewController, "\(style.id): a long one dismisses")
    }
  }

  // MARK: Tabs and Container

  func testTabsFollowADragInEveryStyle() async throws {
    let stage = PageStage()
    try stage.open("tabs")
    let tabs = try XCTUnwrap(stage.page as? SwipedTabsController)
    let chips = try XCTUnwrap(PageStage.all(StyleChips.self, in: tabs.view).first)
    for chip in PageStage.all(UIButton.self, in: chips) {
      chip.sendActions(for: .touchUpInside)
      let name = chip.currentTitle ?? ""
      stage.host.drag(from: CGPoint(x: 700, y: 400), to: CGPoint(x: 600, y: 400), duration: 1)
      stage.host.advance(by: 2.5)
      XCTAssertEqual(tabs.selectedIndex, 0, "\(name): a short drag is cancelled")
      stage.host.drag(from: CGPoint(x: 700, y: 400), to: CGPoint(x: 150, y: 400), duration: 0.4)
      stage.host.advance(by: 2.5)
      XCTAssertEqual(tabs.selectedIndex, 1, "\(name): a long one selects the next tab")
      stage.host.drag(from: CGPoint(x: 150, y: 400), to: CGPoint(x: 700, y: 400), duration: 0.4)
      stage.host.advance(by: 2.5)
      XCTAssertEqual(tabs.selectedIndex, 0, "\(name): and back")
    }
    XCTAssertEqual(LayoutAudit(stage.host.window).complaints, [])
  }

  func testTabsRespondToPressesAndDrags() async throws {
    let stage = PageStage()
    try stage.open("tabs")
    let tabs = try XCTUnwrap(stage.page as? SwipedTabsController)
    stage.host.drag(from: CGPoint(x: 700, y: 300), to: CGPoint(x: 600, y: 300), duration: 1)
    stage.host.advance(by: 1)
    XCTAssertEqual(tabs.selectedIndex, 0, "a short drag is cancelled")
    stage.host.drag(from: CGPoint(x: 700, y: 300), to: CGPoint(x: 150, y: 300), duration: 0.4)
    stage.host.advance(by: 1)
    XCTAssertEqual(tabs.selectedIndex, 1)
    tabs.selectedIndex = 2
    stage.host.advance(by: 1)
    XCTAssertEqual(LayoutAudit(stage.host.window).complaints, [])
  }

  /// The page follows the finger exactly, because its animation is linear while it is interactive.
  func testATabStaysUnderTheFinger() async throws {
    let stage = PageStage()
    try stage.open("tabs")
    let tabs = try XCTUnwrap(stage.page as? SwipedTabsController)
    let leaving = try XCTUnwrap(tabs.selectedViewController?.view)
    stage.host.touchBegan(at: CGPoint(x: 700, y: 300))
    stage.host.move(from: CGPoint(x: 700, y: 300), to: CGPoint(x: 400, y: 300), duration: 0.5)
    stage.host.advance(by: 0.1)
    let shown = try XCTUnwrap(stage.host.shown)
    let layer = try XCTUnwrap(shown.elements.first { $0.layer.id == leaving.layer.id }).layer
    let offset = layer.state.position.x + layer.state.transform.m41 - 450
    XCTAssertEqual(offset, -300, accuracy: 12, "without the pan's dead zone")
    stage.host.touchEnded(at: CGPoint(x: 400, y: 300))
    stage.host.advance(by: 1)
  }

  func testTheContainerRespondsToPressesAndDrags() async throws {
    let stage = PageStage()
    try stage.open("container")
    let container = try XCTUnwrap(stage.page as? PannedContainerController)
    stage.host.drag(from: CGPoint(x: 700, y: 400), to: CGPoint(x: 100, y: 400), duration: 0.4)
    stage.host.advance(by: 1)
    XCTAssertEqual(container.selectedIndex, 1)
    stage.host.drag(from: CGPoint(x: 200, y: 400), to: CGPoint(x: 300, y: 400), duration: 1)
    stage.host.advance(by: 1)
    XCTAssertEqual(container.selectedIndex, 1)
    container.selectedIndex = 3
    stage.host.advance(by: 1)
    XCTAssertEqual(container.selectedViewController.title, "Night")
    XCTAssertEqual(LayoutAudit(stage.host.window).complaints, [])
  }

  func testAnUpwardDragOverTheContainerPresentsAPageAndADownwardOneDismissesIt() async throws {
    let stage = PageStage()
    try stage.open("container")
    let middle: CGFloat = 450
    stage.host.drag(from: CGPoint(x: middle, y: 500), to: CGPoint(x: middle, y: 420), duration: 1)
    stage.host.advance(by: 1)
    XCTAssertNil(stage.navigation.presentedViewController, "a short drag is cancelled")

    stage.host.drag(from: CGPoint(x: middle, y: 600), to: CGPoint(x: middle, y: 100), duration: 0.4)
    stage.host.advance(by: 1)
    XCTAssertTrue(stage.navigation.presentedViewController is HourPage)
    stage.host.drag(from: CGPoint(x: middle, y: 100), to: CGPoint(x: middle, y: 600), duration: 0.4)
    stage.host.advance(by: 1)
    XCTAssertNil(stage.navigation.presentedViewController)
  }

  func testTheDarkSwitchFollowsTheDesktop() async throws {
    let stage = PageStage()
    try stage.open("controls")
    let dark = try XCTUnwrap(PageStage.all(UISwitch.self, in: try XCTUnwrap(stage.page).view).first)
    XCTAssertFalse(dark.isOn)
    stage.host.appearance.style = .dark
    stage.host.advance(by: 0.1)
    XCTAssertTrue(dark.isOn)
  }
}
