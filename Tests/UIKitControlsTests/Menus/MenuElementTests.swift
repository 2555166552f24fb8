// SPDX-License-Identifier: MIT
import LeakTesting
import UIKit
import XCTest

@testable import UIKitControls

/// The elements of menus, as values.
@MainActor
final class MenuElementTests: UIKitTestCase {
  private var stage: MenuStage!

  override func setUp() async throws {
    try await super.setUp()
    stage = MenuStage()
  }

  override func release() { stage = nil }

  private func titles(_ menu: UIMenu) -> [[String]] {
    MenuItem.groups(of: menu, isSubmenu: false).map { $0.map(\.title) }
  }

  func testInlineMenusAreGroupsOfTheirOwn() async {
    let inline = UIMenu(options: .displayInline, children: [stage.action("Two"), stage.action("Three")])
    let titled = UIMenu(title: "Part", options: .displayInline, children: [stage.action("Five")])
    let menu = UIMenu(title: "All", children: [stage.action("One"), inline, stage.action("Four"), titled])
    XCTAssertEqual(titles(menu), [["All", "One"], ["Two", "Three"], ["Four"], ["Part", "Five"]])
  }

  func testSeparatorsAreAPixelHigh() async {
    stage.host.scale = 2
    let inline = UIMenu(options: .displayInline, children: [stage.action("Two")])
    stage.button.menu = UIMenu(children: [stage.action("One"), inline])
    stage.open()
    let first = stage.view!.card.rows[0]
    let lines = first.superview!.subviews.filter { !($0 is MenuRowView) && $0.bounds.height < 3 }
    XCTAssertEqual(lines.map(\.bounds.height), [0.5])
    XCTAssertEqual(stage.view!.card.rows[1].frame.minY - first.frame.maxY, MenuMetrics.separatorHeight)
  }

  func testReplacingChildrenKeepsTheRest() async {
    let menu = UIMenu(title: "A", identifier: .init("a"), options: .singleSelection, children: [stage.action("One")])
    let other = menu.replacingChildren([stage.action("Two")])
    XCTAssertEqual(other.title, "A")
    XCTAssertEqual(other.identifier, menu.identifier)
    XCTAssertEqual(other.options, .singleSelection)
    XCTAssertEqual(other.children.map(\.title), ["Two"])
  }

  func testSingleSelectionTurnsTheOtherActionsOff() async {
    let (one, two, three) = (stage.action("One", state: .on), stage.action("Two"), stage.action("Three", state: .on))
    let inline = UIMenu(options: .displayInline, children: [two])
    let menu = UIMenu(children: [UIMenu(options: .singleSelection, children: [one, inline]), three])
    menu.choose(two)
    XCTAssertEqual([one, two, three].map(\.state), [.off, .on, .on])
    menu.choose(three)
    XCTAssertEqual([one, two, three].map(\.state), [.off, .on, .on], "it is in no menu of single selection")
  }

  func testDeferredElementsAppearWhenTheyAreProvided() async {
    var provide: (([UIMenuElement]) -> Void)?
    stage.button.menu = UIMenu(children: [UIDeferredMenuElement { provide = $0 }, stage.action("Last")])
    stage.open()
    XCTAssertEqual(stage.titles, ["Loading…", "Last"])
    provide?([stage.action("One"), stage.action("Two")])
    stage.host.advance(by: 1)
    XCTAssertEqual(stage.titles, ["One", "Two", "Last"])

    provide = nil
    stage.tap("Two")
    stage.open()
    XCTAssertEqual(stage.titles, ["One", "Two", "Last"])
    XCTAssertNil(provide, "the closure is called once")
  }

  func testUncachedElementsAreProvidedForEachMenu() async {
    var count = 0
    stage.button.menu = UIMenu(children: [
      UIDeferredMenuElement.uncached { completion in
        count += 1
        completion([UIAction(title: "Number \(count)") { _ in }])
      }
    ])
    stage.open()
    XCTAssertEqual(stage.titles, ["Number 1"])
    stage.press(MenuStage.Key.escape)
    stage.open()
    XCTAssertEqual(stage.titles, ["Number 2"])
  }

  func testALongMenuScrolls() async {
    stage.button.menu = UIMenu(children: (1...30).map { stage.action("\($0)") })
    stage.open()
    let card = stage.view!.card
    XCTAssertEqual(Double(card.frame.maxY), 492, accuracy: 1)
    XCTAssertNotNil(card.scroller)
    stage.host.scroll(by: CGVector(dx: 0, dy: -300), at: CGPoint(x: card.frame.midX, y: card.frame.midY))
    stage.host.advance(by: 0.2)
    XCTAssertGreaterThan(abs(card.scroller!.contentOffset.y), 100)
    stage.press(MenuStage.Key.up)
    XCTAssertEqual(stage.highlighted, "30")
    stage.press(MenuStage.Key.enter)
    XCTAssertEqual(stage.chosen, ["30"])
  }

  func testAMenuIsPlacedWhereThereIsRoom() async {
    let (size, area) = (CGSize(width: 200, height: 300), CGRect(x: 8, y: 8, width: 584, height: 484))
    func frame(_ source: CGRect, mirrored: Bool = false) -> CGRect {
      MenuPlacement(size: size, source: source, area: area, isMirrored: mirrored).frame
    }
    XCTAssertEqual(frame(CGRect(x: 100, y: 50, width: 80, height: 40)).origin, CGPoint(x: 100, y: 96))
    XCTAssertEqual(frame(CGRect(x: 500, y: 50, width: 80, height: 40)).origin, CGPoint(x: 380, y: 96))
    XCTAssertEqual(frame(CGRect(x: 300, y: 50, width: 80, height: 40), mirrored: true).maxX, 380)
    XCTAssertEqual(frame(CGRect(x: 100, y: 400, width: 80, height: 40)).maxY, 394)
    let low = frame(CGRect(x: 100, y: 200, width: 80, height: 40))
    XCTAssertEqual(low.minY, 246, "there is more room below, where the menu becomes lower")
    XCTAssertEqual(low.maxY, 492)
  }
}
