// SPDX-License-Identifier: MIT
import LeakTesting
import UIKit
import XCTest

/// The input views of text fields: where they are shown, and how they move.
@MainActor
final class InputViewTests: UIKitTestCase {
  private var stage: TextFieldStage!
  private var accessory: UIView!
  private var keys: UIView!

  override func setUp() async throws {
    try await super.setUp()
    stage = TextFieldStage()
    accessory = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 40))
    keys = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 100))
  }

  override func release() { (stage, accessory, keys) = (nil, nil, nil) }

  private func frame(of view: UIView) -> CGRect { view.convert(view.bounds, to: nil) }

  /// The distance of a view's top from that of the window, as it is on the screen.
  private func shownTop(of view: UIView) -> CGFloat {
    sequence(first: view, next: \.superview).prefix { !($0 is UIWindow) }
      .reduce(0) { $0 + ($1.layer.presentation() ?? $1.layer).frame.minY }
  }

  private func addField(_ accessory: UIView? = nil, _ input: UIView? = nil) -> UITextField {
    let field = UITextField(frame: CGRect(x: 20, y: 80, width: 200, height: 34))
    stage.field.superview?.addSubview(field)
    (field.inputAccessoryView, field.inputView) = (accessory, input)
    return field
  }

  // MARK: Place

  // Semantics: input-views.
  func testAnAccessoryAloneIsAtTheBottomEdge() async {
    stage.field.inputAccessoryView = accessory

    stage.field.becomeFirstResponder()
    stage.host.advance(by: 0.3)

    XCTAssertEqual(frame(of: accessory), CGRect(x: 0, y: 260, width: 400, height: 40))
    XCTAssertEqual(shownTop(of: accessory), 260)
  }

  // Semantics: input-views.
  func testTheInputViewIsBelowTheAccessory() async {
    (stage.field.inputAccessoryView, stage.field.inputView) = (accessory, keys)

    stage.field.becomeFirstResponder()
    stage.host.advance(by: 0.3)

    XCTAssertEqual(frame(of: accessory), CGRect(x: 0, y: 160, width: 400, height: 40))
    XCTAssertEqual(frame(of: keys), CGRect(x: 0, y: 200, width: 400, height: 100))
  }

  func testAConstrainedViewHasTheHeightOfItsConstraints() async {
    let label = UIView()
    accessory.addSubview(label)
    accessory.translatesAutoresizingMaskIntoConstraints = false
    label.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: accessory.topAnchor, constant: 8),
      label.bottomAnchor.constraint(equalTo: accessory.bottomAnchor, constant: -8),
      label.leadingAnchor.constraint(equalTo: accessory.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: accessory.trailingAnchor),
      label.heightAnchor.constraint(equalToConstant: 50),
    ])
    stage.field.inputAccessoryView = accessory

    stage.field.becomeFirstResponder()
    stage.host.advance(by: 0.3)

    XCTAssertEqual(frame(of: accessory), CGRect(x: 0, y: 234, width: 400, height: 66))
    XCTAssertEqual(frame(of: label), CGRect(x: 0, y: 242, width: 400, height: 50))

    stage.field.resignFirstResponder()
    stage.host.advance(by: 0.3)
    XCTAssertFalse(accessory.translatesAutoresizingMaskIntoConstraints)
  }

  func testAResizedWindowLaysOutTheViews() async {
    (stage.field.inputAccessoryView, stage.field.inputView) = (accessory, keys)
    stage.field.becomeFirstResponder()
    stage.host.advance(by: 0.3)

    stage.host.resize(to: CGSize(width: 600, height: 500))

    XCTAssertEqual(frame(of: accessory), CGRect(x: 0, y: 360, width: 600, height: 40))
    XCTAssertEqual(frame(of: keys), CGRect(x: 0, y: 400, width: 600, height: 100))
  }

  // MARK: Movement

  // Semantics: input-views.
  func testTheViewsSlideInAndOut() async {
    stage.field.inputView = keys

    stage.field.becomeFirstResponder()
    stage.host.flush()
    XCTAssertEqual(shownTop(of: keys), 300)
    stage.host.advance(by: 0.125)
    XCTAssertEqual(shownTop(of: keys), 250, accuracy: 0.5)
    stage.host.advance(by: 0.2)
    XCTAssertEqual(shownTop(of: keys), 200)

    stage.field.resignFirstResponder()
    stage.host.flush()
    XCTAssertEqual(shownTop(of: keys), 200)
    stage.host.advance(by: 0.125)
    XCTAssertEqual(shownTop(of: keys), 250, accuracy: 0.5)
    stage.host.advance(by: 0.2)
    XCTAssertNil(keys.window)
  }

  // Semantics: input-views.
  func testAResignedFieldTurnsTheViewsRoundWhereTheyAre() async {
    stage.field.inputView = keys
    stage.field.becomeFirstResponder()
    stage.host.advance(by: 0.125)
    let top = shownTop(of: keys)

    stage.field.resignFirstResponder()
    stage.host.flush()
    XCTAssertEqual(shownTop(of: keys), top, accuracy: 0.5)

    stage.host.advance(by: 0.1)
    stage.field.becomeFirstResponder()
    stage.host.advance(by: 1)
    XCTAssertEqual(shownTop(of: keys), 200)
  }

  // Semantics: input-views.
  func testOtherViewsReplaceThePresentOnesInPlace() async {
    let next = addField(nil, UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 60)))
    stage.field.inputView = keys
    stage.field.becomeFirstResponder()
    stage.host.advance(by: 0.3)

    next.becomeFirstResponder()
    stage.host.flush()
    XCTAssertEqual(next.inputView.map(shownTop), 200)
    XCTAssertNotNil(keys.window, "the lower part of the window would be empty")
    stage.host.advance(by: 0.3)
    XCTAssertEqual(next.inputView.map(shownTop), 240)
    XCTAssertNil(keys.window)
  }

  // Semantics: input-views.
  func testAViewOfBothFieldsStaysInTheWindow() async {
    let shared = CountingView(frame: CGRect(x: 0, y: 0, width: 0, height: 40))
    let next = addField(shared)
    (stage.field.inputAccessoryView, stage.field.inputView) = (shared, keys)
    stage.field.becomeFirstResponder()
    stage.host.advance(by: 0.3)

    next.becomeFirstResponder()
    stage.host.flush()
    XCTAssertEqual(shownTop(of: shared), 160)
    stage.host.advance(by: 0.3)

    XCTAssertEqual(shownTop(of: shared), 260)
    XCTAssertEqual(shared.moves, 1)
  }

  func testAFieldWithoutViewsHidesThem() async {
    let next = addField()
    stage.field.inputView = keys
    stage.field.becomeFirstResponder()
    stage.host.advance(by: 0.3)

    next.becomeFirstResponder()
    stage.host.advance(by: 0.3)

    XCTAssertNil(keys.window)
  }

  // MARK: Other views

  // Semantics: input-views.
  func testViewsAreAskedForAgainOnRequest() async {
    stage.field.becomeFirstResponder()
    stage.host.advance(by: 0.3)
    stage.field.inputView = keys
    stage.host.advance(by: 0.3)
    XCTAssertNil(keys.window)

    stage.field.reloadInputViews()
    stage.host.advance(by: 0.3)
    XCTAssertEqual(frame(of: keys), CGRect(x: 0, y: 200, width: 400, height: 100))

    stage.field.inputView = nil
    stage.field.reloadInputViews()
    stage.host.advance(by: 0.3)
    XCTAssertNil(keys.window)
    XCTAssertTrue(stage.field.isFirstResponder)
  }

  // Semantics: input-views.
  func testAViewGrowsInPlaceWithItsNaturalSize() async {
    let growing = GrowingView(height: 30)
    stage.field.inputAccessoryView = growing
    stage.field.becomeFirstResponder()
    stage.host.advance(by: 0.3)
    XCTAssertEqual(frame(of: growing), CGRect(x: 0, y: 270, width: 400, height: 30))

    growing.height = 70
    stage.host.flush()

    XCTAssertEqual(frame(of: growing), CGRect(x: 0, y: 230, width: 400, height: 70))
    XCTAssertEqual(shownTop(of: growing), 230)
  }

  func testAFrameOfAnotherHeightIsFollowed() async {
    stage.field.inputAccessoryView = accessory
    stage.field.becomeFirstResponder()
    stage.host.advance(by: 0.3)

    accessory.frame.size.height = 90
    stage.host.flush()

    XCTAssertEqual(frame(of: accessory), CGRect(x: 0, y: 210, width: 400, height: 90))
  }

  func testATextViewHasInputViews() async {
    let text = UITextView(frame: CGRect(x: 20, y: 80, width: 200, height: 60))
    stage.field.superview?.addSubview(text)
    (text.inputAccessoryView, text.inputView) = (accessory, keys)

    text.becomeFirstResponder()
    stage.host.advance(by: 0.3)

    XCTAssertEqual(frame(of: accessory).minY, 160)
    XCTAssertEqual(frame(of: keys).minY, 200)
  }

  func testAViewMovesToTheWindowWhoseFieldIsEditedLast() async {
    stage.field.inputAccessoryView = accessory
    stage.field.becomeFirstResponder()
    stage.host.advance(by: 0.3)
    let other = ManualHost(size: CGSize(width: 300, height: 200), clockOf: stage.host)
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 34))
    other.window.addSubview(field)
    field.inputAccessoryView = accessory

    field.becomeFirstResponder()
    other.advance(by: 0.3)
    stage.host.advance(by: 0.3)

    XCTAssertTrue(accessory.window === other.window)
    XCTAssertEqual(frame(of: accessory), CGRect(x: 0, y: 160, width: 300, height: 40))
  }
}

