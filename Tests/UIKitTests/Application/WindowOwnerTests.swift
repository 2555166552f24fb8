// SPDX-License-Identifier: MIT
import UIKit
import XCTest

@testable import UIKitCore

/// The ownership of dialogs, and transitions of several windows on one clock.
@MainActor
final class WindowOwnerTests: UIKitTestCase {
  private let size = CGSize(width: 300, height: 200)

  func testWindowsOfDifferentScenesHaveNoOwner() async {
    let first = ManualHost(size: size)
    let second = ManualHost(size: size, clockOf: first)

    XCTAssertNil(first.window.dialogOwner)
    XCTAssertNil(second.window.dialogOwner)
  }

  func testAnAlertWindowIsOwnedByTheKeyWindowUntilThatIsHidden() async {
    let first = ManualHost(size: size)
    let second = ManualHost(size: size, clockOf: first)
    first.window.makeKey()
    let alert = ManualHost(size: size, clockOf: first)
    first.window.makeKey()

    alert.window.windowLevel = .alert
    XCTAssertTrue(alert.window.dialogOwner === first.window)

    first.window.isHidden = true
    XCTAssertTrue(alert.window.dialogOwner === second.window)
    alert.window.windowLevel = .normal
    XCTAssertNil(alert.window.dialogOwner)
    first.window.close()
  }

  func testSecondWindowOfASceneIsOwnedByTheFirstAlsoAfterItIsShownAgain() async {
    let first = ManualHost(size: size)
    let second = ManualHost(size: size, clockOf: first)
    second.window.windowScene = first.window.windowScene
    XCTAssertTrue(second.window.dialogOwner === first.window)

    first.window.isHidden = true
    XCTAssertNil(second.window.dialogOwner)
    first.window.isHidden = false
    XCTAssertNil(first.window.dialogOwner)
    XCTAssertTrue(second.window.dialogOwner === first.window)
  }

  func testClosingAWindowDuringItsPushDoesNotAffectThePushInAnother() async {
    let hosts = [ManualHost(size: size)]
    let other = ManualHost(size: size, clockOf: hosts[0])
    let stacks = (hosts + [other]).map { host in
      let navigation = UINavigationController(rootViewController: UIViewController())
      host.window.rootViewController = navigation
      host.flush()
      return navigation
    }
    let pages = stacks.map { _ in UIViewController() }

    for (stack, page) in zip(stacks, pages) { stack.pushViewController(page, animated: true) }
    hosts[0].advance(by: 0.1)
    XCTAssertTrue(stacks.allSatisfy { $0.transitionCoordinator != nil })
    other.window.input.cancelAll(time: other.time)
    other.window.close()
    XCTAssertNotNil(stacks[0].transitionCoordinator)
    hosts[0].advanceToRest()

    XCTAssertNil(stacks[0].transitionCoordinator)
    XCTAssertTrue(pages[0].view.window === hosts[0].window)
    XCTAssertTrue(UIApplication.shared.windows == [hosts[0].window])
  }
}
