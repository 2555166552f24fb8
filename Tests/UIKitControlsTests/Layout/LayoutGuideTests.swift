// SPDX-License-Identifier: MIT
import LeakTesting
import UIKit
import XCTest

@MainActor
final class LayoutGuideTests: UIKitTestCase {
  func testTheGuidesOfAViewAreItsSafeAreaAndItsMargins() async {
    let host = ManualHost(size: CGSize(width: 400, height: 600))
    let page = UIViewController()
    page.additionalSafeAreaInsets = UIEdgeInsets(top: 20, left: 10, bottom: 0, right: 0)
    host.window.rootViewController = page
    host.flush()

    let guide = page.view.safeAreaLayoutGuide

    XCTAssertTrue(guide.owningView === page.view)
    XCTAssertEqual(guide.layoutFrame, CGRect(x: 10, y: 20, width: 390, height: 580))
    XCTAssertEqual(page.view.layoutMarginsGuide.layoutFrame, CGRect(x: 26, y: 20, width: 358, height: 580))
    host.window.close()
  }
}
