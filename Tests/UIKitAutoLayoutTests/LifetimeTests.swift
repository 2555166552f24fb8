// SPDX-License-Identifier: MIT
import UIKit
import XCTest

/// What constraints keep alive.
@MainActor
final class LifetimeTests: AutoLayoutTestCase {
  func testAPageWithConstraintsIsFreed() async {
    weak var card: UIView?
    weak var inner: UIView?
    weak var constraint: NSLayoutConstraint?
    autoreleasepool {
      let view = add()
      let child = add(Block(20, 20), to: view)
      let edge = child.leftAnchor.constraint(equalTo: view.layoutMarginsGuide.leftAnchor)
      NSLayoutConstraint.activate([
        edge, view.topAnchor.constraint(equalTo: page.topAnchor), view.heightAnchor.constraint(equalToConstant: 50),
      ])
      layOut()
      _ = view.systemLayoutSizeFitting(.zero)
      (card, inner, constraint) = (view, child, edge)
      view.removeFromSuperview()
    }
    layOut()

    XCTAssertNil(card)
    XCTAssertNil(inner)
    XCTAssertNil(constraint)
  }

  func testAViewOutlivesTheHolderOfItsConstraints() async {
    let view = Block(20, 20)
    view.translatesAutoresizingMaskIntoConstraints = false
    autoreleasepool {
      let holder = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      holder.addSubview(view)
      view.leftAnchor.constraint(equalTo: holder.leftAnchor, constant: 30).isActive = true
      holder.layoutIfNeeded()
    }
    XCTAssertNil(view.superview)

    page.addSubview(view)
    view.leftAnchor.constraint(equalTo: page.leftAnchor, constant: 5).isActive = true
    layOut()

    XCTAssertEqual(view.frame.minX, 5)
  }
}

/// There are no autoreleased objects here; the function ends the lives of local variables.
private func autoreleasepool(_ body: () -> Void) { body() }
