// SPDX-License-Identifier: MIT
import AccessibilityBus
import LeakTesting
import UIKit
import XCTest

@testable import UIKitAccessibility

/// The objects that assistive technology sees of a program.
@MainActor
final class TreeSourceTests: UIKitTestCase {
  private func stage(_ views: UIView...) -> TreeStage {
    let stage = TreeStage()
    for (index, view) in views.enumerated() {
      if view.frame.isEmpty { view.frame = CGRect(x: 10, y: 20 + 60 * CGFloat(index), width: 100, height: 40) }
      stage.host.window.addSubview(view)
    }
    return stage
  }

  private func label(_ text: String) -> UILabel {
    let label = UILabel()
    label.text = text
    return label
  }

  func testElementsAreInTheTreeAndOtherViewsAreNot() async {
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    box.addSubview(label("Inside"))
    let button = UIButton()
    button.setTitle("Send", for: .normal)

    XCTAssertEqual(stage(box, button, UIImageView()).outline, ["label Inside", "button Send"])
  }

  func testHiddenAndDecorativeViewsAreLeftOut() async {
    let (hidden, transparent, box) = (label("A"), label("B"), UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 9)))
    hidden.isHidden = true
    transparent.alpha = 0
    box.accessibilityElementsHidden = true
    box.addSubview(label("C"))

    XCTAssertEqual(stage(hidden, transparent, box, label("D")).outline, ["label D"])
  }

  func testAModalViewHidesItsSiblings() async {
    let modal = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    modal.accessibilityViewIsModal = true
    modal.accessibilityLabel = "Question"
    modal.addSubview(label("Sure?"))

    XCTAssertEqual(stage(label("Behind"), modal).outline, ["dialog Question", "  label Sure?"])
  }

  func testAccessibilityElementsReplaceTheSubviews() async {
    let chart = UIView(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
    chart.addSubview(label("Ignored"))
    let bar = UIAccessibilityElement(accessibilityContainer: chart)
    bar.accessibilityLabel = "May"
    bar.accessibilityValue = "12"
    bar.accessibilityFrameInContainerSpace = CGRect(x: 10, y: 10, width: 5, height: 20)
    chart.accessibilityElements = [bar]
    let stage = stage(chart)

    XCTAssertEqual(stage.outline, ["label May"])
    XCTAssertEqual(stage.node("May")?.description, "12")
    XCTAssertEqual(stage.node("May")?.frame, AccessibleNode.Frame(x: 60, y: 60, width: 5, height: 20))
  }

  func testControlsHaveRolesStatesAndNumbers() async throws {
    let (toggle, slider, field) = (UISwitch(), UISlider(), UITextField())
    toggle.accessibilityLabel = "Wi-Fi"
    toggle.isOn = true
    slider.accessibilityLabel = "Volume"
    slider.value = 0.25
    slider.isEnabled = false
    field.placeholder = "Search"
    let stage = stage(toggle, slider, field)

    XCTAssertEqual(stage.outline, ["toggleButton Wi-Fi", "slider Volume", "entry Search"])
    XCTAssertEqual(stage.node("Wi-Fi")?.states.isSuperset(of: [.checkable, .checked, .enabled, .focusable]), true)
    let volume = try XCTUnwrap(stage.node("Volume"))
    XCTAssertEqual(volume.value?.current, 0.25)
    XCTAssertEqual(volume.attributes["valuetext"], "25%")
    XCTAssertFalse(volume.states.contains(.enabled))
    XCTAssertEqual(stage.node("Search")?.text, AccessibleText(""))
  }

  func testSegmentsAreRadioButtons() async throws {
    let control = UISegmentedControl(items: ["Day", "Week"])
    control.frame = CGRect(x: 0, y: 0, width: 200, height: 32)
    control.selectedSegmentIndex = 0
    control.accessibilityLabel = "Span"
    let stage = stage(control)

    XCTAssertEqual(stage.outline, ["grouping Span", "  radioButton Day", "  radioButton Week"])
    XCTAssertEqual(stage.node("Day")?.states.contains(.checked), true)

    XCTAssertTrue(stage.perform("press", on: "Week"))

    XCTAssertEqual(control.selectedSegmentIndex, 1)
    XCTAssertEqual(stage.node("Week")?.states.contains(.checked), true)
  }

  func testTextHasItsSelection() async throws {
    let field = UITextField()
    field.accessibilityLabel = "Name"
    field.text = "Ada"
    let stage = stage(field)
    field.becomeFirstResponder()
    let id = try XCTUnwrap(stage.id("Name"))

    XCTAssertEqual(stage.source.perform(.select(1..<3), on: id), .done)
    XCTAssertEqual(stage.tree[id]?.text, AccessibleText("Ada", selection: 1..<3))

    XCTAssertEqual(stage.source.perform(.replace(1..<3, with: "nne"), on: id), .done)
    XCTAssertEqual(stage.tree[id]?.text?.string, "Anne")
  }

  func testASecureTextIsNotInTheTree() async {
    let field = UITextField()
    field.accessibilityLabel = "Password"
    field.isSecureTextEntry = true
    field.text = "abc"
    let stage = stage(field)

    XCTAssertEqual(stage.node("Password")?.text?.string, "•••")
    XCTAssertEqual(stage.node("Password")?.role, .passwordText)
  }

  func testAnObjectKeepsItsNumberAndANewOneHasAnother() async throws {
    let first = label("First")
    let stage = stage(first)
    let id = try XCTUnwrap(stage.id("First"))

    first.text = "Changed"
    XCTAssertEqual(stage.id("Changed"), id)

    first.removeFromSuperview()
    stage.host.window.addSubview(label("Second"))
    XCTAssertNotEqual(stage.id("Second"), id)
    XCTAssertEqual(stage.source.perform(.focus, on: id), .failed)
  }

  func testAPresentedPageIsADialogAndHidesItsPresenter() async {
    let stage = TreeStage(TitledPage("Home"))
    XCTAssertEqual(stage.outline, ["label Text of Home", "button Button of Home"])
    let sheet = TitledPage("Sheet")
    sheet.modalPresentationStyle = .pageSheet
    stage.host.window.rootViewController?.present(sheet, animated: false)

    XCTAssertEqual(stage.outline, ["dialog Sheet", "  label Text of Sheet", "  button Button of Sheet"])
  }

  func testTheInputViewsOfAPresentedPageAreReached() async {
    let stage = TreeStage(TitledPage("Home"))
    let sheet = TitledPage("Sheet")
    stage.host.window.rootViewController?.present(sheet, animated: false)
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 34))
    let key = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    key.setTitle("Key", for: .normal)
    field.inputView = key
    sheet.view.addSubview(field)

    field.becomeFirstResponder()
    stage.host.advance(by: 0.3)

    XCTAssertEqual(stage.outline.last, "button Key")
  }

  func testAnAlertHasItsActionsAsButtons() async {
    let stage = TreeStage(TitledPage("Home"))
    let alert = UIAlertController(title: "Delete?", message: "It is gone then.", preferredStyle: .alert)
    var chosen: [String] = []
    for title in ["Cancel", "Delete"] {
      alert.addAction(UIAlertAction(title: title, style: .default) { _ in chosen.append(title) })
    }
    stage.host.window.rootViewController?.present(alert, animated: false)

    XCTAssertEqual(
      stage.outline,
      ["alert Delete?", "  label Delete?", "  label It is gone then.", "  button Cancel", "  button Delete"])

    XCTAssertTrue(stage.perform("press", on: "Delete"))
    stage.host.advance(by: 1)

    XCTAssertEqual(chosen, ["Delete"])
  }
}
