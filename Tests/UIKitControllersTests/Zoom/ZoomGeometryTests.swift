// SPDX-License-Identifier: MIT
import LeakTesting
import UIKit
import XCTest

/// The geometry of a zoom push and pop without a gesture.
@MainActor
final class ZoomGeometryTests: UIKitTestCase {
  private let page = CGRect(origin: .zero, size: ZoomStage.size)

  private func mix(_ a: CGRect, _ b: CGRect, _ p: CGFloat) -> CGRect {
    CGRect(
      x: a.minX + (b.minX - a.minX) * p, y: a.minY + (b.minY - a.minY) * p, width: a.width + (b.width - a.width) * p,
      height: a.height + (b.height - a.height) * p)
  }

  /// A critically damped spring with ω = 19 rad/s. Measured on iOS 27.
  func testAPushedPageGrowsOutOfItsSourceAlongTheMeasuredSpring() async {
    let stage = ZoomStage()
    let tile = stage.frame(ofTile: 0)
    let b = stage.page()
    stage.push(b)
    for time in [0, 0.05, 0.12, 0.3] {
      stage.host.advance(to: max(stage.host.time, 1000.1 + time))
      let p = criticallyDamped(19, after: stage.host.time - 1000.1)
      let shown = stage.shown(b)
      assertEqual(shown.card, mix(tile, page, p), accuracy: 0.05, "at \(time)")
      // Both axes have the same scale. At a quarter of its size the page is as wide as the source, and higher.
      XCTAssertEqual(shown.scale, 0.25 + 0.75 * p, accuracy: 1e-3)
    }
    stage.host.advance(by: 1)
    stage.assertAtRest(["Grid", "Page"])
  }

  func testTheCoveredPageShrinksAndIsDimmedDuringAZoom() async {
    let stage = ZoomStage()
    let b = stage.page()
    stage.push(b)
    stage.host.advance(by: 0.1)
    let p = criticallyDamped(19, after: 0.1)
    XCTAssertEqual(stage.presented(stage.grid.view).transform.m11, 1 - 0.086 * p, accuracy: 1e-3)
    // It is above the page with what is behind it, and above the bar's background.
    let dimming = stage.grid.view.superview!.subviews[3]
    XCTAssertEqual(CGFloat(stage.presented(dimming).opacity), p, accuracy: 1e-3)
    XCTAssertEqual(dimming.backgroundColor, UIColor(white: 0, alpha: 0.15))
    let card = stage.card(of: b)!
    XCTAssertEqual(CGFloat(stage.presented(card).shadowOpacity), 0.24 * p, accuracy: 1e-3)
    XCTAssertEqual(card.layer.shadowOffset, CGSize(width: 0, height: 4))
    XCTAssertEqual(card.layer.shadowRadius, 15)
    XCTAssertEqual(stage.presented(card).cornerRadius, 12, accuracy: 1e-2)
    XCTAssertEqual(stage.presented(stage.grid.view).cornerRadius, 12 * p, accuracy: 1e-2)
    XCTAssertTrue(stage.grid.view.clipsToBounds)
    stage.host.advance(by: 1)
  }

  /// A cross-fade over the first 0.55 of the progress. Measured on iOS 27.
  func testTheSourcesSnapshotFadesOutInTheFirstPartOfAZoom() async {
    let stage = ZoomStage()
    let b = stage.page()
    stage.push(b)
    XCTAssertEqual(stage.tiles[0].alpha, 0, "the tile is hidden while its snapshot zooms")
    let picture = stage.card(of: b)!.subviews[0].subviews[1]
    for time in [0.0, 0.05, 0.08] {
      stage.host.advance(to: max(stage.host.time, 1000.1 + time))
      let p = criticallyDamped(19, after: time)
      XCTAssertEqual(CGFloat(stage.presented(picture).opacity), max(0, 1 - p / 0.55), accuracy: 2e-3)
      // The snapshot fills the card, and grows evenly in both directions.
      let (size, tile) = (stage.presented(picture).bounds.size, stage.tiles[0].bounds.size)
      XCTAssertEqual(size.width, tile.width * (1 + 5 * p), accuracy: 1)
      XCTAssertEqual(size.height, tile.height * (1 + 5 * p), accuracy: 1)
    }
    stage.host.advance(by: 1)
    XCTAssertEqual(stage.tiles[0].alpha, 1)
  }

  func testAPoppedPageShrinksIntoItsSource() async {
    let stage = ZoomStage()
    let b = stage.pushed()
    let start = stage.host.time
    let tile = stage.frame(ofTile: 0)
    stage.pop()
    for time in [0, 0.05, 0.12] {
      stage.host.advance(to: max(stage.host.time, start + time))
      let p = criticallyDamped(19, after: time)
      assertEqual(stage.shown(b).card, mix(page, tile, p), accuracy: 0.05, "at \(time)")
      XCTAssertEqual(stage.presented(stage.grid.view).transform.m11, 0.914 + 0.086 * p, accuracy: 1e-3)
    }
    stage.host.advance(by: 1)
    stage.assertAtRest(["Grid"])
  }

