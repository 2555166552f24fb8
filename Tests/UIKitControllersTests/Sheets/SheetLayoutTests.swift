// SPDX-License-Identifier: MIT
import UIKit
import XCTest

@testable import UIKitControllers

/// The frames of sheets in windows of all sizes.
@MainActor
final class SheetLayoutTests: XCTestCase {
  private typealias Identifier = UISheetPresentationController.Detent.Identifier

  private func conditions(
    _ width: CGFloat, _ height: CGFloat, _ change: (inout SheetLayout.Conditions) -> Void = { _ in }
  ) -> SheetLayout.Conditions {
    var conditions = SheetLayout.Conditions()
    conditions.container = CGSize(width: width, height: height)
    conditions.isCompactWidth = width < 600
    conditions.isCompactHeight = height < 480
    change(&conditions)
    return conditions
  }

  private func layout(
    _ conditions: SheetLayout.Conditions, _ detents: [UISheetPresentationController.Detent] = [.large()]
  ) -> SheetLayout {
    let context = SheetDetentContext(
      containerTraitCollection: UITraitCollection(
        verticalSizeClass: conditions.isCompactHeight ? .compact : .regular),
      maximumDetentValue: SheetLayout.maximumDetentValue(conditions),
      mediumDetentValue: conditions.container.height / 2 - conditions.safeArea.bottom)
    return SheetLayout(
      conditions,
      detents: detents.compactMap { detent in
        detent.resolvedValue(in: context).map { (identifier: detent.identifier, value: $0) }
      })
  }

  func testASheetInANarrowWindowHasFullWidthAtTheBottom() async {
    let layout = layout(conditions(400, 800), [.large(), .medium()])
    XCTAssertEqual(layout.attachment, .bottomEdge)
    XCTAssertEqual(layout.stops.map(\.identifier), [.medium, .large])
    XCTAssertEqual(layout.stops.map(\.extent), [400, 756])
    XCTAssertEqual(layout.frame(extent: 400), CGRect(x: 0, y: 400, width: 400, height: 400))
    XCTAssertEqual(layout.frame(extent: 756), CGRect(x: 0, y: 44, width: 400, height: 756))
  }

  func testASheetChangesItsHeightBetweenDetentsAndMovesBelowThem() async {
    let layout = layout(conditions(400, 800), [.medium(), .large()])
    XCTAssertEqual(layout.frame(extent: 600), CGRect(x: 0, y: 200, width: 400, height: 600))
    XCTAssertEqual(layout.frame(extent: 300), CGRect(x: 0, y: 500, width: 400, height: 400))
    XCTAssertEqual(layout.frame(extent: 780), CGRect(x: 0, y: 20, width: 400, height: 780))
  }

  func testTheHeightOfADetentExcludesTheSafeArea() async {
    let conditions = conditions(400, 800) { $0.safeArea = UIEdgeInsets(top: 20, left: 0, bottom: 30, right: 0) }
    let layout = layout(conditions, [.custom { _ in 100 }, .large()])
    XCTAssertEqual(SheetLayout.maximumDetentValue(conditions), 800 - 20 - 44 - 30)
    XCTAssertEqual(layout.stops.map(\.extent), [130, 736])
  }

  func testASheetInAWideWindowIsACentredCard() async {
    let layout = layout(conditions(1024, 720))
    XCTAssertEqual(layout.attachment, .card)
    XCTAssertEqual(layout.frame(extent: layout.largestExtent), CGRect(x: 160, y: 24, width: 704, height: 672))
    XCTAssertEqual(
      layout.frame(extent: layout.largestExtent - 50).minY, 74, "a dragged card moves without changing its height")
    XCTAssertEqual(layout.frame(extent: layout.largestExtent + 10).height, 672)
  }

  func testAFormSheetHasThePreferredContentSizeWithinTheWindow() async {
    var form = conditions(1024, 720) { $0.isPage = false }
    XCTAssertEqual(layout(form).frame(extent: 670), CGRect(x: 242, y: 50, width: 540, height: 620))
    form.preferredContentSize = CGSize(width: 300, height: 200)
    XCTAssertEqual(layout(form).frame(extent: 460), CGRect(x: 362, y: 260, width: 300, height: 200))
    form.preferredContentSize = CGSize(width: 3000, height: 2000)
    XCTAssertEqual(
      layout(form).frame(extent: 696), CGRect(x: 24, y: 24, width: 976, height: 672),
      "the card is limited to the window")
  }

