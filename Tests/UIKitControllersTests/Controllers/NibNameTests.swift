// SPDX-License-Identifier: MIT
import LeakTesting
import UIKit
import XCTest

/// The names of nib files, which programs pass that create their views in code.
@MainActor
final class NibNameTests: UIKitTestCase {
  func testAControllerThatCreatesItsViewMayHaveTheNameOfANibFile() async {
    final class Page: UIViewController {
      override func loadView() { view = UILabel() }
    }
    let page = Page(nibName: "Page", bundle: nil)

    XCTAssertEqual(page.nibName, "Page")
    XCTAssertTrue(page.view is UILabel)
    XCTAssertNil(UIViewController().nibName)
  }
}
