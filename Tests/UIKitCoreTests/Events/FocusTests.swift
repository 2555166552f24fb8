// SPDX-License-Identifier: MIT
import LeakTesting
import UIKit
import XCTest

@testable import UIKitFixtures

@MainActor
final class FocusTests: UIKitTestCase {
  private enum Key {
    static let tab: UInt = 0xff09
    static let enter: UInt = 0xff0d
    static let space: UInt = 0x20
    static let left: UInt = 0xff51
    static let right: UInt = 0xff53
  }

  private let size = CGSize(width: 300, height: 200)
  private var host: ManualHost!
  private var controller: UIViewController!

  override func setUp() async throws {
    try await super.setUp()
    host = ManualHost(size: size)
    controller = UIViewController()
    host.window.rootViewController = controller
    host.flush()
  }

  override func release() { (host, controller) = (nil, nil) }

  @discardableResult
  private func add<Control: UIControl>(_ control: Control, y: CGFloat) -> Control {
    control.frame = CGRect(x: 20, y: y, width: 200, height: 30)
    controller.view.addSubview(control)
    host.flush()
    return control
  }

  private func tab(backward: Bool = false) { host.key(Key.tab, modifiers: backward ? .shift : []) }

  private var focused: UIView? { UIFocusSystem.focusSystem(for: host.window)?.focusedItem as? UIView }

  func testTabWalksThroughTheControlsInTheOrderOfTheViewsAndBack() async {
    let controls = (0..<3).map { add(UIControl(), y: CGFloat($0) * 40) }
    XCTAssertNil(focused)

    for control in controls + [controls[0]] {
      tab()
      XCTAssertTrue(focused === control)
    }
    tab(backward: true)
    XCTAssertTrue(focused === controls[2])
    XCTAssertTrue(controls[2].isFocused)
    XCTAssertFalse(controls[0].isFocused)
  }

  func testHiddenDisabledAndUntouchableControlsAreSkipped() async {
    let controls = (0..<5).map { add(UIControl(), y: CGFloat($0) * 40) }
    controls[0].isHidden = true
    controls[1].isEnabled = false
    controls[2].isUserInteractionEnabled = false
    controls[3].alpha = 0

    tab()
    XCTAssertTrue(focused === controls[4])
    tab()
    XCTAssertTrue(focused === controls[4])
  }

  func testAControlThatIsDisabledLosesTheFocus() async {
    let control = add(UIControl(), y: 0)
    tab()
    control.isEnabled = false
    XCTAssertNil(focused)
  }

  func testReturnAndTheSpaceBarPressTheFocusedControl() async {
    let button = add(UIButton(type: .system), y: 0)
    var presses = 0
    button.addAction(UIAction { _ in presses += 1 }, for: .primaryActionTriggered)
    tab()

    host.key(Key.enter)
    host.key(Key.space)
    XCTAssertEqual(presses, 2)
    XCTAssertFalse(button.isHighlighted)
  }

  func testKeysChangeTheValuesOfControls() async {
    let slider = add(UISlider(), y: 0)
    let segments = add(UISegmentedControl(items: ["One", "Two", "Three"]), y: 40)
    let toggle = add(UISwitch(), y: 80)
    slider.value = 0.5
    segments.selectedSegmentIndex = 0
    segments.setEnabled(false, forSegmentAt: 1)
    var changes = 0
    for control in [slider, segments, toggle] as [UIControl] {
      control.addAction(UIAction { _ in changes += 1 }, for: .valueChanged)
    }

    tab()
    host.key(Key.right)
    XCTAssertEqual(slider.value, 0.51, accuracy: 0.0001)
    host.key(Key.left)
    tab()
    host.key(Key.right)
    XCTAssertEqual(segments.selectedSegmentIndex, 2, "a disabled segment is skipped")
    host.key(Key.right)
    XCTAssertEqual(segments.selectedSegmentIndex, 2)
    tab()
    host.key(Key.space)
    XCTAssertTrue(toggle.isOn)
    XCTAssertEqual(changes, 4)
  }

  func testAClickRemovesTheFocusAndTabContinuesFromThere() async {
    let controls = (0..<3).map { add(UIControl(), y: CGFloat($0) * 40) }
    tab()
    host.tap(at: CGPoint(x: 100, y: 55))
    XCTAssertNil(focused)

    tab()
    XCTAssertTrue(focused === controls[2], "the one after the clicked control")
  }

  func testTabGivesTheFocusToAFirstResponderThatTheProgramHasChosen() async {
    final class List: UIControl { override var canBecomeFirstResponder: Bool { true } }
    let controls = [add(UIControl(), y: 0), add(List(), y: 40), add(UIControl(), y: 80)]
    controls[1].becomeFirstResponder()
    XCTAssertNil(focused)

    tab()
    XCTAssertTrue(focused === controls[1])
    tab()
    XCTAssertTrue(focused === controls[2])

    host.tap(at: CGPoint(x: 100, y: 55))
    controls[1].becomeFirstResponder()
    tab()
    XCTAssertTrue(focused === controls[2], "Tab continues from a control that was clicked")
  }

