// SPDX-License-Identifier: MIT
import LeakTesting
import UIKit
import XCTest

@MainActor
final class InitialSizeTests: UIKitTestCase {
  func testTheViewOfAControllerWithoutAWindowHasTheSizeOfTheFirstWindow() async {
    let host = ManualHost(size: CGSize(width: 320, height: 480))

    XCTAssertEqual(UIViewController().view.bounds.size, CGSize(width: 320, height: 480))
    XCTAssertEqual(UINavigationController().view.bounds.size, CGSize(width: 320, height: 480))
    XCTAssertEqual(UITabBarController().view.bounds.size, CGSize(width: 320, height: 480))
    host.window.close()
  }
}
