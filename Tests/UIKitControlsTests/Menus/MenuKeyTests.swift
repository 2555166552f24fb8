// SPDX-License-Identifier: MIT
import LeakTesting
import UIKit
import XCTest

@testable import UIKitControls

/// The keyboard in menus, and menus within menus.
@MainActor
final class MenuKeyTests: UIKitTestCase {
  private typealias Key = MenuStage.Key
  private var stage: MenuStage!

  override func setUp() async throws {
    try await super.setUp()
    stage = MenuStage()
    let sub = UIMenu(title: "More", children: [stage.action("Three"), stage.action("Four")])
    stage.button.menu = UIMenu(children: [stage.action("One"), stage.action("Two", .disabled), sub])
  }

  override func release() { stage = nil }

  func testArrowsMoveTheHighlightOverTheRowsThatCanBeChosen() async {
    stage.open()
    stage.press(Key.down)
    XCTAssertEqual(stage.highlighted, "One")
    stage.press(Key.down)
    XCTAssertEqual(stage.highlighted, "More")
    stage.press(Key.down)
    XCTAssertEqual(stage.highlighted, "One")
    stage.press(Key.up)
    XCTAssertEqual(stage.highlighted, "More")
  }

  func testReturnChoosesAndEscapeCloses() async {
    stage.open()
    stage.press(Key.escape)
    XCTAssertFalse(stage.isOpen)
    stage.open()
    stage.press(Key.down)
    stage.press(Key.enter)
    XCTAssertEqual(stage.chosen, ["One"])
    XCTAssertFalse(stage.isOpen)
  }

  func testKeysOpenAndLeaveAMenuWithinTheMenu() async {
    stage.open()
    stage.press(Key.up)
    stage.press(Key.right)
    XCTAssertEqual(stage.titles, ["More", "Three", "Four"])
    XCTAssertEqual(stage.highlighted, "Three")
    stage.press(Key.left)
    XCTAssertEqual(stage.titles, ["One", "Two", "More"])
    stage.press(Key.up)
    stage.press(Key.enter)
    stage.press(Key.escape)
    XCTAssertTrue(stage.isOpen, "Escape goes back first")
    XCTAssertEqual(stage.titles.count, 3)
    stage.press(Key.escape)
    XCTAssertFalse(stage.isOpen)
  }

  func testAClickOpensAMenuWithinTheMenuAndItsFirstRowLeadsBack() async {
    stage.open()
    stage.tap("More")
    XCTAssertEqual(stage.titles, ["More", "Three", "Four"])
    stage.tap("More")
    XCTAssertEqual(stage.titles, ["One", "Two", "More"])
    stage.tap("More")
    stage.tap("Four")
    XCTAssertEqual(stage.chosen, ["Four"])
    XCTAssertFalse(stage.isOpen)
  }

  func testALetterHighlightsTheNextRowThatStartsWithIt() async {
    stage.open()
    stage.press(0x6d, "m")
    XCTAssertEqual(stage.highlighted, "More")
  }

  func testAFocusedButtonOpensItsPrimaryMenuAndHasTheFocusAgainLater() async {
    stage.button.showsMenuAsPrimaryAction = true
    stage.press(Key.tab)
    XCTAssertTrue(stage.button.isFocused)
    stage.press(Key.space)
    XCTAssertEqual(stage.highlighted, "One")
    XCTAssertFalse(stage.button.isFocused, "the menu has the keys")
    stage.press(Key.enter)
    XCTAssertEqual(stage.chosen, ["One"])
    XCTAssertTrue(stage.button.isFocused)
  }

  func testNoKeyReachesThePageWhileAMenuIsOpen() async {
    let field = UITextField(frame: CGRect(x: 300, y: 300, width: 200, height: 30))
    stage.host.window.addSubview(field)
    field.becomeFirstResponder()
    stage.open()
    stage.press(0x78, "x")
    XCTAssertEqual(field.text, "")
    stage.press(Key.escape)
    stage.press(0x78, "x")
    XCTAssertEqual(field.text, "x")
  }

  func testInARightToLeftLayoutTheArrowsAndTheEdgesAreMirrored() async {
    stage.button.semanticContentAttribute = .forceRightToLeft
    stage.button.frame.origin.x = 300
    stage.button.showsMenuAsPrimaryAction = true
    stage.host.tap(at: CGPoint(x: 360, y: 120))
    stage.host.advance(by: 1)
    XCTAssertEqual(stage.view?.card.frame.maxX, 420, "it ends where the button does")
    stage.press(Key.up)
    stage.press(Key.left)
    XCTAssertEqual(stage.titles, ["More", "Three", "Four"])
    stage.press(Key.right)
    XCTAssertEqual(stage.titles, ["One", "Two", "More"])
  }

  func testTheMenuKeyAndShiftF10OpenTheMenuOfTheFocus() async {
    stage.press(Key.menu)
    XCTAssertFalse(stage.isOpen, "neither the focus nor the pointer is on the button")

    stage.press(Key.tab)
    stage.press(Key.menu)
    XCTAssertEqual(stage.highlighted, "One")
    stage.press(Key.escape)
    XCTAssertFalse(stage.isOpen)
    stage.host.key(Key.f10, modifiers: .shift)
    XCTAssertEqual(stage.highlighted, "One")
    XCTAssertEqual(stage.clicks, 0)
  }

  func testTheMenuKeyOpensTheMenuUnderThePointerWithoutAFocus() async {
    stage.host.movePointer(to: MenuStage.buttonCenter)
    stage.press(Key.menu)
    XCTAssertEqual(stage.highlighted, "One")
  }
}
