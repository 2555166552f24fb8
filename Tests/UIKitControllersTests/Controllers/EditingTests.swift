// SPDX-License-Identifier: MIT
import LeakTesting
import UIKit
import XCTest

@MainActor
final class EditingTests: UIKitTestCase {
  func testTheEditButtonTogglesEditingAndItsTitle() async {
    let page = EditedPage()
    let button = page.editButtonItem
    XCTAssertEqual(button.title, "Edit")

    page.press(button)

    XCTAssertTrue(page.isEditing)
    XCTAssertEqual(page.calls, ["true animated"])
    XCTAssertEqual(button.title, "Done")
    XCTAssertEqual(button.style, .done)
    page.press(button)
    XCTAssertFalse(page.isEditing)
    XCTAssertEqual(button.title, "Edit")
    XCTAssertTrue(page.editButtonItem === button)
  }

  func testSettingIsEditingCallsSetEditing() async {
    let page = EditedPage()

    page.isEditing = true

    XCTAssertEqual(page.calls, ["true"])
    XCTAssertEqual(page.editButtonItem.title, "Done")
  }
}

private final class EditedPage: UIViewController {
  private(set) var calls: [String] = []

  override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    calls.append(animated ? "\(editing) animated" : "\(editing)")
  }

  func press(_ item: UIBarButtonItem) {
    guard let action = item.action else { return XCTFail("the item has no action") }
    UIApplication.shared.sendAction(action, to: item.target, from: item, for: nil)
  }
}