  func testACardIsCentredOverItsSourceWithinTheWindow() async {
    let form = conditions(1024, 720) {
      $0.isPage = false
      $0.preferredContentSize = CGSize(width: 300, height: 200)
      $0.source = CGRect(x: 900, y: 300, width: 100, height: 40)
    }
    XCTAssertEqual(layout(form).frame(extent: 500), CGRect(x: 700, y: 220, width: 300, height: 200))
  }

  func testASheetWithItsOwnDetentsIsAtTheBottomEvenOfAWideWindow() async {
    let layout = layout(conditions(1024, 720) { $0.hasOwnDetents = true }, [.medium(), .large()])
    XCTAssertEqual(layout.attachment, .bottomEdge)
    XCTAssertEqual(layout.frame(extent: 360), CGRect(x: 160, y: 360, width: 704, height: 360))
  }

  func testASheetInCompactHeightFillsTheWindowUnlessItPrefersEdgeAttachment() async {
    var low = conditions(500, 300)
    XCTAssertEqual(layout(low).attachment, .full)
    XCTAssertEqual(layout(low).frame(extent: 300), CGRect(x: 0, y: 0, width: 500, height: 300))
    low.prefersEdgeAttachedInCompactHeight = true
    XCTAssertEqual(layout(low).frame(extent: 256), CGRect(x: 0, y: 44, width: 500, height: 256))
    low.widthFollowsPreferredContentSize = true
    low.preferredContentSize = CGSize(width: 320, height: 0)
    XCTAssertEqual(layout(low).frame(extent: 256), CGRect(x: 90, y: 44, width: 320, height: 256))
  }

  func testTheMediumDetentIsInactiveInCompactHeight() async {
    let low = conditions(500, 300) { $0.prefersEdgeAttachedInCompactHeight = true }
    XCTAssertEqual(layout(low, [.medium(), .large()]).stops.map(\.identifier), [.large])
    XCTAssertEqual(layout(low, [.medium()]).stops.map(\.extent), [256], "the large detent replaces an empty set")
  }

  func testCustomDetentsHaveTheirIdentifiersAndMayBeInactive() async {
    let peek = UISheetPresentationController.Detent.custom(identifier: .init("peek")) { _ in 120 }
    let unnamed = UISheetPresentationController.Detent.custom { 0.5 * $0.maximumDetentValue }
    let other = UISheetPresentationController.Detent.custom { _ in nil }
    let inactive = UISheetPresentationController.Detent.custom { _ in UISheetPresentationController.Detent.inactive }
    XCTAssertNotEqual(unnamed.identifier, other.identifier)
    let layout = layout(conditions(400, 800), [unnamed, other, peek, inactive])
    XCTAssertEqual(layout.stops.map(\.identifier), [Identifier("peek"), unnamed.identifier])
    XCTAssertEqual(layout.stops.map(\.extent), [120, 378])
    XCTAssertEqual(layout.stop(nil).identifier, Identifier("peek"), "the smallest detent is the default")
    XCTAssertEqual(layout.stop(after: Identifier("peek")).identifier, unnamed.identifier)
    XCTAssertEqual(layout.stop(after: unnamed.identifier).identifier, Identifier("peek"))
  }

  func testDimmingIncreasesFromTheLargestUndimmedDetentToTheNext() async {
    let layout = layout(conditions(400, 800), [.custom(identifier: .init("a")) { _ in 100 }, .medium(), .large()])
    XCTAssertEqual(layout.dimming(extent: 400, undimmed: nil), 1)
    XCTAssertEqual(layout.dimming(extent: 50, undimmed: nil), 0.5, accuracy: 1e-9)
    XCTAssertEqual(layout.dimming(extent: 400, undimmed: .medium), 0)
    XCTAssertEqual(layout.dimming(extent: 578, undimmed: .medium), 0.5, accuracy: 1e-9)
    XCTAssertEqual(layout.dimming(extent: 756, undimmed: .medium), 1)
    XCTAssertEqual(layout.dimming(extent: 756, undimmed: .large), 0)
  }
}
