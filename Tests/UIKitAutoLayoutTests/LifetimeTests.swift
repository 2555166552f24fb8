// SPDX-License-Identifier: MIT
import UIKit
import XCTest

/// The objects that constraints keep alive.
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

  func testAConstraintOfAViewThatIsGoneHasNoItem() async {
    let label = add(Block(20, 20))
    var other: UIView? = add(Block(20, 20))
    let constraint = label.leftAnchor.constraint(equalTo: other!.rightAnchor)
    constraint.isActive = true
    layOut()
    other?.removeFromSuperview()
    other = nil

    XCTAssertTrue(constraint.firstItem === label)
    XCTAssertNil(constraint.secondItem)
    XCTAssertFalse(constraint.isActive)
    XCTAssertTrue("\(constraint)".contains("NSLayoutConstraint"), "\(constraint)")
  }

  /// An object to which Swift has a weak reference keeps its counts in a table, and each change takes three times as long.
  func testViewsThatAreConstrainedAndAnimatedAreCountedWithoutATable() async {
    let view = add(Block(20, 20))
    let guide = UILayoutGuide()
    view.addLayoutGuide(guide)
    NSLayoutConstraint.activate([
      guide.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      view.leftAnchor.anchorWithOffset(to: page.rightAnchor).constraint(equalTo: view.widthAnchor),
      view.topAnchor.constraint(equalTo: page.layoutMarginsGuide.topAnchor),
    ])
    UIView.animate(withDuration: 1) { view.alpha = 0.5 }
    layOut()
    XCTAssertTrue(isCountedInPlace(view))
    XCTAssertTrue(isCountedInPlace(view.layer))
    XCTAssertTrue(isCountedInPlace(guide))

    weak let reference = view
    XCTAssertFalse(isCountedInPlace(view), "the table of \(String(describing: reference)) is seen")
  }
}

/// Returns whether an object's counts are stored in the object: the second word's highest bit is clear.
private func isCountedInPlace(_ object: AnyObject) -> Bool {
  Unmanaged.passUnretained(object).toOpaque().load(fromByteOffset: 8, as: Int64.self) >= 0
}

/// There are no autoreleased objects here; the function ends the lives of local variables.
private func autoreleasepool(_ body: () -> Void) { body() }