  /// Semantics: zoom-source.
  func testAPopZoomsIntoTheSourceThatTheProviderThenReturns() async {
    let stage = ZoomStage()
    let b = stage.pushed()
    stage.source = 4
    stage.pop()
    stage.host.advance(by: 0.45)
    assertEqual(stage.shown(b).card, stage.frame(ofTile: 4), accuracy: 2)
    XCTAssertEqual(stage.tiles[4].alpha, 0)
    XCTAssertEqual(stage.tiles[0].alpha, 1)
    stage.host.advance(by: 1)
    stage.assertAtRest(["Grid"])
  }

  /// Semantics: zoom-source.
  /// Without a source, the navigation controller's own transition runs.
  func testAPageWithoutASourceSlides() async {
    let stage = ZoomStage()
    stage.source = nil
    let b = stage.page()
    stage.push(b)
    stage.host.advance(by: 0.06)
    XCTAssertEqual(stage.pages.shownX(of: b), 400 * exp(-1), accuracy: 0.5)
    stage.host.advance(by: 1)
    stage.assertAtRest(["Grid", "Page"])
    stage.pop()
    stage.host.advance(by: 0.06)
    XCTAssertEqual(stage.pages.shownX(of: b), 400 * (1 - exp(-1)), accuracy: 0.5)
    stage.host.advance(by: 1)
    stage.assertAtRest(["Grid"])
  }

  /// Semantics: preferred-transition.
  func testANavigationControllerIgnoresAPreferredModalTransition() async {
    let stage = ZoomStage()
    let b = stage.pages.page("B")
    b.preferredTransition = .coverVertical
    stage.push(b)
    stage.host.advance(by: 0.06)
    XCTAssertEqual(stage.pages.shownX(of: b), 400 * exp(-1), accuracy: 0.5)
    stage.host.advance(by: 1)
  }

  /// Semantics: zoom-source.
  /// At the start of the push, the page's alignment rectangle lies over the source with the same height.
  func testTheAlignmentRectangleOfThePageZoomsOutOfTheSource() async {
    let stage = ZoomStage()
    let rect = CGRect(x: 0, y: 44, width: 400, height: 300)
    let options = UIViewController.Transition.ZoomOptions()
    var asked: [UIView] = []
    options.alignmentRectProvider = { context in
      asked.append(context.sourceView)
      return rect
    }
    stage.options = options
    let b = stage.page()
    let tile = stage.frame(ofTile: 0)
    stage.push(b)
    XCTAssertTrue(asked.contains { $0 === stage.tiles[0] })
    // The 300 points of the rectangle's height are scaled to the 100 points of the tile.
    let shown = stage.shown(b)
    XCTAssertEqual(shown.scale, 1.0 / 3, accuracy: 1e-6)
    XCTAssertEqual(shown.center.x + (rect.midX - page.midX) * shown.scale, tile.midX, accuracy: 0.01)
    XCTAssertEqual(shown.center.y + (rect.midY - page.midY) * shown.scale, tile.midY, accuracy: 0.01)
    stage.host.advance(by: 0.1)
    // The snapshot of the source covers the rectangle during the whole transition.
    let halfway = stage.shown(b)
    let picture = stage.presented(stage.card(of: b)!.subviews[0].subviews[1])
    XCTAssertEqual(picture.bounds.width, tile.width * halfway.scale * 3, accuracy: 0.1)
    XCTAssertEqual(
      halfway.card.minY + picture.position.y, halfway.center.y + (rect.midY - page.midY) * halfway.scale,
      accuracy: 0.05)
    stage.host.advance(by: 1)
    stage.assertAtRest(["Grid", "Page"])
  }

  /// Semantics: zoom-source.
  /// The transition copies its options.
  func testTheDimmingColourIsThatOfTheOptionsWhenTheTransitionWasMade() async {
    let stage = ZoomStage()
    let options = UIViewController.Transition.ZoomOptions()
    options.dimmingColor = .systemRed
    stage.options = options
    let b = stage.page()
    options.dimmingColor = .systemGreen
    stage.push(b)
    XCTAssertEqual(
      stage.grid.view.superview!.subviews[3].backgroundColor, .systemRed, "a later change of the options has no effect")
    stage.host.advance(by: 1)
  }

  func testAPageCanZoomOutOfABarButton() async {
    let stage = ZoomStage()
    let item = UIBarButtonItem(title: "Open", image: nil, primaryAction: nil)
    stage.grid.navigationItem.rightBarButtonItem = item
    stage.host.flush()
    let b = stage.pages.page("B")
    b.preferredTransition = .zoom(sourceBarButtonItemProvider: { [weak item] _ in item })
    stage.push(b)
    let card = stage.shown(b).card
    XCTAssertGreaterThan(card.minX, 300)
    XCTAssertLessThan(card.maxY, 44.5)
    stage.host.advance(by: 1)
    stage.pages.assertAtRest(["Grid", "B"])
    stage.pop()
    stage.host.advance(by: 0.45)
    assertEqual(stage.shown(b).card, card, accuracy: 3)
    stage.host.advance(by: 1)
    stage.pages.assertAtRest(["Grid"])
  }

