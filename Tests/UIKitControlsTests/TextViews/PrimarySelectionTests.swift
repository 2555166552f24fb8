// SPDX-License-Identifier: MIT
import LeakTesting
import UIKit
import X11
import XCTest

@testable import UIKitControls
@testable import UIKitCore
@testable import UIKitFixtures

/// The selection of the desktop: text views and text fields offer theirs, and the middle button pastes it.
@MainActor
final class PrimarySelectionTests: UIKitTestCase {
  override func setUp() async throws {
    try await super.setUp()
    PrimarySelection.text = nil
  }

  // Semantics: primary-selection.
  func testASelectionWithTheMouseOrTheKeysIsOffered() async {
    let stage = TextViewStage()
    stage.view.text = "one two three"

    stage.host.drag(from: stage.point(at: 4), to: stage.point(at: 7), duration: 0.1)
    XCTAssertEqual(PrimarySelection.text, "two")
    stage.host.key(TextViewStage.Key.end, modifiers: .shift)
    XCTAssertEqual(PrimarySelection.text, "two three")
    stage.control("a")
    XCTAssertEqual(PrimarySelection.text, "one two three")
    stage.host.key(TextViewStage.Key.home)
    XCTAssertEqual(PrimarySelection.text, "one two three", "it remains when nothing is selected")
  }

  func testTheMiddleButtonPastesWhereItIsPressed() async {
    let stage = TextViewStage()
    stage.view.text = "one three"
    PrimarySelection.text = "two "

    stage.host.touchBegan(at: stage.point(at: 4), buttons: .button(3))
    stage.host.touchEnded(at: stage.point(at: 4))

    XCTAssertEqual(stage.view.text, "one two three")
    XCTAssertEqual(stage.caret, 8)
    XCTAssertTrue(stage.view.isFirstResponder)
    XCTAssertTrue(stage.calls.contains("change 4+0 two "), "\(stage.calls)")
  }

  func testATextViewThatIsNotEditableOffersItsSelectionAndTakesNone() async {
    let stage = TextViewStage()
    stage.view.text = "one two"
    stage.view.isEditable = false

    stage.host.drag(from: stage.point(at: 0), to: stage.point(at: 3), duration: 0.1)
    XCTAssertEqual(PrimarySelection.text, "one")
    stage.host.touchBegan(at: stage.point(at: 4), buttons: .button(3))
    stage.host.touchEnded(at: stage.point(at: 4))

    XCTAssertEqual(stage.view.text, "one two")
  }

  func testATextFieldOffersItsSelectionUnlessItIsHidden() async {
    let stage = TextFieldStage()
    stage.field.text = "open"
    stage.field.becomeFirstResponder()
    stage.control("a")
    XCTAssertEqual(PrimarySelection.text, "open")

    stage.field.isSecureTextEntry = true
    stage.field.text = "secret"
    stage.control("a")

    XCTAssertEqual(PrimarySelection.text, "open")
  }

  func testATextFieldPastesOneLine() async {
    let stage = TextFieldStage()
    PrimarySelection.text = "pasted"

    stage.host.touchBegan(at: CGPoint(x: 60, y: 37), buttons: .button(3))
    stage.host.touchEnded(at: CGPoint(x: 60, y: 37))

    XCTAssertEqual(stage.field.text, "pasted")
    XCTAssertTrue(stage.field.isEditing)
  }

  // MARK: On a display

  func testProgramsExchangeTheSelectionOnADisplay() throws {
    try MainActor.assumeIsolated {
      let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
      view.text = "selected here"
      let live = try LiveApplication { window in
        let page = UIViewController()
        page.view.addSubview(view)
        window.rootViewController = page
      }
      let other = try Clipboard()

      view.becomeFirstResponder()
      view.selectAll(nil)
      XCTAssertEqual(PrimarySelection.text, "selected here")
      XCTAssertEqual(other.read(ClipboardContents.textTargets, from: .primary)?.text, "selected here")

      other.write(ClipboardContents(ClipboardContents.text("from there")), to: .primary)
      XCTAssertTrue(other.targets(of: .primary).contains("UTF8_STRING"))
      view.text = ""
      let place = live.onScreen(CGPoint(x: 100, y: 100))
      live.user.click(x: place.x, y: place.y, button: 2)
      XCTAssertTrue(live.run { view.text == "from there" }, view.text)

      other.stop()
      live.close()
    }
  }
}
