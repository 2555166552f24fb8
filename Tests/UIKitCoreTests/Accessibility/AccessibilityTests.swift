// SPDX-License-Identifier: MIT
import LeakTesting
import UIKit
import XCTest

/// The accessibility properties: those that a program sets, and the defaults of controls.
@MainActor
final class AccessibilityTests: UIKitTestCase {
  func testViewKeepsTheAccessibilityPropertiesThatAreSet() async {
    let view = UIView()
    XCTAssertFalse(view.isAccessibilityElement)
    XCTAssertNil(view.accessibilityLabel)
    XCTAssertEqual(view.accessibilityTraits, .none)
    view.isAccessibilityElement = true
    view.accessibilityLabel = "card"
    view.accessibilityHint = "opens"
    view.accessibilityValue = "3"
    view.accessibilityIdentifier = "card-3"
    view.accessibilityTraits = [.button, .selected]
    view.accessibilityElementsHidden = true
    view.accessibilityViewIsModal = true
    XCTAssertTrue(view.isAccessibilityElement)
    XCTAssertEqual(view.accessibilityLabel, "card")
    XCTAssertEqual(view.accessibilityHint, "opens")
    XCTAssertEqual(view.accessibilityValue, "3")
    XCTAssertEqual(view.accessibilityIdentifier, "card-3")
    XCTAssertEqual(view.accessibilityTraits, [.button, .selected])
    XCTAssertTrue(view.accessibilityElementsHidden)
    XCTAssertTrue(view.accessibilityViewIsModal)
    view.accessibilityViewIsModal = false
    XCTAssertTrue(view.accessibilityElementsHidden)
    XCTAssertFalse(view.accessibilityViewIsModal)
  }

  func testAnObjectThatIsNoViewKeepsTheAccessibilityPropertiesThatAreSet() async {
    final class Model: NSObject {}
    let (model, other) = (Model(), Model())
    model.accessibilityLabel = "delete"
    model.isAccessibilityElement = true
    model.accessibilityTraits = .button
    XCTAssertEqual(model.accessibilityLabel, "delete")
    XCTAssertTrue(model.isAccessibilityElement)
    XCTAssertEqual(model.accessibilityTraits, .button)
    XCTAssertNil(other.accessibilityLabel)
    XCTAssertFalse(other.isAccessibilityElement)
  }

  func testAccessibilityLabelOfALabelIsItsTextUnlessItIsSet() async {
    let label = UILabel()
    label.text = "Inbox"
    XCTAssertTrue(label.isAccessibilityElement)
    XCTAssertEqual(label.accessibilityLabel, "Inbox")
    XCTAssertEqual(label.accessibilityTraits, .staticText)
    label.accessibilityLabel = "Your inbox"
    XCTAssertEqual(label.accessibilityLabel, "Your inbox")
    label.accessibilityLabel = nil
    XCTAssertEqual(label.accessibilityLabel, "Inbox")
  }

  func testControlsDescribeTheirStates() async {
    let button = UIButton(type: .system)
    button.setTitle("Send", for: .normal)
    button.isEnabled = false
    XCTAssertEqual(button.accessibilityLabel, "Send")
    XCTAssertEqual(button.accessibilityTraits, [.button, .notEnabled])
    let toggle = UISwitch()
    toggle.isOn = true
    XCTAssertEqual(toggle.accessibilityValue, "1")
    let progress = UIProgressView()
    progress.progress = 0.25
    XCTAssertEqual(progress.accessibilityValue, "25%")
  }

  func testAccessibilityIncrementMovesASliderByATenthOfItsRange() async {
    let slider = UISlider()
    slider.maximumValue = 200
    slider.value = 100
    var sent = 0
    slider.addAction(UIAction { _ in sent += 1 }, for: .valueChanged)
    slider.accessibilityIncrement()
    XCTAssertEqual(slider.value, 120)
    XCTAssertEqual(slider.accessibilityValue, "60%")
    slider.accessibilityDecrement()
    XCTAssertEqual(slider.value, 100)
    XCTAssertEqual(sent, 2)
  }

  func testViewHasTheAccessibilityLabelOfItsImage() async {
    let image = UIImage(systemName: "plus")
    image?.accessibilityLabel = "Add"
    XCTAssertEqual(UIImageView(image: image).accessibilityLabel, "Add")
    let button = UIButton()
    button.setImage(image, for: .normal)
    XCTAssertEqual(button.accessibilityLabel, "Add")
  }

  func testBarButtonHasTheAccessibilityLabelOfItsItem() async {
    let item = UIBarButtonItem(title: "Edit", image: nil, primaryAction: UIAction { _ in })
    item.accessibilityIdentifier = "edit"
    let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
    bar.items = [item]
    XCTAssertEqual(item.shownView?.accessibilityLabel, "Edit")
    XCTAssertEqual(item.shownView?.accessibilityIdentifier, "edit")
    item.accessibilityLabel = "Edit the text"
    XCTAssertEqual(item.shownView?.accessibilityLabel, "Edit the text")
  }

  func testAccessibilityFrameOfAnElementIsConvertedFromItsContainer() async {
    let host = ManualHost(size: CGSize(width: 200, height: 200))
    let drawing = UIView(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
    host.window.addSubview(drawing)
    let element = UIAccessibilityElement(accessibilityContainer: drawing)
    element.accessibilityFrameInContainerSpace = CGRect(x: 10, y: 10, width: 5, height: 5)
    drawing.accessibilityElements = [element]
    XCTAssertEqual(element.accessibilityFrame, CGRect(x: 60, y: 60, width: 5, height: 5))
    XCTAssertEqual(drawing.accessibilityFrame, CGRect(x: 50, y: 50, width: 100, height: 100))
    XCTAssertEqual(drawing.accessibilityElementCount(), 1)
    XCTAssertEqual(drawing.index(ofAccessibilityElement: element), 0)
    host.window.close()
  }

  func testCustomActionCallsAMethodAndReportsItsResult() async {
    let row = Row()
    let done = UIAccessibilityCustomAction(name: "Archive", target: row, selector: Row.archive)
    XCTAssertEqual(done.actionHandler?(done), true)
    let refused = UIAccessibilityCustomAction(name: "Delete", target: row, selector: Selector(Row.delete))
    XCTAssertEqual(refused.actionHandler?(refused), false)
    XCTAssertEqual(row.performed, ["Archive", "Delete"])

    var gone: Row? = Row()
    let late = UIAccessibilityCustomAction(name: "Archive", target: gone, selector: Row.archive)
    gone = nil
    XCTAssertEqual(late.actionHandler?(late), false)
  }

  func testSubclassProvidesElementsAndMarginsOfItsOwn() async {
    let row: UIView = Row()
    XCTAssertEqual(row.accessibilityElementCount(), 2)
    XCTAssertEqual(row.accessibilityElement(at: 1) as? String, "element 1")
    XCTAssertEqual(row.layoutMargins.left, 30)
  }
}

private final class Row: UIView {
  private(set) var performed: [String] = []

  override func accessibilityElementCount() -> Int { 2 }
  override func accessibilityElement(at index: Int) -> Any? { "element \(index)" }

  override var layoutMargins: UIEdgeInsets {
    get { UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 0) }
    set { super.layoutMargins = newValue }
  }

  func archive() { performed.append("Archive") }

  func delete(_ action: UIAccessibilityCustomAction) -> Bool {
    performed.append(action.name)
    return false
  }
}
