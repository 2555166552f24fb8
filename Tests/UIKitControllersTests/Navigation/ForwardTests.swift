// SPDX-License-Identifier: MIT
import LeakTesting
import UIKit
import XCTest

/// Alt+Right and the mouse's forward button, and the keys and buttons that go back.
@MainActor
final class ForwardTests: UIKitTestCase {
  private final class Book: NSObject, UINavigationControllerDelegate {
    var following: UIViewController?

    func navigationController(
      _ navigationController: UINavigationController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController? { following }
  }

  private func makeStack(_ book: Book) -> (host: ManualHost, navigation: UINavigationController) {
    let host = ManualHost(size: CGSize(width: 400, height: 300))
    let navigation = UINavigationController(rootViewController: UIViewController())
    navigation.delegate = book
    host.window.rootViewController = navigation
    host.flush()
    return (host, navigation)
  }

  private func pressAltRight(_ host: ManualHost) {
    let key = WindowInput.Key(code: 114, keysym: 0xff53, unmodifiedKeysym: 0xff53, text: "", modifiers: .alternate)
    host.input.keyDown(key, isRepeat: false, time: host.time)
    host.input.keyUp(key, time: host.time)
    host.flush()
  }

  func testAltRightPushesThePageAfterTheTopOneAnimated() async {
    let book = Book()
    let (host, navigation) = makeStack(book)
    let next = UIViewController()
    book.following = next

    pressAltRight(host)

    XCTAssertTrue(navigation.topViewController === next)
    XCTAssertNotNil(navigation.transitionCoordinator)
    host.advanceToRest()
    book.following = nil
  }

  func testForwardDoesNothingWithoutAPageAfterTheTopOne() async {
    let book = Book()
    let (host, navigation) = makeStack(book)

    pressAltRight(host)
    XCTAssertFalse(host.window.goForward(at: CGPoint(x: 200, y: 150)))
    // The delegate must not return a page that is in the stack.
    book.following = navigation.topViewController
    pressAltRight(host)

    XCTAssertEqual(navigation.viewControllers.count, 1)
    book.following = nil
  }

  func testForwardDoesNothingBehindAPresentedController() async {
    let book = Book()
    let (host, navigation) = makeStack(book)
    book.following = UIViewController()
    navigation.present(UIViewController(), animated: false)
    host.advanceToRest()

    XCTAssertFalse(host.window.goForward(at: CGPoint(x: 200, y: 150)))

    XCTAssertEqual(navigation.viewControllers.count, 1)
    book.following = nil
  }

  /// Semantics: desktop-back.
  func testGoBackPopsUntilOnlyTheRootIsLeft() async {
    let stage = NavigationStage("A")
    stage.pushed("B")
    XCTAssertTrue(stage.host.window.goBack())
    stage.host.advance(by: 1)
    stage.assertAtRest(["A"])
    XCTAssertFalse(stage.host.window.goBack())
  }
}
