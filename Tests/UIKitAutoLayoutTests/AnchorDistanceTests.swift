// SPDX-License-Identifier: MIT
import UIKit
import XCTest

/// Constraints of distances between anchors.
@MainActor
final class AnchorDistanceTests: AutoLayoutTestCase {
  func testDistancesBetweenAnchorsAreEqualAcrossSuperviews() async {
    let (container, first, last) = (add(), add(Block(50, 20)), add(Block(70, 20)))
    let middle = add(Block(60, 20), to: container)
    for edge in [container.topAnchor, first.topAnchor, last.topAnchor, middle.topAnchor] {
      edge.constraint(equalTo: page.topAnchor).isActive = true
    }
    NSLayoutConstraint.activate([
      container.leadingAnchor.constraint(equalTo: page.leadingAnchor),
      container.trailingAnchor.constraint(equalTo: page.trailingAnchor),
      first.leadingAnchor.constraint(equalTo: page.leadingAnchor, constant: 10),
      last.trailingAnchor.constraint(equalTo: page.trailingAnchor, constant: -10),
      first.trailingAnchor.anchorWithOffset(to: middle.leadingAnchor).constraint(
        equalTo: middle.trailingAnchor.anchorWithOffset(to: last.leadingAnchor)),
    ])
    layOut()

    // 380 points less 180 of the blocks, halved.
    XCTAssertEqual(middle.frame, CGRect(x: 160, y: 0, width: 60, height: 20))

    for view in [page, container, first, middle, last] { view?.semanticContentAttribute = .forceRightToLeft }
    layOut()
    XCTAssertEqual(middle.frame.minX, 180)
  }

  func testADistanceIsRelatedToAConstantAndAHeight() async {
    let (upper, lower) = (add(Block(50, 40)), add(Block(50, 20)))
    let distance = upper.bottomAnchor.anchorWithOffset(to: lower.topAnchor)
    let constant = distance.constraint(equalToConstant: 30)
    let multiple = distance.constraint(equalTo: upper.heightAnchor, multiplier: 2)
    upper.topAnchor.constraint(equalTo: page.topAnchor).isActive = true
    constant.isActive = true
    layOut()
    XCTAssertEqual(lower.frame.minY, 70)

    constant.isActive = false
    multiple.isActive = true
    layOut()
    XCTAssertEqual(lower.frame.minY, 120)

    lower.removeFromSuperview()
    XCTAssertFalse(multiple.isActive)
  }
}
