// SPDX-License-Identifier: MIT
import UIKit
import XCTest

@testable import UIKitContainers

/// The rules for which columns are visible, and where.
@MainActor
final class ColumnPlanTests: XCTestCase {
  private func plan(_ width: CGFloat, sides: Int = 2) -> ColumnPlan {
    var plan = ColumnPlan(size: CGSize(width: width, height: 500))
    plan.sides = sides == 2 ? [(.primary, 200), (.supplementary, 300)] : [(.primary, 200)]
    return plan
  }

  func testAutomaticBehaviorDependsOnTheRoomForTheSecondaryColumn() async {
    XCTAssertEqual(plan(1000).behavior, .tile)
    XCTAssertEqual(plan(1000).displayMode, .twoBesideSecondary)
    XCTAssertEqual(plan(700).displayMode, .oneBesideSecondary)
    XCTAssertEqual(plan(600).behavior, .displace)
    XCTAssertEqual(plan(500, sides: 1).behavior, .overlay)
    XCTAssertEqual(plan(500, sides: 1).displayMode, .secondaryOnly)
    XCTAssertEqual(plan(520, sides: 1).displayMode, .oneBesideSecondary)
  }

  func testAPreferredModeImpliesItsBehavior() async {
    let modes: [(UISplitViewController.DisplayMode, UISplitViewController.SplitBehavior)] = [
      (.oneBesideSecondary, .tile), (.twoBesideSecondary, .tile), (.oneOverSecondary, .overlay),
      (.twoOverSecondary, .overlay), (.twoDisplaceSecondary, .displace),
    ]
    for (mode, behavior) in modes {
      var plan = plan(1000)
      plan.preferredMode = mode
      XCTAssertEqual(plan.behavior, behavior)
      XCTAssertEqual(plan.displayMode, mode)
    }
  }

  func testAModeThatTheBehaviorDoesNotHaveShowsAsManyColumns() async {
    var plan = plan(1000)
    plan.preferredMode = .twoBesideSecondary
    plan.preferredBehavior = .overlay
    XCTAssertEqual(plan.displayMode, .twoOverSecondary)
    plan.preferredBehavior = .displace
    XCTAssertEqual(plan.displayMode, .twoDisplaceSecondary)
  }

  func testTiledColumnsShareTheWidth() async {
    let frames = plan(1000).arrangement(of: 2).frames
    XCTAssertEqual(frames[.primary], CGRect(x: 0, y: 0, width: 200, height: 500))
    XCTAssertEqual(frames[.supplementary], CGRect(x: 200, y: 0, width: 300, height: 500))
    XCTAssertEqual(frames[.secondary], CGRect(x: 500, y: 0, width: 500, height: 500))
  }

  func testHiddenColumnsAreBesideTheView() async {
    let one = plan(1000).arrangement(of: 1).frames
    XCTAssertEqual(one[.primary]?.maxX, 0)
    XCTAssertEqual(one[.supplementary]?.minX, 0)
    let none = plan(1000).arrangement(of: 0).frames
    XCTAssertEqual(none[.supplementary]?.maxX, 0)
    XCTAssertEqual(none[.primary]?.maxX, -300)
    XCTAssertEqual(none[.secondary]?.width, 1000)
  }

  func testAnOverlayDimsAndKeepsTheSecondaryColumn() async {
    var plan = plan(1000)
    plan.preferredBehavior = .overlay
    let arrangement = plan.arrangement(of: 2)
    XCTAssertEqual(arrangement.frames[.secondary], CGRect(x: 0, y: 0, width: 1000, height: 500))
    XCTAssertGreaterThan(arrangement.dimming, 0)
    XCTAssertEqual(plan.arrangement(of: 0).dimming, 0)
  }

  func testDisplacedColumnsKeepTheirWidth() async {
    var plan = plan(700)
    plan.preferredBehavior = .displace
    XCTAssertEqual(plan.arrangement(of: 1).frames[.secondary], CGRect(x: 300, y: 0, width: 400, height: 500))
    XCTAssertEqual(plan.arrangement(of: 2).frames[.secondary], CGRect(x: 500, y: 0, width: 400, height: 500))
  }

  func testATrailingPrimaryColumnIsOnTheRight() async {
    var plan = plan(1000)
    plan.isMirrored = true
    let frames = plan.arrangement(of: 2).frames
    XCTAssertEqual(frames[.primary]?.minX, 800)
    XCTAssertEqual(frames[.supplementary]?.minX, 500)
    XCTAssertEqual(frames[.secondary]?.minX, 0)
  }

  func testAutomaticWidthsAreTwoFifthsWithinLimits() async {
    let width = ColumnWidth()
    XCTAssertEqual(width.resolved(in: 700), 280)
    XCTAssertEqual(width.resolved(in: 2000), 320)
    XCTAssertEqual(width.resolved(in: 300), 180)
  }

  func testExplicitWidthsPrecedeFractionsAndHaveLimits() async {
    var width = ColumnWidth()
    width.fraction = 0.5
    XCTAssertEqual(width.resolved(in: 1000), 500)
    width.preferred = 250
    XCTAssertEqual(width.resolved(in: 1000), 250)
    width.minimum = 260
    XCTAssertEqual(width.resolved(in: 1000), 260)
    width.maximum = 270
    width.drag(to: 900, in: 1000)
    XCTAssertEqual(width.resolved(in: 1000), 270)
    width.drag(to: 10, in: 1000)
    XCTAssertEqual(width.resolved(in: 1000), 260)
  }
}