  func testAZoomingPageKeepsItsSizeAndSafeArea() async {
    let stage = ZoomStage()
    let b = stage.page()
    stage.push(b)
    for _ in 0..<10 {
      XCTAssertEqual(b.view.bounds.size, ZoomStage.size)
      XCTAssertEqual(b.view.safeAreaInsets.top, 44)
      stage.host.advance(by: 0.1)
    }
    stage.pop()
    for _ in 0..<4 {
      XCTAssertEqual(b.view.bounds.size, ZoomStage.size)
      XCTAssertEqual(b.view.safeAreaInsets.top, 44)
      stage.host.advance(by: 0.1)
    }
    stage.host.advance(by: 1)
  }

  func testAZoomingPushSendsTheCallbacksOfAnyPush() async {
    let stage = ZoomStage()
    let b = stage.page("B")
    stage.push(b)
    stage.host.advance(by: 1)
    XCTAssertEqual(
      stage.pages.log.lines,
      [
        "B.willMove(nav)", "B.viewDidLoad", "Grid.viewWillDisappear", "B.viewWillAppear", "willShow B",
        "B.viewIsAppearing", "Grid.viewDidDisappear", "B.viewDidAppear", "didShow B", "B.didMove(nav)",
      ])
  }

  func testZoomingPushesAndPopsLeakNothing() async {
    assertNothingLeaks {
      let stage = ZoomStage()
      let b = stage.pushed()
      let card = stage.page("C")
      stage.push(card)
      stage.host.advance(by: 0.1)
      stage.pop()
      stage.host.advance(by: 1)
      stage.pop()
      stage.host.advance(by: 1)
      return [stage, b, b.view, card, card.view, card.preferredTransition!]
    }
  }
}

/// The titles and the buttons of the navigation bar during a zoom.
@MainActor
final class ZoomTitleTests: UIKitTestCase {
  /// The card's upper edge would cut titles that stay in the bar.
  func testEachPageTakesItsTitlesAlongAndTheBarHasThemAgainAfterwards() async throws {
    let stage = ZoomStage()
    let page = stage.page()
    let bar = stage.navigation.navigationBar
    for isPush in [true, false] {
      if isPush { stage.push(page) } else { stage.pop() }
      stage.host.advance(by: 0.1)
      let card = try XCTUnwrap(page.view.superview?.superview?.superview)
      let container = try XCTUnwrap(card.superview)

      XCTAssertEqual(bar.titles, [])
      XCTAssertEqual(card.titles, ["Grid", "Page"], "the back button and the title of the upper page")
      XCTAssertEqual(container.titles, ["Grid", "Grid", "Page"], "and the title of the lower page")
      stage.host.advance(by: 1)
      XCTAssertEqual(bar.titles, isPush ? ["Grid", "Page"] : ["Grid"])
    }
  }

  func testTheBackButtonWorksOnThePageThatZooms() async {
    let stage = ZoomStage()
    stage.push(stage.page())
    stage.host.advance(by: 0.25)

    stage.host.tap(at: CGPoint(x: 30, y: 22))
    stage.host.advance(by: 1)

    stage.assertAtRest(["Grid"])
  }

  func testAnInterruptedZoomGivesTheTitlesBackToTheBar() async {
    let stage = ZoomStage()
    stage.push(stage.page())
    stage.host.advance(by: 0.1)

    let plain = stage.pages.page("Plain")
    stage.push(plain)
    stage.host.advance(by: 1)

    XCTAssertEqual(stage.navigation.navigationBar.titles, ["Page", "Plain"])
  }
}

extension UIView {
  /// The texts of the labels in this view, in alphabetical order.
  fileprivate var titles: [String] { labels.compactMap(\.text).filter { !$0.isEmpty }.sorted() }

  private var labels: [UILabel] { subviews.flatMap(\.labels) + [self as? UILabel].compactMap { $0 } }
}

/// Zooms in a navigation controller whose bars overlap the content.
@MainActor
final class ZoomSafeAreaTests: UIKitTestCase {
  func testAZoomingPageHasItsFinalSafeAreaUnderABottomInset() async {
    let stage = ZoomStage()
    stage.navigation.additionalSafeAreaInsets.bottom = 49
    stage.host.flush()
    let page = stage.page()
    stage.push(page)
    for _ in 0..<8 {
      XCTAssertEqual(page.view.safeAreaInsets, UIEdgeInsets(top: 44, left: 0, bottom: 49, right: 0))
      stage.host.advance(by: 0.1)
    }
    stage.pop()
    for _ in 0..<4 {
      XCTAssertEqual(page.view.safeAreaInsets, UIEdgeInsets(top: 44, left: 0, bottom: 49, right: 0))
      stage.host.advance(by: 0.1)
    }
    stage.host.advance(by: 1)
  }
}
