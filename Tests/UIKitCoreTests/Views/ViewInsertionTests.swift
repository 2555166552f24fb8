// SPDX-License-Identifier: MIT
import LeakTesting
import UIKit
import XCTest

/// The order of inserted views among views and layers.
@MainActor
final class ViewInsertionTests: UIKitTestCase {
  private let parent = UIView()
  private let (a, b, c) = (UIView(), UIView(), UIView())
  private let plain = CALayer()

  private func assertViews(_ views: [UIView], line: UInt = #line) {
    XCTAssertTrue(parent.subviews.elementsEqual(views, by: ===), line: line)
    let layers = parent.layer.sublayers?.filter { $0 !== plain } ?? []
    XCTAssertTrue(layers.elementsEqual(views.map(\.layer), by: ===), line: line)
  }

  private func assertLayers(_ layers: [CALayer], line: UInt = #line) {
    XCTAssertTrue(parent.layer.sublayers?.elementsEqual(layers, by: ===) ?? false, line: line)
  }

  /// Semantics: insertion-ends.
  func testAViewIsInsertedAtTheBackBelowAViewThatIsNoSibling() async {
    parent.addSubview(a)

    parent.insertSubview(b, belowSubview: UIView())

    assertViews([b, a])
    parent.insertSubview(a, belowSubview: UIView())
    assertViews([a, b])
  }

  /// Semantics: insertion-ends.
  func testAViewIsInsertedAtTheFrontAboveAViewThatIsNoSibling() async {
    parent.addSubview(a)

    parent.insertSubview(b, aboveSubview: UIView())

    assertViews([a, b])
    parent.insertSubview(a, aboveSubview: UIView())
    assertViews([b, a])
  }

  /// Semantics: insertion-ends.
  func testAnIndexOutOfRangeMeansTheNearerEnd() async {
    parent.insertSubview(a, at: 7)
    parent.insertSubview(b, at: -3)
    assertViews([b, a])

    parent.insertSubview(c, at: 100)
    assertViews([b, a, c])
    parent.insertSubview(c, at: -1)
    assertViews([c, b, a])
    parent.insertSubview(c, at: 100)
    assertViews([b, a, c])
  }

  func testViewThatIsInsertedBesideItselfKeepsItsPosition() async {
    for view in [a, b, c] { parent.addSubview(view) }

    parent.insertSubview(b, belowSubview: b)
    parent.insertSubview(b, aboveSubview: b)

    assertViews([a, b, c])
  }

  /// Semantics: layers-between-views.
  func testAViewThatIsInsertedAboveAnotherIsBelowTheLayersAboveThat() async {
    parent.addSubview(a)
    parent.layer.addSublayer(plain)

    parent.insertSubview(b, aboveSubview: a)
    assertLayers([a.layer, b.layer, plain])

    parent.addSubview(c)
    parent.insertSubview(c, aboveSubview: a)
    assertLayers([a.layer, c.layer, b.layer, plain])
    assertViews([a, c, b])
  }

  /// Semantics: layers-between-views.
  func testLayerBetweenViewsKeepsItsPosition() async {
    parent.addSubview(a)
    parent.layer.addSublayer(plain)
    parent.addSubview(b)

    parent.insertSubview(c, belowSubview: b)
    assertLayers([a.layer, plain, c.layer, b.layer])
    parent.exchangeSubview(at: 2, withSubviewAt: 0)
    assertLayers([b.layer, plain, c.layer, a.layer])
    assertViews([b, c, a])
    parent.exchangeSubview(at: 0, withSubviewAt: 1)
    assertLayers([c.layer, plain, b.layer, a.layer])
  }
}
