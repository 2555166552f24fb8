// SPDX-License-Identifier: MIT
import AccessibilityBus
import LeakTesting
import UIKit
import XCTest

@testable import UIKitAccessibility

/// Where a screen reader is after a change of the screen.
@MainActor
final class ReaderFocusTests: UIKitTestCase {
  private func makeStack() -> (UINavigationController, TreeStage) {
    let navigation = UINavigationController(rootViewController: TitledPage("Home"))
    return (navigation, TreeStage(navigation))
  }

  private func moveReader(to name: String, in stage: TreeStage) throws {
    XCTAssertEqual(stage.source.perform(.focus, on: try XCTUnwrap(stage.id(name))), .done)
  }

  func testTheReaderGoesToTheFirstElementOfAPushedPageAndBackAfterAPop() async throws {
    let (navigation, stage) = makeStack()
    XCTAssertEqual(stage.focus, "Text of Home")
    try moveReader(to: "Button of Home", in: stage)
    XCTAssertEqual(stage.focus, "Button of Home")

    navigation.pushViewController(TitledPage("Detail"), animated: true)
    XCTAssertEqual(stage.focus, "Button of Home", "the reader has moved before the page has arrived")
    stage.host.advance(by: 1)
    XCTAssertEqual(stage.focus, "Text of Detail")

    navigation.popViewController(animated: true)
    stage.host.advance(by: 1)
    XCTAssertEqual(stage.focus, "Button of Home")
  }

  func testTheReaderStaysAfterACancelledPop() async throws {
    let (navigation, stage) = makeStack()
    navigation.pushViewController(TitledPage("Detail"), animated: false)
    stage.host.advance(by: 1)
    XCTAssertEqual(stage.focus, "Text of Detail")

    stage.host.drag(from: CGPoint(x: 2, y: 300), to: CGPoint(x: 60, y: 300), duration: 0.5)
    stage.host.advance(by: 1)

    XCTAssertEqual(navigation.viewControllers.count, 2)
    XCTAssertEqual(stage.focus, "Text of Detail")
  }

  func testTheReaderGoesIntoASheetAndBackAfterItsDismissal() async throws {
    let (navigation, stage) = makeStack()
    try moveReader(to: "Button of Home", in: stage)
    XCTAssertEqual(stage.focus, "Button of Home")

    navigation.present(TitledPage("Sheet"), animated: true)
    stage.host.advance(by: 1)
    XCTAssertEqual(stage.focus, "Text of Sheet")

    navigation.dismiss(animated: true)
    stage.host.advance(by: 1)
    XCTAssertEqual(stage.focus, "Button of Home")
  }

  func testATransitionInAPictureDoesNotMoveTheReader() async throws {
    let page = TitledPage("Page")
    let stage = TreeStage(page)
    let picture = UIView(frame: CGRect(x: 0, y: 200, width: 200, height: 200))
    picture.accessibilityElementsHidden = true
    page.view.addSubview(picture)
    let sample = UINavigationController(rootViewController: TitledPage("Sample"))
    page.addChild(sample)
    picture.addSubview(sample.view)
    sample.didMove(toParent: page)
    stage.host.flush()
    try moveReader(to: "Button of Page", in: stage)
    XCTAssertEqual(stage.focus, "Button of Page")

    sample.pushViewController(TitledPage("Other"), animated: true)
    stage.host.advance(by: 1)

    XCTAssertEqual(stage.focus, "Button of Page")
    try moveReader(to: "Text of Page", in: stage)
    sample.popViewController(animated: true)
    stage.host.advance(by: 1)
    XCTAssertEqual(stage.focus, "Text of Page")
  }

  func testTheReaderFollowsTheKeyboard() async throws {
    let (_, stage) = makeStack()
    XCTAssertEqual(stage.focus, "Text of Home")

    stage.press(.keyboardTab)

    XCTAssertEqual(stage.focus, "Button of Home")
  }

  func testTheReaderFollowsTheKeyboardInsideOfASegmentedControlAndATable() async {
    let control = UISegmentedControl(items: ["Day", "Week"])
    control.selectedSegmentIndex = 0
    control.frame = CGRect(x: 0, y: 0, width: 200, height: 32)
    let table = UITableView(frame: CGRect(x: 0, y: 40, width: 300, height: 300))
    let rows = UITableViewDiffableDataSource<Int, String>(tableView: table) { _, _, text in
      let cell = UITableViewCell()
      cell.textLabel?.text = text
      return cell
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(["A", "B"])
    await rows.apply(snapshot, animatingDifferences: false)
    let stage = TreeStage()
    for view in [control, table] { stage.host.window.addSubview(view) }

    stage.press(.keyboardTab)
    XCTAssertEqual(stage.focus, "Day")
    stage.press(.keyboardRightArrow)
    XCTAssertEqual(stage.focus, "Week")

    stage.press(.keyboardTab)
    XCTAssertEqual(stage.focus, "A")
    stage.press(.keyboardDownArrow)
    XCTAssertEqual(stage.focus, "B")
  }

  func testAProgramMovesTheReader() async throws {
    let (navigation, stage) = makeStack()
    XCTAssertEqual(stage.focus, "Text of Home")
    let button = try XCTUnwrap(navigation.topViewController?.view.subviews.last)

    stage.source.moveFocus(to: button, isNewScreen: false)
    XCTAssertEqual(stage.focus, "Button of Home")

    stage.source.moveFocus(to: nil, isNewScreen: true)
    XCTAssertEqual(stage.focus, "Text of Home")
  }

  func testTheReaderLeavesTheFocusOfTheKeyboardUntilThatMoves() async throws {
    let (navigation, stage) = makeStack()
    stage.press(.keyboardTab)
    XCTAssertEqual(stage.focus, "Button of Home")

    try moveReader(to: "Text of Home", in: stage)
    XCTAssertEqual(stage.focus, "Text of Home")

    navigation.pushViewController(TitledPage("Detail"), animated: false)
    stage.host.advance(by: 1)
    stage.press(.keyboardTab)
    XCTAssertEqual(stage.focus, "Button of Detail")
  }
}
