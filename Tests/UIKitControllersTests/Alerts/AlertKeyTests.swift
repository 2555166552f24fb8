// SPDX-License-Identifier: MIT
import LeakTesting
import UIKit
import XCTest

@testable import UIKitControllers

/// The focus of the keyboard in alerts and action sheets.
@MainActor
final class AlertKeyTests: UIKitTestCase {
  private enum Key {
    static let tab: UInt = 0xff09
    static let enter: UInt = 0xff0d
    static let space: UInt = 0x20
    static let left: UInt = 0xff51
    static let up: UInt = 0xff52
    static let right: UInt = 0xff53
    static let down: UInt = 0xff54
  }

  private var host: ManualHost!
  private var presenter: UIViewController!
  private var alert: UIAlertController!
  private var chosen: [String] = []

  override func setUp() async throws {
    try await super.setUp()
    chosen = []
    host = ManualHost(size: CGSize(width: 400, height: 800))
    presenter = UIViewController()
    host.window.rootViewController = presenter
    host.advance(by: 0.1)
  }

  override func release() { (host, presenter, alert) = (nil, nil, nil) }

  private func present(_ style: UIAlertController.Style, _ actions: (String, UIAlertAction.Style)...) {
    alert = UIAlertController(title: "Delete the draft?", message: nil, preferredStyle: style)
    for (title, style) in actions {
      alert.addAction(UIAlertAction(title: title, style: style) { [unowned self] in chosen.append($0.title ?? "") })
    }
    present()
  }

  private func present() {
    presenter.present(alert, animated: true)
    host.advance(by: 1)
  }

  private func press(_ key: UInt) {
    host.key(key)
    host.advance(by: 1)
  }

  private var focused: String? {
    (UIFocusSystem.focusSystem(for: host.window)?.focusedItem as? AlertRowView)?.action.title
  }

  func testTabMovesTheFocusThroughTheEnabledActionsInTheirVisualOrder() async {
    present(.alert, ("Save", .default), ("Cancel", .cancel))
    XCTAssertNil(focused)

    for title in ["Cancel", "Save", "Cancel"] {
      press(Key.tab)
      XCTAssertEqual(focused, title, "the cancel action is on the left")
    }

    alert.actions[0].isEnabled = false
    host.flush()
    XCTAssertEqual(focused, "Cancel", "the actions that remain keep the focus")
    press(Key.tab)
    XCTAssertEqual(focused, "Cancel")
  }

  func testArrowsMoveTheFocusUpToTheEnds() async {
    present(.actionSheet, ("Copy", .default), ("Delete", .destructive), ("Cancel", .cancel))

    for (key, title) in [
      (Key.down, "Copy"), (Key.right, "Delete"), (Key.down, "Cancel"), (Key.down, "Cancel"), (Key.up, "Delete"),
      (Key.left, "Copy"), (Key.up, "Copy"),
    ] {
      press(key)
      XCTAssertEqual(focused, title)
    }
    XCTAssertEqual(chosen, [])
  }

  func testSpaceAndReturnChooseTheFocusedAction() async {
    present(.actionSheet, ("Copy", .default), ("Delete", .destructive), ("Cancel", .cancel))
    press(Key.space)
    XCTAssertEqual(chosen, [], "no action has the focus")

    press(Key.down)
    press(Key.down)
    press(Key.space)
    XCTAssertEqual(chosen, ["Delete"])

    present()
    XCTAssertNil(focused, "the focus does not come back with the alert")
    press(Key.up)
    press(Key.enter)
    XCTAssertEqual(chosen, ["Delete", "Cancel"])
    present()
    press(Key.enter)
    XCTAssertEqual(chosen, ["Delete", "Cancel", "Copy"])
  }

  func testAClickRemovesTheFocusAndReturnChoosesThePreferredActionAgain() async {
    present(.alert, ("Save", .default), ("Cancel", .cancel))
    press(Key.tab)
    host.tap(at: alert.view.convert(CGPoint(x: 20, y: 10), to: nil))
    XCTAssertNil(focused)

    press(Key.enter)
    XCTAssertEqual(chosen, ["Save"])
  }

  func testTheFocusedActionHasARing() async throws {
    present(.alert, ("Save", .default), ("Cancel", .cancel))
    press(Key.tab)

    let row = try XCTUnwrap(UIFocusSystem.focusSystem(for: host.window)?.focusedItem as? AlertRowView)
    let ring = try XCTUnwrap(row.layer.sublayers?.last)
    XCTAssertEqual(ring.borderWidth, 2.5)
    XCTAssertTrue(row.bounds.contains(ring.frame), "the box clips its rows")
  }

  func testTextFieldsAreFirstInTheFocusAndReturnChoosesTheAction() async throws {
    alert = UIAlertController(title: "Rename", message: "Type a name.", preferredStyle: .alert)
    alert.addTextField { $0.placeholder = "Name" }
    alert.addTextField()
    for (title, style) in [("Rename", UIAlertAction.Style.default), ("Cancel", .cancel)] {
      alert.addAction(UIAlertAction(title: title, style: style) { [unowned self] in chosen.append($0.title ?? "") })
    }
    present()
    let fields = try XCTUnwrap(alert.textFields)
    XCTAssertTrue(fields[0].isEditing)
    XCTAssertTrue(fields[1].frame.minY > fields[0].frame.maxY)
    host.key(0x61, text: "a")
    press(Key.space)
    XCTAssertEqual(fields[0].text, "a")
    press(Key.tab)
    XCTAssertTrue(fields[1].isEditing)
    host.key(0x62, text: "b")
    press(Key.enter)
    XCTAssertEqual(chosen, ["Rename"])
    XCTAssertEqual(fields.map(\.text), ["a", "b"])
  }

  func testAClickEditsATextFieldOfAnAlert() async throws {
    alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
    for _ in 0..<2 { alert.addTextField() }
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    present()
    let second = try XCTUnwrap(alert.textFields?.last)
    host.tap(at: second.convert(CGPoint(x: 20, y: 10), to: nil))
    XCTAssertTrue(second.isEditing)
  }
}