  func testOnlyThePresentedControllersControlsAreReachedAndTheFocusComesBack() async {
    let below = add(UIControl(), y: 0)
    tab()
    let sheet = UIViewController()
    let inner = UIControl(frame: CGRect(x: 0, y: 100, width: 100, height: 30))
    sheet.view.addSubview(inner)
    controller.present(sheet, animated: true)
    host.advance(by: 2)
    XCTAssertNil(focused)

    tab()
    XCTAssertTrue(focused === inner)
    tab()
    XCTAssertTrue(focused === inner)

    sheet.dismiss(animated: true)
    host.advance(by: 2)
    XCTAssertTrue(focused === below)
  }

  func testTheFocusComesBackWithAPage() async {
    let navigation = UINavigationController(rootViewController: UIViewController())
    host.window.rootViewController = navigation
    host.flush()
    let control = UIControl(frame: CGRect(x: 0, y: 100, width: 100, height: 30))
    navigation.topViewController?.view.addSubview(control)
    tab()
    XCTAssertTrue(focused === control)

    navigation.pushViewController(UIViewController(), animated: true)
    host.advance(by: 1)
    XCTAssertNil(focused)
    navigation.popViewController(animated: true)
    host.advance(by: 1)
    XCTAssertTrue(focused === control)
  }

  func testAFocusedViewThatAcceptsTextIsTypedInto() async {
    final class Field: UIControl, UIKeyInput {
      var text = ""
      override var canBecomeFirstResponder: Bool { true }
      var hasText: Bool { !text.isEmpty }
      func insertText(_ text: String) { self.text += text }
      func deleteBackward() { text = String(text.dropLast()) }
    }
    let field = add(Field(), y: 0)
    let button = add(UIControl(), y: 40)

    tab()
    XCTAssertTrue(field.isFirstResponder)
    host.key(Key.space, text: " ")
    host.key(0x61, text: "a")
    tab()
    XCTAssertEqual(field.text, " a")
    XCTAssertTrue(focused === button)
    XCTAssertFalse(field.isFirstResponder)
    host.key(0x61, text: "a")
    XCTAssertEqual(field.text, " a")
  }

  func testAScrollViewShowsTheFocusedControl() async {
    let scroll = UIScrollView(frame: CGRect(origin: .zero, size: size))
    scroll.contentSize = CGSize(width: 300, height: 2000)
    controller.view.addSubview(scroll)
    let controls = [CGFloat(100), 1500].map { UIControl(frame: CGRect(x: 0, y: $0, width: 100, height: 30)) }
    controls.forEach(scroll.addSubview)

    tab()
    tab()
    host.advance(by: 1)
    XCTAssertTrue(scroll.bounds.contains(controls[1].frame))
    tab()
    host.advance(by: 1)
    XCTAssertEqual(scroll.contentOffset.y, 0, "what is above the first control is shown too")
  }

  /// The frames of laid out controls are not whole pixels.
  func testTheRingIsApartFromAControlInItsColorOnEverySide() async throws {
    for offset in [0, 0.25, 0.5, 0.75] {
      let camera = try OffscreenHost(size: size)
      camera.host.window.rootViewController = UIViewController()
      let view = try XCTUnwrap(camera.host.window.rootViewController?.view)
      view.backgroundColor = .white
      let control = UIControl(frame: CGRect(x: 50 + offset, y: 50 + offset, width: 100, height: 40))
      control.backgroundColor = control.tintColor
      view.addSubview(control)
      camera.host.flush()
      camera.host.key(Key.tab)

      let picture = Picture(camera.picture())
      func isGap(_ pixel: UInt32) -> Bool { pixel >> 16 & 0xff > 0x50 }
      XCTAssertTrue((47...50).contains { isGap(picture[100, $0]) }, "above at \(offset)")
      XCTAssertTrue((90..<94).contains { isGap(picture[100, $0]) }, "below at \(offset)")
      XCTAssertTrue((47...50).contains { isGap(picture[$0, 70]) }, "left at \(offset)")
      XCTAssertTrue((150..<154).contains { isGap(picture[$0, 70]) }, "right at \(offset)")
      camera.close()
    }
  }

  func testTheRingIsDrawnAroundTheFocusedControl() async throws {
    let camera = try OffscreenHost(size: size)
    camera.host.window.rootViewController = UIViewController()
    let view = try XCTUnwrap(camera.host.window.rootViewController?.view)
    view.backgroundColor = .white
    let control = UIControl(frame: CGRect(x: 50, y: 50, width: 100, height: 40))
    let row = UIControl(frame: CGRect(x: 50, y: 120, width: 100, height: 40))
    let halo = UIFocusHaloEffect()
    halo.position = .inside
    row.focusEffect = halo
    for part in [control, row] { view.addSubview(part) }
    camera.host.flush()
    let blue = UInt32(0xff00_7aff)

    var picture = Picture(camera.picture())
    XCTAssertEqual(picture[100, 47], 0xffff_ffff)
    camera.host.key(Key.tab)
    picture = Picture(camera.picture())
    XCTAssertEqual(picture[100, 47], blue, "above the control")
    XCTAssertEqual(picture[100, 70], 0xffff_ffff, "within the control")

    camera.host.key(Key.tab)
    picture = Picture(camera.picture())
    XCTAssertEqual(picture[100, 47], 0xffff_ffff)
    XCTAssertEqual(picture[100, 118], 0xffff_ffff, "above the row")
    XCTAssertEqual(picture[100, 123], blue, "within the row")

    row.focusEffect = nil
    camera.host.flush()
    XCTAssertEqual(Picture(camera.picture())[100, 123], 0xffff_ffff)
    camera.close()
  }
}
