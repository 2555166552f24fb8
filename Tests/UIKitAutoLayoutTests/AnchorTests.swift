// SPDX-License-Identifier: MIT
import UIKit
import XCTest

/// The anchors of constraints, and their identity with those of views and guides.
@MainActor
final class AnchorTests: AutoLayoutTestCase {
  func testAConstraintHasTheAnchorsOfItsItems() async {
    let view = add()
    let constraint = view.topAnchor.constraint(equalTo: page.safeAreaLayoutGuide.topAnchor)

    XCTAssertIdentical(constraint.firstAnchor, view.topAnchor)
    XCTAssertIdentical(constraint.secondAnchor, page.safeAreaLayoutGuide.topAnchor)
    XCTAssertFalse(constraint.firstAnchor === view.bottomAnchor)
    XCTAssertTrue(constraint.firstAnchor == view.topAnchor)
    XCTAssertTrue(constraint.firstAnchor is NSLayoutYAxisAnchor)
  }

  func testTheKindOfTheAnchorIsThatOfTheAttribute() async {
    let view = add()
    let width = view.widthAnchor.constraint(equalToConstant: 10)

    XCTAssertIdentical(width.firstAnchor, view.widthAnchor)
    XCTAssertTrue(width.firstAnchor is NSLayoutDimension)
    XCTAssertNil(width.secondAnchor)
    let margin = NSLayoutConstraint(
      item: view, attribute: .leading, relatedBy: .equal, toItem: page, attribute: .leadingMargin, multiplier: 1,
      constant: 0)
    XCTAssertTrue(margin.firstAnchor is NSLayoutXAxisAnchor)
    XCTAssertIdentical(margin.secondAnchor, page.layoutMarginsGuide.leadingAnchor)
  }

  func testAConstraintIsFoundByItsAnchor() async {
    let view = add()
    view.widthAnchor.constraint(equalToConstant: 10).isActive = true
    view.heightAnchor.constraint(equalToConstant: 20).isActive = true

    XCTAssertEqual(view.constraints.first { $0.firstAnchor === view.heightAnchor }?.constant, 20)
  }

  func testAnAnchorDoesNotKeepItsViewAfterItsUse() async {
    weak var gone: UIView?
    do {
      let view = UIView()
      gone = view
      _ = view.topAnchor
      XCTAssertIdentical(view.topAnchor, view.topAnchor)
    }
    XCTAssertNil(gone)
  }

  func testASpacingOfBaselinesIsMeasuredFromTextToText() async {
    for isConstrained in [false, true] {
      let labels = [UILabel(), UILabel()]
      labels[0].font = .systemFont(ofSize: 30)
      for label in labels { label.text = "Text" }
      let stack = add(UIStackView(arrangedSubviews: labels))
      stack.axis = .vertical
      stack.alignment = .leading
      stack.spacing = 40
      XCTAssertFalse(stack.isBaselineRelativeArrangement)
      stack.isBaselineRelativeArrangement = true
      stack.topAnchor.constraint(equalTo: page.topAnchor).isActive = true
      if isConstrained { labels[1].leadingAnchor.constraint(equalTo: page.leadingAnchor).isActive = true }
      layOut()

      let baselines = labels.map { $0.frame.minY + $0.font.ascender }
      XCTAssertEqual(baselines[1] - baselines[0], 40, accuracy: 1, "by constraints: \(isConstrained)")
      XCTAssertEqual(stack.frame.height, labels[1].frame.maxY, accuracy: 1)
      stack.removeFromSuperview()
    }
  }

  func testAViewWithoutTextHasItsEdgesInPlaceOfBaselines() async {
    let stack = add(UIStackView(arrangedSubviews: [Block(50, 20), Block(50, 30)]))
    stack.axis = .vertical
    stack.spacing = 10
    stack.isBaselineRelativeArrangement = true
    stack.topAnchor.constraint(equalTo: page.topAnchor).isActive = true
    layOut()
    XCTAssertEqual(stack.arrangedSubviews.map(\.frame.minY), [0, 30])

    stack.arrangedSubviews[0].leadingAnchor.constraint(equalTo: page.leadingAnchor).isActive = true
    layOut()
    XCTAssertEqual(stack.arrangedSubviews.map(\.frame.minY), [0, 30])
  }
}
