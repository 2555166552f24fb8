// SPDX-License-Identifier: MIT
import LeakTesting
import UIKit
import XCTest

@testable import UIKitControllers

@MainActor
final class SearchBarTests: UIKitTestCase {
  private var stage: SearchBarStage!
  private var bar: UISearchBar { stage.bar }

  override func setUp() async throws {
    try await super.setUp()
    stage = SearchBarStage()
  }

  override func release() { stage = nil }

  // MARK: Editing

  func testEditingBeginsAndEndsWithTheDelegatesConsent() async {
    stage.allowsBeginning = false
    XCTAssertFalse(bar.becomeFirstResponder())
    XCTAssertFalse(bar.isFirstResponder)
    stage.allowsBeginning = true
    XCTAssertTrue(bar.becomeFirstResponder())
    XCTAssertTrue(bar.isFirstResponder)
    stage.allowsEnd = false
    XCTAssertFalse(bar.resignFirstResponder())
    stage.allowsEnd = true
    XCTAssertTrue(bar.resignFirstResponder())

    XCTAssertEqual(stage.calls, ["shouldBegin", "shouldBegin", "didBegin", "shouldEnd", "shouldEnd", "didEnd"])
  }

  func testAClickOnTheFieldEditsIt() async {
    stage.tap(stage.field)

    XCTAssertTrue(bar.isFirstResponder)
    XCTAssertEqual(stage.calls, ["shouldBegin", "didBegin"])
  }

  func testTypingAsksTheDelegateAndTellsItTheText() async {
    bar.becomeFirstResponder()
    stage.calls = []
    stage.type("ab")
    XCTAssertEqual(stage.calls, ["change 0+0 a", "text a", "change 1+0 b", "text ab"])

    stage.allowsChange = false
    stage.calls = []
    stage.type("c")
    XCTAssertEqual(bar.text, "ab")
    XCTAssertEqual(stage.calls, ["change 2+0 c"])
  }

  func testSettingTheTextTellsNobody() async {
    bar.text = "Oslo"

    XCTAssertEqual(stage.field.text, "Oslo")
    XCTAssertEqual(stage.calls, [])
  }

  func testTheClearButtonIsAlsoShownWhileTheTextIsNotEditedAndTellsTheDelegate() async {
    bar.text = "Oslo"
    stage.host.flush()
    let clear = stage.field.subviews.first { $0 is UIButton }
    XCTAssertEqual(clear?.isHidden, false)

    if let clear { stage.tap(clear) }

    XCTAssertEqual(bar.text, "")
    XCTAssertEqual(stage.calls, ["text "])
  }

  func testReturnSearchesUnlessThereIsNoTextOrTheDelegateTakesIt() async {
    bar.becomeFirstResponder()
    stage.calls = []
    stage.host.key(ManualHost.Key.enter)
    XCTAssertEqual(stage.calls, [])

    bar.text = "ab"
    stage.host.key(ManualHost.Key.enter)
    XCTAssertEqual(stage.calls, ["change 2+0 return", "search"])
    XCTAssertTrue(bar.isFirstResponder)

    stage.calls = []
    stage.allowsChange = false
    stage.host.key(ManualHost.Key.enter)
    XCTAssertEqual(stage.calls, ["change 2+0 return"])

    bar.text = nil
    stage.allowsChange = true
    stage.calls = []
    bar.enablesReturnKeyAutomatically = false
    stage.host.key(ManualHost.Key.enter)
    XCTAssertEqual(stage.calls, ["change 0+0 return", "search"])
  }

  // MARK: The Cancel button

  func testTheCancelButtonAndEscapeTellTheDelegateAndChangeNothing() async {
    bar.text = "ab"
    bar.showsCancelButton = true
    stage.tap(bar.parts.cancelButton)
    XCTAssertEqual(stage.calls, ["cancel"])
    XCTAssertEqual(bar.text, "ab")

    bar.becomeFirstResponder()
    stage.calls = []
    stage.host.key(ManualHost.Key.escape)
    XCTAssertEqual(stage.calls, ["cancel"])
    XCTAssertTrue(bar.isFirstResponder)
  }

  func testEscapeCancelsNothingWithoutACancelButton() async {
    bar.becomeFirstResponder()
    stage.calls = []

    stage.host.key(ManualHost.Key.escape)

    XCTAssertEqual(stage.calls, [])
  }

