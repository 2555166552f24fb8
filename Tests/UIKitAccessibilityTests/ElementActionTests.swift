// SPDX-License-Identifier: MIT
import AccessibilityBus
import LeakTesting
import UIKit
import XCTest

@testable import UIKitAccessibility

/// The actions of elements.
@MainActor
final class ElementActionTests: UIKitTestCase {
  private func stage(_ view: UIView) -> TreeStage {
    let stage = TreeStage()
    view.frame = CGRect(x: 10, y: 20, width: 100, height: 40)
    stage.host.window.addSubview(view)
    return stage
  }

  func testPressingAButtonSendsItsEventOnlyWhileItIsEnabled() async {
    let button = UIButton()
    button.setTitle("Send", for: .normal)
    var count = 0
    button.addAction(UIAction { _ in count += 1 }, for: .touchUpInside)
    let stage = stage(button)

    XCTAssertTrue(stage.perform("press", on: "Send"))
    button.isEnabled = false
    XCTAssertFalse(stage.perform("press", on: "Send"))

    XCTAssertEqual(count, 1)
  }

  func testPressingAViewWithATapRecognizerTapsIt() async {
    let card = UIView()
    card.isAccessibilityElement = true
    card.accessibilityLabel = "Card"
    var count = 0
    let tap = UITapGestureRecognizer()
    tap.addTarget { (_: UITapGestureRecognizer) in count += 1 }
    card.addGestureRecognizer(tap)
    let stage = stage(card)

    XCTAssertTrue(stage.perform("press", on: "Card"))

    XCTAssertEqual(count, 1)
  }

  func testAnAdjustableElementIsIncrementedAndSet() async throws {
    let slider = UISlider()
    slider.accessibilityLabel = "Volume"
    let stage = stage(slider)
    var sent = 0
    slider.addAction(UIAction { _ in sent += 1 }, for: .valueChanged)

    XCTAssertTrue(stage.perform("increment", on: "Volume"))
    XCTAssertEqual(slider.value, 0.1, accuracy: 0.001)
    XCTAssertEqual(stage.source.perform(.setValue(0.75), on: try XCTUnwrap(stage.id("Volume"))), .done)

    XCTAssertEqual(slider.value, 0.75)
    XCTAssertEqual(sent, 2)
  }

  func testCustomActionsAreNamedAndPerformed() async {
    let label = UILabel()
    label.text = "Message"
    var archived = 0
    label.accessibilityCustomActions = [
      UIAccessibilityCustomAction(name: "Archive") { _ in
        archived += 1
        return true
      }
    ]
    let stage = stage(label)

    XCTAssertEqual(stage.node("Message")?.actions, ["Archive"])
    XCTAssertTrue(stage.perform("Archive", on: "Message"))
    XCTAssertEqual(archived, 1)
  }

  func testEscapePopsAPage() async {
    let navigation = UINavigationController(rootViewController: TitledPage("Home"))
    let stage = TreeStage(navigation)
    navigation.pushViewController(TitledPage("Detail"), animated: false)

    XCTAssertTrue(stage.perform("escape", on: "Detail"))
    stage.host.advance(by: 1)

    XCTAssertEqual(navigation.viewControllers.count, 1)
  }
}
