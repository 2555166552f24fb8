// SPDX-License-Identifier: MIT
import UIKit
import XCTest

/// Frames that constraints determine, as Apple's documentation of NSLayoutConstraint and NSLayoutAnchor has them.
@MainActor
final class ConstraintTests: AutoLayoutTestCase {
  func testAnchorsPlaceAView() async {
    let view = add()
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: page.leadingAnchor, constant: 20),
      view.trailingAnchor.constraint(equalTo: page.trailingAnchor, constant: -30),
      view.topAnchor.constraint(equalTo: page.topAnchor, constant: 40),
      view.heightAnchor.constraint(equalToConstant: 50),
    ])

    layOut()

    XCTAssertEqual(view.frame, CGRect(x: 20, y: 40, width: 350, height: 50))
  }

  func testEveryAttributeOfTheOlderInitializer() async {
    typealias Attribute = NSLayoutConstraint.Attribute
    page.layoutMargins = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
    let cases: [(Attribute, Attribute, (CGRect) -> CGFloat, CGFloat)] = [
      (.left, .left, \.minX, 0), (.right, .right, \.maxX, 400), (.leading, .leading, \.minX, 0),
      (.trailing, .trailing, \.maxX, 400), (.top, .top, \.minY, 0), (.bottom, .bottom, \.maxY, 600),
      (.centerX, .centerX, \.midX, 200), (.centerY, .centerY, \.midY, 300), (.left, .leftMargin, \.minX, 20),
      (.right, .rightMargin, \.maxX, 360), (.leading, .leadingMargin, \.minX, 20),
      (.trailing, .trailingMargin, \.maxX, 360), (.top, .topMargin, \.minY, 10), (.bottom, .bottomMargin, \.maxY, 570),
      (.centerX, .centerXWithinMargins, \.midX, 190), (.centerY, .centerYWithinMargins, \.midY, 290),
      (.leading, .centerX, \.minX, 200), (.left, .bottom, \.minX, 600), (.top, .centerX, \.minY, 200),
      (.lastBaseline, .bottom, \.maxY, 600), (.firstBaseline, .top, \.maxY, 0),
    ]
    for (attribute, other, edge, value) in cases {
      let view = add(Block(60, 40))
      NSLayoutConstraint(
        item: view, attribute: attribute, relatedBy: .equal, toItem: page, attribute: other, multiplier: 1, constant: 6
      ).isActive = true
      layOut()
      XCTAssertEqual(edge(view.frame), value + 6, accuracy: 0.5, "\(attribute) to \(other)")
      view.removeFromSuperview()
    }
  }

  func testAMultiplierAndAConstant() async {
    let view = add(Block(10, 10))
    view.widthAnchor.constraint(equalTo: page.widthAnchor, multiplier: 0.5, constant: 7).isActive = true
    view.heightAnchor.constraint(equalTo: view.widthAnchor, multiplier: 2).isActive = true

    layOut()

    XCTAssertEqual(view.bounds.size, CGSize(width: 207, height: 414))
  }

  func testInequalitiesHoldAndLowerPrioritiesDecideTheRest() async {
    let view = add()
    let wanted = view.widthAnchor.constraint(equalToConstant: 1000)
    wanted.priority = .defaultLow
    NSLayoutConstraint.activate([
      wanted, view.widthAnchor.constraint(lessThanOrEqualTo: page.widthAnchor, constant: -40),
      view.widthAnchor.constraint(greaterThanOrEqualToConstant: 100), view.heightAnchor.constraint(equalToConstant: 5),
    ])
    layOut()
    XCTAssertEqual(view.bounds.width, 360)

    wanted.constant = 20
    layOut()
    XCTAssertEqual(view.bounds.width, 100)
  }

  func testConstraintsFollowTheSizeOfTheWindow() async {
    let view = add()
    NSLayoutConstraint.activate([
      view.centerXAnchor.constraint(equalTo: page.centerXAnchor), view.topAnchor.constraint(equalTo: page.topAnchor),
      view.bottomAnchor.constraint(equalTo: page.bottomAnchor),
      view.widthAnchor.constraint(equalTo: page.widthAnchor, multiplier: 0.5),
    ])
    layOut()

    page.frame.size = CGSize(width: 800, height: 300)
    layOut()

    XCTAssertEqual(view.frame, CGRect(x: 200, y: 0, width: 400, height: 300))
  }

  func testViewsOfDifferentSuperviewsAreRelated() async {
    let left = add()
    let right = add()
    let inner = add(Block(10, 10), to: left)
    let other = add(Block(10, 10), to: right)
    NSLayoutConstraint.activate([
      left.leftAnchor.constraint(equalTo: page.leftAnchor, constant: 10),
      left.topAnchor.constraint(equalTo: page.topAnchor, constant: 20),
      left.widthAnchor.constraint(equalToConstant: 100),
      left.heightAnchor.constraint(equalToConstant: 100),
      right.leftAnchor.constraint(equalTo: left.rightAnchor, constant: 5),
      right.topAnchor.constraint(equalTo: left.topAnchor, constant: 30),
      right.widthAnchor.constraint(equalTo: left.widthAnchor),
      right.heightAnchor.constraint(equalTo: left.heightAnchor),
      inner.centerXAnchor.constraint(equalTo: left.centerXAnchor),
      inner.centerYAnchor.constraint(equalTo: left.centerYAnchor),
      other.leftAnchor.constraint(equalTo: inner.leftAnchor, constant: 120),
      other.topAnchor.constraint(equalTo: inner.topAnchor),
    ])

    layOut()

    XCTAssertEqual(right.frame, CGRect(x: 115, y: 50, width: 100, height: 100))
    XCTAssertEqual(inner.frame, CGRect(x: 45, y: 45, width: 10, height: 10))
    XCTAssertEqual(other.convert(other.bounds.origin, to: page), CGPoint(x: 175, y: 65))
  }

  func testAFramedViewBetweenIsWhereItsFrameIs() async {
    let box = UIView(frame: CGRect(x: 50, y: 60, width: 100, height: 100))
    page.addSubview(box)
    let label = add(Block(10, 10), to: box)
    let below = add(Block(30, 30))
    NSLayoutConstraint.activate([
      label.leftAnchor.constraint(equalTo: page.leftAnchor, constant: 70),
      label.topAnchor.constraint(equalTo: page.topAnchor, constant: 70),
      below.topAnchor.constraint(equalTo: box.bottomAnchor, constant: 8),
      below.leftAnchor.constraint(equalTo: box.leftAnchor),
    ])
    layOut()
    XCTAssertEqual(label.frame.origin, CGPoint(x: 20, y: 10))
    XCTAssertEqual(below.frame.origin, CGPoint(x: 50, y: 168))

    box.frame.origin = CGPoint(x: 0, y: 100)
    layOut()
    XCTAssertEqual(label.frame.origin, CGPoint(x: 70, y: -30))
    XCTAssertEqual(below.frame.origin, CGPoint(x: 0, y: 208))
  }

  func testAMaskMakesAFramedViewFollowItsSuperview() async {
    let bar = UIView(frame: CGRect(x: 0, y: 550, width: 400, height: 50))
    bar.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    page.addSubview(bar)
    let button = add(Block(20, 20))
    button.bottomAnchor.constraint(equalTo: bar.topAnchor).isActive = true
    button.rightAnchor.constraint(equalTo: bar.rightAnchor).isActive = true
    layOut()
    XCTAssertEqual(button.frame, CGRect(x: 380, y: 530, width: 20, height: 20))

    page.frame.size = CGSize(width: 300, height: 500)
    layOut()

    XCTAssertEqual(bar.frame, CGRect(x: 0, y: 450, width: 300, height: 50))
    XCTAssertEqual(button.frame, CGRect(x: 280, y: 430, width: 20, height: 20))
  }

  func testLeadingIsOnTheRightInAMirroredLayout() async {
    let view = add(Block(50, 50))
    page.semanticContentAttribute = .forceRightToLeft
    view.semanticContentAttribute = .forceRightToLeft
    view.leadingAnchor.constraint(equalTo: page.leadingAnchor, constant: 20).isActive = true

    layOut()

    XCTAssertEqual(view.frame.maxX, 380)
  }

  func testAConstraintWithoutItemsHasNone() async {
    let constraint = NSLayoutConstraint()

    XCTAssertNil(constraint.firstItem)
    XCTAssertFalse(constraint.isActive)
    XCTAssertEqual(constraint.priority, .required)
    XCTAssertEqual(constraint.multiplier, 1)
  }

  func testDeactivationAndActivationChangeTheLayout() async {
    let view = add(Block(50, 50))
    let first = view.leftAnchor.constraint(equalTo: page.leftAnchor, constant: 10)
    let second = view.leftAnchor.constraint(equalTo: page.leftAnchor, constant: 90)
    first.isActive = true
    layOut()
    XCTAssertEqual(view.frame.minX, 10)
    XCTAssertEqual(page.constraints, [first])

    first.isActive = false
    second.isActive = true
    layOut()

    XCTAssertEqual(view.frame.minX, 90)
    XCTAssertEqual(page.constraints, [second])
  }

  func testConstraintsEndWhenAViewIsRemoved() async {
    let view = add(Block(50, 50))
    let inner = add(Block(10, 10), to: view)
    let own = view.widthAnchor.constraint(equalToConstant: 70)
    let outside = view.leftAnchor.constraint(equalTo: page.leftAnchor, constant: 10)
    let through = inner.topAnchor.constraint(equalTo: page.topAnchor, constant: 33)
    NSLayoutConstraint.activate([own, outside, through])
    layOut()

    view.removeFromSuperview()

    XCTAssertTrue(own.isActive)
    XCTAssertFalse(outside.isActive)
    XCTAssertFalse(through.isActive)
    page.addSubview(view)
    layOut()
    XCTAssertEqual(view.frame, CGRect(x: 0, y: 0, width: 70, height: 50))
  }

  func testAConstraintIsAnimatedByALayoutInABlock() async throws {
    let view = add(Block(50, 50))
    let left = view.leftAnchor.constraint(equalTo: page.leftAnchor)
    left.isActive = true
    layOut()

    left.constant = 100
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { self.page.layoutIfNeeded() }
    host.flush()
    host.advance(by: 0.5)

    XCTAssertEqual(try XCTUnwrap(view.layer.presentation()).frame.minX, 50, accuracy: 1)
    XCTAssertTrue(host.advanceToRest())
    XCTAssertEqual(view.frame.minX, 100)
  }

  func testAnAnimatorOfConstraintsIsHeldAndReversed() async throws {
    let view = add(Block(50, 50))
    let left = view.leftAnchor.constraint(equalTo: page.leftAnchor)
    left.isActive = true
    layOut()
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
      left.constant = 100
      self.page.layoutIfNeeded()
    }

    animator.fractionComplete = 0.3
    host.flush()
    XCTAssertEqual(try XCTUnwrap(view.layer.presentation()).frame.minX, 30, accuracy: 1)
    animator.isReversed = true
    animator.startAnimation()
    XCTAssertTrue(host.advanceToRest())

    XCTAssertEqual(try XCTUnwrap(view.layer.presentation()).frame.minX, 0, accuracy: 0.5)
  }

  func testEdgesAreOnPixels() async {
    let view = add()
    NSLayoutConstraint.activate([
      view.leftAnchor.constraint(equalTo: page.leftAnchor, constant: 10.3),
      view.widthAnchor.constraint(equalTo: page.widthAnchor, multiplier: 1.0 / 3),
      view.topAnchor.constraint(equalTo: page.topAnchor), view.heightAnchor.constraint(equalToConstant: 10),
    ])

    layOut()

    XCTAssertEqual(view.frame, CGRect(x: 10, y: 0, width: 134, height: 10))
  }

  func testAViewThatOnlySizesItselfIsAtTheOrigin() async {
    let view = add()
    view.widthAnchor.constraint(equalToConstant: 30).isActive = true
    view.heightAnchor.constraint(equalToConstant: 40).isActive = true

    layOut()

    XCTAssertEqual(view.frame, CGRect(x: 0, y: 0, width: 30, height: 40))
    XCTAssertEqual(view.constraints.count, 2)
  }
}