  func testTheCancelButtonTakesItsPlaceFromTheField() async {
    XCTAssertEqual(stage.field.frame, CGRect(x: 8, y: 10, width: 384, height: 36))
    XCTAssertEqual(bar.parts.cancelButton.alpha, 0)

    bar.showsCancelButton = true
    stage.host.flush()

    let button = bar.parts.cancelButton
    XCTAssertEqual(button.alpha, 1)
    XCTAssertEqual(button.frame.maxX, 400)
    XCTAssertEqual(stage.field.frame.maxX, button.frame.minX)
  }

  func testTheCancelButtonCanAppearWithAnAnimation() async throws {
    bar.setShowsCancelButton(true, animated: true)
    stage.host.advance(by: 0.1)
    let shown = try XCTUnwrap(stage.field.layer.presentation()).frame.width

    XCTAssertLessThan(shown, 383)
    XCTAssertGreaterThan(shown, stage.field.frame.width + 1)
    XCTAssertTrue(stage.host.advanceToRest())
    XCTAssertNil(stage.field.layer.animationKeys())
  }

  // MARK: Scopes

  func testScopesAreShownBelowTheFieldAndTellTheDelegate() async {
    bar.scopeButtonTitles = ["All", "Near", "Far"]
    XCTAssertEqual(bar.intrinsicContentSize.height, 56)
    bar.showsScopeBar = true
    XCTAssertEqual(bar.intrinsicContentSize.height, 98)
    bar.sizeToFit()
    stage.host.flush()
    XCTAssertEqual(bar.parts.scopes.frame, CGRect(x: 8, y: 56, width: 384, height: 32))
    XCTAssertEqual(bar.selectedScopeButtonIndex, 0)

    stage.host.tap(at: CGPoint(x: 200, y: 72))
    XCTAssertEqual(bar.selectedScopeButtonIndex, 1)
    XCTAssertEqual(stage.calls, ["scope 1"])
    bar.selectedScopeButtonIndex = 2
    XCTAssertEqual(stage.calls, ["scope 1"])
  }

  func testOtherTitlesKeepTheSelectedScopeIfItExists() async {
    bar.scopeButtonTitles = ["All", "Near", "Far"]
    bar.selectedScopeButtonIndex = 2

    bar.scopeButtonTitles = ["Alle", "Nah", "Fern"]
    XCTAssertEqual(bar.selectedScopeButtonIndex, 2)
    bar.scopeButtonTitles = ["Alle", "Nah"]
    XCTAssertEqual(bar.selectedScopeButtonIndex, 0)
    bar.scopeButtonTitles = nil
    XCTAssertEqual(bar.selectedScopeButtonIndex, 0)
  }

  // MARK: Look

  func testThePromptMakesTheBarHigher() async {
    bar.prompt = "Search the atlas"
    bar.sizeToFit()
    stage.host.flush()

    XCTAssertEqual(bar.bounds.height, 76)
    XCTAssertEqual(stage.field.frame.minY, 30)
    XCTAssertEqual(bar.parts.prompt.alpha, 1)
  }

  func testTheFieldIsCentredInAHigherBarAndLowerAndFaintInALowerOne() async {
    bar.bounds.size.height = 76
    stage.host.flush()
    XCTAssertEqual(stage.field.frame.midY, 38)

    bar.bounds.size.height = 44
    stage.host.flush()
    XCTAssertEqual(stage.field.frame.height, 24)
    XCTAssertEqual(stage.field.alpha, 0.5)
    bar.bounds.size.height = 20
    stage.host.flush()
    XCTAssertEqual(stage.field.alpha, 0)
  }

  func testAMinimalBarAndOneWithAnEmptyImageHaveNoBackground() async {
    func line() -> UIColor? { bar.parts.background.subviews.last?.backgroundColor }
    XCTAssertNotNil(line())
    bar.searchBarStyle = .minimal
    XCTAssertNil(line())

    bar.searchBarStyle = .prominent
    bar.barTintColor = .red
    XCTAssertEqual(bar.parts.background.backgroundColor, .red)
    bar.barTintColor = nil
    bar.backgroundImage = UIImage()
    XCTAssertNil(line())
    XCTAssertNil(bar.parts.background.backgroundColor)
  }

  func testTheTraitsAreThoseOfTheField() async {
    bar.keyboardType = .URL
    bar.returnKeyType = .done

    XCTAssertEqual(stage.field.keyboardType, .URL)
    XCTAssertEqual(stage.field.returnKeyType, .done)
    XCTAssertTrue(bar.enablesReturnKeyAutomatically)
  }
}