/// The input that input views receive.
extension InputViewTests {
  // Semantics: input-views.
  func testAnInputViewReceivesClicksAndThePageThoseBesideIt() async {
    var presses: [String] = []
    let key = UIButton(
      frame: CGRect(x: 0, y: 0, width: 100, height: 100), primaryAction: UIAction { _ in presses.append("key") })
    keys.addSubview(key)
    let button = UIButton(
      frame: CGRect(x: 0, y: 150, width: 100, height: 50), primaryAction: UIAction { _ in presses.append("page") })
    stage.field.superview?.addSubview(button)
    stage.field.inputView = keys
    stage.field.becomeFirstResponder()
    stage.host.advance(by: 0.3)

    stage.host.tap(at: CGPoint(x: 50, y: 250))
    stage.host.tap(at: CGPoint(x: 50, y: 175))

    XCTAssertEqual(presses, ["key", "page"])
    XCTAssertTrue(stage.field.isFirstResponder)
  }

  // Semantics: input-views.
  func testTabReachesAnInputViewAndTheFieldStaysFirstResponder() async {
    var presses = 0
    let key = UIButton(
      frame: CGRect(x: 0, y: 0, width: 100, height: 100), primaryAction: UIAction { _ in presses += 1 })
    keys.addSubview(key)
    let button = UIButton(frame: CGRect(x: 0, y: 80, width: 100, height: 50))
    stage.field.superview?.addSubview(button)
    stage.field.inputView = keys
    stage.field.becomeFirstResponder()
    stage.host.advance(by: 0.3)

    stage.host.key(TextFieldStage.Key.tab)
    XCTAssertTrue(key.isFocused)
    stage.host.key(0x20, text: " ")
    XCTAssertEqual(presses, 1)
    XCTAssertEqual(stage.field.text, "")
    XCTAssertTrue(stage.field.isFirstResponder)

    stage.host.key(TextFieldStage.Key.tab)
    stage.host.advance(by: 0.3)
    XCTAssertTrue(button.isFocused)
    XCTAssertNil(keys.window)
  }

  // Semantics: input-views.
  func testTheChainLeadsFromAnInputViewToWhatHasProvidedIt() async {
    (stage.field.inputAccessoryView, stage.field.inputView) = (accessory, keys)

    stage.field.becomeFirstResponder()

    for view in [accessory, keys] as [UIResponder] {
      XCTAssertTrue(sequence(first: view, next: \.next).contains { $0 === stage.field })
    }
  }

  func testAClosedWindowGivesTheViewsBack() async {
    stage.field.inputView = keys
    stage.field.becomeFirstResponder()

    stage.host.window.close()

    XCTAssertNil(keys.superview)
  }
}

/// A view that counts how often it has moved to a window or out of one.
private final class CountingView: UIView {
  var moves = 0

  override func didMoveToWindow() {
    super.didMoveToWindow()
    moves += 1
  }
}

/// A view with a natural height.
private final class GrowingView: UIView {
  var height: CGFloat { didSet { invalidateIntrinsicContentSize() } }

  init(height: CGFloat) {
    self.height = height
    super.init(frame: .zero)
    autoresizingMask = .flexibleHeight
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: height) }
}
