// SPDX-License-Identifier: MIT
import LeakTesting
import UIKit
import XCTest

@testable import UIKitControls

/// The menus of buttons, and how presses choose from them.
@MainActor
final class ButtonMenuTests: UIKitTestCase {
  private var stage: MenuStage!

  override func setUp() async throws {
    try await super.setUp()
    stage = MenuStage()
  }

  override func release() { stage = nil }

  func testAPressOpensThePrimaryMenuAndAClickOnARowChooses() async {
    stage.button.menu = stage.menu("One", "Two")
    var shown = 0
    stage.button.addAction(UIAction { _ in shown += 1 }, for: .menuActionTriggered)

    stage.open()
    XCTAssertEqual(stage.titles, ["One", "Two"])
    XCTAssertEqual(shown, 1)
    XCTAssertEqual(stage.view?.accessibilityViewIsModal, true, "assistive technology stays in the menu")
    stage.tap("Two")

    XCTAssertEqual(stage.chosen, ["Two"])
    XCTAssertFalse(stage.isOpen)
    XCTAssertEqual(stage.clicks, 0, "the press opens the menu, and is no click")
    XCTAssertEqual(stage.host.window.subviews.count, 1, "the menu is gone")
  }

  func testThePrimaryMenuOpensWhenThePressBegins() async {
    stage.button.menu = stage.menu("One")
    stage.button.showsMenuAsPrimaryAction = true

    stage.host.touchBegan(at: MenuStage.buttonCenter)
    XCTAssertTrue(stage.isOpen)
    stage.host.touchEnded(at: MenuStage.buttonCenter)

    XCTAssertTrue(stage.isOpen, "a click leaves it open")
  }

  func testAPressThatIsDraggedOntoARowChoosesItWhenItEnds() async {
    stage.button.menu = stage.menu("One", "Two")
    stage.button.showsMenuAsPrimaryAction = true

    stage.host.touchBegan(at: MenuStage.buttonCenter)
    stage.host.advance(by: 0.5)
    stage.host.touchMoved(to: stage.place(of: "One"))
    XCTAssertEqual(stage.highlighted, "One")
    stage.host.touchMoved(to: stage.place(of: "Two"))
    XCTAssertEqual(stage.highlighted, "Two")
    stage.host.touchEnded(at: stage.place(of: "Two"))

    XCTAssertEqual(stage.chosen, ["Two"])
    XCTAssertFalse(stage.isOpen)
  }

  func testADragInAScrollViewDoesNotTakeThePressAway() async {
    let scroll = UIScrollView(frame: stage.host.window.bounds)
    scroll.contentSize.height = 2000
    scroll.addSubview(stage.button)
    stage.host.window.addSubview(scroll)
    stage.button.menu = stage.menu("One", "Two", "Three")
    stage.button.showsMenuAsPrimaryAction = true

    stage.host.touchBegan(at: MenuStage.buttonCenter)
    stage.host.advance(by: 0.5)
    stage.host.move(from: MenuStage.buttonCenter, to: stage.place(of: "Three"), duration: 0.2)
    stage.host.touchEnded(at: stage.place(of: "Three"))

    XCTAssertEqual(stage.chosen, ["Three"])
    XCTAssertEqual(scroll.contentOffset.y, 0)
  }

  func testAMenuClosesIfItsPressIsCancelled() async {
    stage.button.menu = stage.menu("One")
    stage.button.showsMenuAsPrimaryAction = true
    for buttons in [UIEvent.ButtonMask.primary, .secondary] {
      stage.host.touchBegan(at: MenuStage.buttonCenter, buttons: buttons)
      stage.host.advance(by: 0.1)
      stage.host.cancelTouches()
      stage.host.advance(by: 1)
      XCTAssertFalse(stage.isOpen)
    }
  }

  func testALongPressAndTheSecondaryButtonOpenAMenuThatIsNotPrimary() async {
    stage.button.menu = stage.menu("One")

    stage.host.tap(at: MenuStage.buttonCenter)
    XCTAssertFalse(stage.isOpen)
    XCTAssertEqual(stage.clicks, 1)

    stage.host.touchBegan(at: MenuStage.buttonCenter)
    stage.host.advance(by: 0.6)
    XCTAssertTrue(stage.isOpen)
    stage.host.touchEnded(at: MenuStage.buttonCenter)
    XCTAssertEqual(stage.clicks, 1, "a long press is no click")
    stage.press(MenuStage.Key.escape)
    XCTAssertFalse(stage.isOpen)

    stage.host.touchBegan(at: MenuStage.buttonCenter, buttons: .secondary)
    XCTAssertTrue(stage.isOpen)
    stage.host.touchEnded(at: MenuStage.buttonCenter)
    XCTAssertTrue(stage.isOpen)
  }

  func testAPressBesideTheMenuClosesItAndReachesNothingElse() async {
    stage.button.menu = stage.menu("One")
    var presses = 0
    let other = UIButton(frame: CGRect(x: 400, y: 400, width: 100, height: 50))
    other.addAction(UIAction { _ in presses += 1 }, for: .touchUpInside)
    stage.host.window.addSubview(other)
    stage.open()

    stage.host.tap(at: CGPoint(x: 450, y: 425))
    stage.host.advance(by: 1)
    XCTAssertFalse(stage.isOpen)
    XCTAssertEqual(presses, 0)
    XCTAssertEqual(stage.chosen, [])

    stage.host.tap(at: CGPoint(x: 450, y: 425))
    XCTAssertEqual(presses, 1)
  }

