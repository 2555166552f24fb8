// SPDX-License-Identifier: MIT
import LeakTesting
import UIKit
import XCTest

/// The margins of the root views of view controllers.
@MainActor
final class LayoutMarginsTests: UIKitTestCase {
  private func makeHost(_ page: UIViewController, width: CGFloat) -> ManualHost {
    let host = ManualHost(size: CGSize(width: width, height: 600))
    host.window.rootViewController = page
    host.flush()
    return host
  }

  func testTheMarginsAreTheSystemsAtTheSidesAndFollowTheWidth() async {
    let page = UIViewController()
    let host = makeHost(page, width: 400)
    XCTAssertEqual(page.view.layoutMargins, UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16))
    XCTAssertEqual(page.systemMinimumLayoutMargins.leading, 16)

    let label = UILabel()
    label.translatesAutoresizingMaskIntoConstraints = false
    page.view.addSubview(label)
    label.leadingAnchor.constraint(equalTo: page.view.layoutMarginsGuide.leadingAnchor).isActive = true
    host.flush()
    XCTAssertEqual(label.frame.minX, 16)

    page.view.frame.size.width = 500
    host.flush()
    XCTAssertEqual(page.systemMinimumLayoutMargins.leading, 20)
    XCTAssertEqual(page.view.layoutMargins.left, 20)
    XCTAssertEqual(label.frame.minX, 20)
    host.window.close()
  }

  func testTheControllerIsToldOfChangesOfTheMargins() async {
    final class Page: UIViewController {
      var changes = 0
      override func viewLayoutMarginsDidChange() {
        super.viewLayoutMarginsDidChange()
        changes += 1
      }
    }
    let page = Page()
    let host = makeHost(page, width: 400)
    page.changes = 0

    page.view.layoutMargins.left = 50

    XCTAssertEqual(page.changes, 1)
    host.window.close()
  }

  func testTheSafeAreaIsAddedAndSmallerMarginsNeedTheControllersConsent() async {
    let page = UIViewController()
    let host = makeHost(page, width: 400)
    page.additionalSafeAreaInsets.top = 44
    page.view.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 5, leading: 4, bottom: 5, trailing: 30)
    XCTAssertEqual(page.view.layoutMargins, UIEdgeInsets(top: 49, left: 16, bottom: 5, right: 30))

    page.viewRespectsSystemMinimumLayoutMargins = false
    XCTAssertEqual(page.view.layoutMargins.left, 4)
    host.window.close()
  }

  func testOtherViewsHaveMarginsOfEightPoints() async {
    XCTAssertEqual(UIView().layoutMargins, UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
  }
}
