// SPDX-License-Identifier: MIT
import UIKit
import UIKitTesting
import XCTest

/// Views that a stage finds in the way that assistive technology does.
@MainActor
final class FindingTests: XCTestCase {
  func testAViewIsFoundByItsIdentifierAndItsLabel() async {
    let controller = UIViewController()
    let stage = TestStage(controller)
    let button = UIButton(type: .system)
    button.setTitle("Send", for: .normal)
    button.accessibilityIdentifier = "send"
    controller.view.addSubview(button)
    XCTAssertTrue(stage.view(withAccessibilityIdentifier: "send") === button)
    XCTAssertTrue(stage.view(withAccessibilityLabel: "Send") === button)
    XCTAssertNil(stage.view(withAccessibilityLabel: "Cancel"))
    button.isHidden = true
    XCTAssertNil(stage.view(withAccessibilityIdentifier: "send"))
    stage.close()
  }

  func testViewsBehindAModalOneAreNotFound() async {
    let controller = UIViewController()
    let stage = TestStage(controller)
    let (behind, card) = (UILabel(), UIView())
    behind.text = "behind"
    card.accessibilityViewIsModal = true
    controller.view.addSubview(behind)
    controller.view.addSubview(card)
    XCTAssertNil(stage.view(withAccessibilityLabel: "behind"))
    stage.close()
  }
}
