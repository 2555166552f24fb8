// SPDX-License-Identifier: MIT
import LeakTesting
import UIKit
import XCTest

/// Views of controllers that are released before their view.
@MainActor
final class OrphanedViewTests: UIKitTestCase {
  func testTheViewOfAReleasedTabBarControllerCanBeLaidOut() async throws {
    weak var released: UITabBarController?
    let view = try orphan {
      let controller = UITabBarController()
      controller.viewControllers = [UIViewController(), UIViewController()]
      released = controller
      return controller
    }

    resize(view)

    XCTAssertNil(released)
    XCTAssertEqual(view.bounds.width, 200)
  }

  func testTheViewOfAReleasedNavigationControllerCanBeLaidOut() async throws {
    weak var released: UINavigationController?
    let view = try orphan {
      let controller = UINavigationController(rootViewController: UIViewController())
      released = controller
      return controller
    }

    resize(view)

    XCTAssertNil(released)
    XCTAssertEqual(view.bounds.width, 200)
  }

  private func orphan(_ make: () -> UIViewController) throws -> UIView { try XCTUnwrap(make().view) }

  private func resize(_ view: UIView) {
    view.frame = CGRect(x: 0, y: 0, width: 200, height: 300)
    view.setNeedsLayout()
    view.layoutIfNeeded()
  }
}
