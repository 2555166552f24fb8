// SPDX-License-Identifier: MIT
import LeakTesting
import UIKit
import XCTest

@testable import UIKitCore

/// Transitions of several windows on one clock.
@MainActor
final class WindowTransitionTests: UIKitTestCase {
  private let size = CGSize(width: 300, height: 200)

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
    other.input.cancelAll(time: other.time)
    other.window.close()
    XCTAssertNotNil(stacks[0].transitionCoordinator)
    hosts[0].advanceToRest()

    XCTAssertNil(stacks[0].transitionCoordinator)
    XCTAssertTrue(pages[0].view.window === hosts[0].window)
    XCTAssertTrue(UIApplication.shared.windows == [hosts[0].window])
  }
}