  func testDisabledAndHiddenActionsCannotBeChosen() async {
    stage.button.menu = UIMenu(
      children: [stage.action("One"), stage.action("Two", .disabled), stage.action("Three", .hidden)])
    stage.open()

    XCTAssertEqual(stage.titles, ["One", "Two"])
    stage.tap("Two")
    XCTAssertEqual(stage.chosen, [])
    XCTAssertTrue(stage.isOpen)
  }

  func testAMenuWithoutElementsDoesNotOpen() async {
    stage.button.menu = UIMenu(title: "Nothing")
    stage.open()
    XCTAssertFalse(stage.isOpen)
  }

  func testADisabledButtonDoesNotOpenItsMenu() async {
    stage.button.menu = stage.menu("One")
    stage.button.isEnabled = false
    stage.open()
    stage.host.touchBegan(at: MenuStage.buttonCenter, buttons: .secondary)
    stage.host.touchEnded(at: MenuStage.buttonCenter)
    XCTAssertFalse(stage.isOpen)
  }

  func testAPopUpButtonShowsTheSelectedAction() async {
    let menu = stage.menu("Name", "Date", "Size")
    stage.button.menu = menu
    stage.button.changesSelectionAsPrimaryAction = true
    XCTAssertEqual(stage.button.currentTitle, "Name", "the first one is selected")

    stage.open()
    stage.tap("Size")

    XCTAssertEqual(stage.button.currentTitle, "Size")
    XCTAssertEqual(menu.selectedElements.map(\.title), ["Size"])
    XCTAssertEqual(stage.chosen, ["Size"])
  }

  func testTheActionIsPerformedByTheButton() async {
    var sender: Any?
    stage.button.menu = UIMenu(children: [UIAction(title: "One") { sender = $0.sender }])
    stage.open()
    stage.tap("One")
    XCTAssertTrue(sender as? UIButton === stage.button)
    sender = nil
  }

  func testAnActionThatKeepsTheMenuShowsItsNewState() async {
    stage.button.menu = UIMenu(children: [
      UIAction(title: "Grid", attributes: .keepsMenuPresented) { $0.state = $0.state == .on ? .off : .on }
    ])
    stage.open()
    stage.tap("Grid")
    XCTAssertTrue(stage.isOpen)
    XCTAssertEqual(stage.view?.card.rows.first?.item.state, .on)
  }

  func testAMenuClosesWithItsButton() async {
    stage.button.menu = stage.menu("One")
    stage.open()
    stage.button.removeFromSuperview()
    stage.host.advance(by: 1)
    XCTAssertFalse(stage.isOpen)
    XCTAssertEqual(stage.host.window.subviews.count, 0)
  }

  func testAMenuClosesWhenTheWindowChangesItsSize() async {
    stage.button.menu = stage.menu("One")
    stage.open()
    stage.host.resize(to: CGSize(width: 700, height: 600))
    stage.host.advance(by: 1)
    XCTAssertFalse(stage.isOpen)
  }

  func testAMenuCanBeClosedWhileItOpens() async {
    stage.button.menu = stage.menu("One")
    stage.button.showsMenuAsPrimaryAction = true
    stage.host.tap(at: MenuStage.buttonCenter)
    stage.host.advance(by: 0.1)
    let card = stage.view!.card
    let before = card.layer.presentation()!.opacity

    stage.host.key(MenuStage.Key.escape)
    XCTAssertEqual(card.layer.presentation()!.opacity, before, accuracy: 0.05, "it turns round where it is")
    stage.host.advance(by: 1)
    XCTAssertNil(card.window)
  }

  func testAMenuGrowsOutOfItsButtonUnlessMotionIsReduced() async {
    stage.button.menu = stage.menu("One")
    stage.button.showsMenuAsPrimaryAction = true
    for isReduced in [false, true] {
      UIAccessibility.reducesMotion = isReduced
      defer { UIAccessibility.reducesMotion = nil }
      stage.host.tap(at: MenuStage.buttonCenter)
      stage.host.advance(by: 0.05)
      let shown = stage.view!.card.layer.presentation()!
      XCTAssertEqual(shown.transform.m11 < 0.99, !isReduced)
      XCTAssertLessThan(shown.opacity, 1)
      stage.host.advance(by: 1)
      stage.press(MenuStage.Key.escape)
    }
  }

  func testABarButtonOpensItsMenu() async {
    let page = UIViewController()
    let item = UIBarButtonItem(image: UIImage(systemName: "ellipsis"), menu: stage.menu("One"))
    page.navigationItem.rightBarButtonItem = item
    stage.host.window.rootViewController = UINavigationController(rootViewController: page)
    stage.host.advance(by: 0.5)
    let view = item.shownView!

    stage.host.tap(at: view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil))
    stage.host.advance(by: 1)
    XCTAssertEqual(stage.titles, ["One"])
    XCTAssertEqual(Double(stage.view!.card.frame.maxX), 592, accuracy: 30, "it ends where the button does")
    stage.tap("One")
    XCTAssertEqual(stage.chosen, ["One"])
  }
}
