// SPDX-License-Identifier: MIT
import LeakTesting
import UIKit
import XCTest

/// The input views of pages: the bar of a chat, which stays at the bottom edge as long as its page is shown.
@MainActor
final class InputAccessoryTests: UIKitTestCase {
  private var host: ManualHost!
  private var navigation: UINavigationController!
  private var chat: ChatPage!

  override func setUp() async throws {
    try await super.setUp()
    host = ManualHost(size: CGSize(width: 400, height: 600))
    navigation = UINavigationController(rootViewController: UIViewController())
    chat = ChatPage()
    host.window.rootViewController = navigation
    host.advance(by: 0.1)
    navigation.pushViewController(chat, animated: true)
    host.advance(by: 2)
  }

  override func release() { (host, navigation, chat) = (nil, nil, nil) }

  private var barFrame: CGRect? { chat.bar.window.map { _ in chat.bar.convert(chat.bar.bounds, to: nil) } }
  private let shown = CGRect(x: 0, y: 550, width: 400, height: 50)

  // Semantics: input-views-of-pages.
  func testAPageThatHasAppearedShowsItsAccessory() async {
    XCTAssertTrue(chat.isFirstResponder)
    XCTAssertEqual(barFrame, shown)
  }

  // Semantics: input-views-of-pages.
  func testAFieldOfThePageShowsTheAccessoryOfThePage() async {
    let field = UITextField(frame: CGRect(x: 0, y: 100, width: 200, height: 34))
    chat.view.addSubview(field)

    field.becomeFirstResponder()
    host.advance(by: 0.3)
    XCTAssertEqual(barFrame, shown)

    field.resignFirstResponder()
    XCTAssertTrue(chat.isFirstResponder)
    host.advance(by: 0.3)
    XCTAssertEqual(barFrame, shown)
    XCTAssertEqual(chat.bar.moves, 1)
  }

  // Semantics: input-views-of-pages.
  func testAFieldWithAnAccessoryOfItsOwnGivesWayToThatOfThePage() async {
    let field = UITextField(frame: CGRect(x: 0, y: 100, width: 200, height: 34))
    field.inputAccessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 80))
    chat.view.addSubview(field)

    field.becomeFirstResponder()
    host.advance(by: 0.3)
    XCTAssertNil(barFrame)

    field.resignFirstResponder()
    host.advance(by: 0.3)
    XCTAssertEqual(barFrame, shown)
  }

  func testASearchBarWithAnAccessoryCanResign() async {
    let search = UISearchBar(frame: CGRect(x: 0, y: 100, width: 400, height: 56))
    search.inputAccessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 80))
    chat.view.addSubview(search)

    search.becomeFirstResponder()
    host.advance(by: 0.3)
    XCTAssertNotNil(search.inputAccessoryView?.window)

    search.resignFirstResponder()
    host.advance(by: 0.3)
    XCTAssertFalse(search.isFirstResponder)
    XCTAssertEqual(barFrame, shown)
  }

  // Semantics: input-views-of-pages.
  func testAFieldInTheAccessoryKeepsIt() async {
    host.tap(at: CGPoint(x: 100, y: 575))
    host.advance(by: 0.3)
    XCTAssertTrue(chat.bar.field.isFirstResponder)
    XCTAssertEqual(barFrame, shown)

    chat.bar.field.resignFirstResponder()
    host.advance(by: 0.3)
    XCTAssertTrue(chat.isFirstResponder)
    XCTAssertEqual(barFrame, shown)
    XCTAssertEqual(chat.bar.moves, 1)
  }

  func testAPageThatResignsHidesItsAccessory() async {
    chat.resignFirstResponder()
    host.advance(by: 0.3)

    XCTAssertNil(barFrame)
  }

  // Semantics: input-views-of-pages.
  func testAPushHidesTheAccessoryAndThePopShowsItAgain() async {
    navigation.pushViewController(UIViewController(), animated: true)
    host.advance(by: 0.26)
    XCTAssertNil(barFrame, "the accessory would stay over the page that is pushed")
    host.advance(by: 2)

    navigation.popViewController(animated: true)
    host.advance(by: 2)
    XCTAssertTrue(chat.isFirstResponder)
    XCTAssertEqual(barFrame, shown)
  }

  // Semantics: input-views-of-pages.
  func testACancelledSwipeBackShowsTheAccessoryAgain() async {
    host.drag(from: CGPoint(x: 5, y: 300), to: CGPoint(x: 60, y: 300), duration: 0.5)
    host.advance(by: 2)

    XCTAssertTrue(navigation.topViewController === chat)
    XCTAssertEqual(barFrame, shown)
  }

  // Semantics: input-views-of-pages.
  func testAPoppedPageTakesTheEditedAccessoryWithIt() async {
    chat.bar.field.becomeFirstResponder()
    host.advance(by: 0.3)

    navigation.popViewController(animated: true)
    host.advance(by: 2)

    XCTAssertNil(barFrame)
    XCTAssertNil(host.window.firstResponder)
    XCTAssertFalse(chat.bar.field.isEditing)
  }

  // Semantics: input-views-of-pages.
  func testAPresentationHidesTheAccessoryUntilItHasBeenDismissed() async {
    chat.bar.field.becomeFirstResponder()
    host.advance(by: 0.3)
    chat.present(UIViewController(), animated: true)
    host.advance(by: 2)
    XCTAssertGreaterThanOrEqual(barFrame?.minY ?? 600, 600)

    chat.dismiss(animated: true)
    host.advance(by: 2)
    XCTAssertEqual(barFrame, shown)
    XCTAssertTrue(chat.bar.field.isFirstResponder)
  }

  // Semantics: input-views-of-pages.
  func testAnAlertHidesTheAccessoryUntilItHasBeenAnswered() async {
    chat.present(UIAlertController(title: "Delete?", message: nil, preferredStyle: .alert), animated: true)
    host.advance(by: 2)
    XCTAssertNil(barFrame)

    chat.dismiss(animated: true)
    host.advance(by: 2)
    XCTAssertEqual(barFrame, shown)
  }

  // Semantics: input-views.
  func testTheAccessoryOfAPresentedPageIsAboveIt() async throws {
    let presented = ChatPage()
    presented.modalPresentationStyle = .fullScreen
    chat.present(presented, animated: true)
    host.advance(by: 2)

    XCTAssertNil(barFrame)
    XCTAssertEqual(presented.bar.convert(presented.bar.bounds, to: nil), shown)
    let hit = try XCTUnwrap(host.window.hitTest(CGPoint(x: 350, y: 575), with: nil))
    XCTAssertTrue(hit.isDescendant(of: presented.bar))

    chat.dismiss(animated: true)
    host.advance(by: 2)
    XCTAssertNil(presented.bar.window)
    XCTAssertEqual(barFrame, shown)
  }

  func testAccessoriesHaveTheTraitsOfTheWindow() async {
    host.window.overrideUserInterfaceStyle = .dark
    host.flush()

    XCTAssertEqual(chat.bar.traitCollection.userInterfaceStyle, .dark)
  }
}

/// A page with a bar in which a text is composed.
private final class ChatPage: UIViewController {
  let bar = ComposerBar(frame: CGRect(x: 0, y: 0, width: 0, height: 50))

  override var canBecomeFirstResponder: Bool { true }
  override var inputAccessoryView: UIView? { bar }
}

/// A bar with a text field, which counts how often it has moved to a window or out of one.
private final class ComposerBar: UIView {
  let field = UITextField(frame: CGRect(x: 10, y: 8, width: 200, height: 34))
  var moves = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(field)
  }

  required init?(coder: NSCoder) { nil }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    moves += 1
  }
}
