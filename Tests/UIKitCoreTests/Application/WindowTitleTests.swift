// SPDX-License-Identifier: MIT
import LeakTesting
import UIKit
import XCTest

/// The title of a window whose scene has none, which follows the window's content.
@MainActor
final class WindowTitleTests: UIKitTestCase {
  private func makeHost(showing root: UIViewController) -> ManualHost {
    let host = ManualHost(size: CGSize(width: 400, height: 600))
    host.window.rootViewController = root
    host.flush()
    return host
  }

  private func page(_ title: String?) -> UIViewController {
    let page = UIViewController()
    page.title = title
    return page
  }

  func testTitleIsThatOfTheSelectedTab() async {
    let tabs = UITabBarController()
    tabs.viewControllers = [page("First"), page("Second"), page("Third")]
    let host = makeHost(showing: tabs)
    XCTAssertEqual(host.title, "First")

    tabs.selectedIndex = 1
    host.flush()

    XCTAssertEqual(host.title, "Second")
    host.window.close()
  }

  func testTitleIsThatOfTheTopPageInTheSelectedTab() async {
    let navigation = UINavigationController(rootViewController: page("Inbox"))
    navigation.title = "Mail"
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation, page("Settings")]
    let host = makeHost(showing: tabs)
    XCTAssertEqual(host.title, "Inbox")

    navigation.pushViewController(page("Message"), animated: false)
    host.flush()
    XCTAssertEqual(host.title, "Message")

    navigation.topViewController?.navigationItem.title = "Message 2 of 9"
    host.flush()
    XCTAssertEqual(host.title, "Message 2 of 9")

    navigation.pushViewController(page(nil), animated: false)
    host.flush()
    XCTAssertEqual(host.title, "Mail")
    host.window.close()
  }

  func testTitleFollowsThePresentedControllerAndReturnsWhenItIsDismissed() async {
    let root = page("Document")
    let host = makeHost(showing: root)

    root.present(page("Export"), animated: true)
    host.advance(by: 0.1)
    XCTAssertEqual(host.title, "Document", "it has not arrived")
    host.advanceToRest()
    XCTAssertEqual(host.title, "Export")

    root.dismiss(animated: true)
    host.advance(by: 0.1)
    XCTAssertEqual(host.title, "Export")
    host.advanceToRest()
    XCTAssertEqual(host.title, "Document")
    host.window.close()
  }

  func testAlertDoesNotRenameTheWindow() async {
    let root = page("Document")
    let host = makeHost(showing: root)

    root.present(
      UIAlertController(title: "Delete the file?", message: nil, preferredStyle: .alert), animated: false)
    host.flush()

    XCTAssertEqual(host.title, "Document")
    host.window.close()
  }

  /// Semantics: title-at-arrival.
  func testTitleChangesWhenAPopHasArrivedAndNotIfItIsCancelled() async {
    let navigation = UINavigationController(rootViewController: page("Inbox"))
    navigation.pushViewController(page("Message"), animated: false)
    let host = makeHost(showing: navigation)
    let start = CGPoint(x: 2, y: 300)

    host.input.touchBegan(id: 1, at: start, time: host.time)
    for x in stride(from: 10, through: 60, by: 10) {
      host.input.touchMoved(id: 1, to: CGPoint(x: x, y: 300), time: host.time)
      host.advance(by: 0.05)
    }
    XCTAssertEqual(host.title, "Message")
    host.input.touchCancelled(id: 1, time: host.time)
    host.advanceToRest()
    XCTAssertEqual(host.title, "Message")

    navigation.popViewController(animated: true)
    host.advance(by: 0.1)
    XCTAssertEqual(host.title, "Message")
    host.advanceToRest()
    XCTAssertEqual(host.title, "Inbox")
    host.window.close()
  }

  func testCustomContainerIsNamedAfterTheChildThatAppeared() async {
    let container = page(nil)
    let first = page("First")
    let second = page("Second")
    for child in [first, second] {
      container.addChild(child)
      child.didMove(toParent: container)
    }
    container.view.addSubview(first.view)
    let host = makeHost(showing: container)
    XCTAssertEqual(host.title, "First")

    first.view.removeFromSuperview()
    container.view.addSubview(second.view)
    host.advance(by: 0.1)

    XCTAssertEqual(host.title, "Second")
    host.window.close()
  }

  func testPageWithATitleNamesTheWindowThoughItContainsOthers() async {
    let container = page("Compare")
    let child = page("Places")
    container.addChild(child)
    container.view.addSubview(child.view)
    child.didMove(toParent: container)
    let host = makeHost(showing: UINavigationController(rootViewController: container))

    XCTAssertEqual(host.title, "Compare")
    host.window.close()
  }

  func testWindowWithoutTitlesIsNamedAfterTheProgram() async {
    let host = makeHost(showing: page(nil))

    XCTAssertEqual(host.title, ProcessInfo.processInfo.processName)
    host.window.close()
  }
}
