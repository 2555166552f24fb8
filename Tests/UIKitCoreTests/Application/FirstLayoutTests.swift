// SPDX-License-Identifier: MIT
import UIKit
import XCTest

@testable import UIKitFixtures

/// The turn of the event loop in which a page is laid out for the first time. It is synchronous for the reason that
/// `DesktopSessionTests` gives.
final class FirstLayoutTests: XCTestCase {
  /// A page that asks for a block on the main queue during its first layout.
  private final class AskingPage: UIViewController {
    var calls: [String] = []

    override func viewDidLayoutSubviews() {
      guard calls.isEmpty else { return }
      calls.append("layout")
      DispatchQueue.main.async { self.calls.append("block") }
    }

    override func viewDidAppear(_ animated: Bool) { calls.append("appear") }
  }

  /// Otherwise a program whose first layout takes long would push a page, in a block that has become due meanwhile, onto
  /// one that has not appeared: without an animation.
  func testAPageAppearsWithItsFirstLayoutBeforeOtherWork() throws {
    try MainActor.assumeIsolated {
      let page = AskingPage()
      let live = try LiveApplication { $0.rootViewController = page }

      XCTAssertTrue(live.run { page.calls.count == 3 })
      XCTAssertEqual(page.calls, ["layout", "appear", "block"])
      live.close()
    }
  }
}
