// SPDX-License-Identifier: MIT
import UIKit
import XCTest

/// A zoom push and pop that nobody touches: where everything is.
@MainActor
final class ZoomGeometryTests: UIKitTestCase {
  private let page = CGRect(origin: .zero, size: ZoomStudio.size)

  private func mix(_ a: CGRect, _ b: CGRect, _ p: CGFloat) -> CGRect {
    CGRect(
      x: a.minX + (b.minX - a.minX) * p, y: a.minY + (b.minY - a.minY) * p, width: a.width + (b.width - a.width) * p,
      height: a.height + (b.height - a.height) * p)
  }

  /// 1.9: critically damped, ω 19.
  func testAPushGrowsOutOfTheSourceAlongTheMeasuredSpring() async {
    let studio = ZoomStudio()
    let tile = studio.frame(ofTile: 0)
    let b = studio.page()
    studio.push(b)
    for time in [0, 0.05, 0.12, 0.3] {
      studio.host.advance(to: max(studio.host.time, 1000.1 + time))
      let p = criticallyDamped(19, after: studio.host.time - 1000.1)
      let shown = studio.shown(b)
      assertEqual(shown.card, mix(tile, page, p), accuracy: 0.05, "at \(time)")
      // The page is scaled evenly: at the source a quarter across fills the width and more than the height.
      XCTAssertEqual(shown.scale, 0.25 + 0.75 * p, accuracy: 1e-3)
    }
    studio.host.advance(by: 1)
    studio.assertAtRest(["Grid", "Page"])
  }

  func testTheCoveredPageShrinksAndIsDimmed() async {
    let studio = ZoomStudio()
    let b = studio.page()
    studio.push(b)
    studio.host.advance(by: 0.1)
    let p = criticallyDamped(19, after: 0.1)
    XCTAssertEqual(studio.presented(studio.grid.view).transform.m11, 1 - 0.086 * p, accuracy: 1e-3)
    let dimming = studio.grid.view.superview!.subviews[2]
    XCTAssertEqual(CGFloat(studio.presented(dimming).opacity), p, accuracy: 1e-3)
    XCTAssertEqual(dimming.backgroundColor, UIColor(white: 0, alpha: 0.15))
    let card = studio.card(of: b)!
    XCTAssertEqual(CGFloat(studio.presented(card).shadowOpacity), 0.24 * p, accuracy: 1e-3)
    XCTAssertEqual(card.layer.shadowOffset, CGSize(width: 0, height: 4))
    XCTAssertEqual(card.layer.shadowRadius, 15)
    XCTAssertEqual(studio.presented(card).cornerRadius, 12 * (1 - p), accuracy: 1e-2)
    studio.host.advance(by: 1)
  }

  /// 1.9: cross-fade over the first 0.55.
  func testTheSourcesPictureFadesInTheFirstPartOfTheWay() async {
    let studio = ZoomStudio()
    let b = studio.page()
    studio.push(b)
    XCTAssertEqual(studio.tiles[0].alpha, 0, "the tile has left its place")
    let picture = studio.card(of: b)!.subviews[0].subviews[1]
    for time in [0.0, 0.05, 0.08] {
      studio.host.advance(to: max(studio.host.time, 1000.1 + time))
      let p = criticallyDamped(19, after: time)
      XCTAssertEqual(CGFloat(studio.presented(picture).opacity), max(0, 1 - p / 0.55), accuracy: 2e-3)
      // It fills the card, and is scaled evenly.
      XCTAssertEqual(studio.presented(picture).transform.m11, 1 + 5 * p, accuracy: 1e-2)
      XCTAssertEqual(studio.presented(picture).transform.m22, 1 + 5 * p, accuracy: 1e-2)
    }
    studio.host.advance(by: 1)
    XCTAssertEqual(studio.tiles[0].alpha, 1)
  }

  func testAPopShrinksIntoTheSource() async {
    let studio = ZoomStudio()
    let b = studio.pushed()
    let start = studio.host.time
    let tile = studio.frame(ofTile: 0)
    studio.pop()
    for time in [0, 0.05, 0.12] {
      studio.host.advance(to: max(studio.host.time, start + time))
      let p = criticallyDamped(19, after: time)
      assertEqual(studio.shown(b).card, mix(page, tile, p), accuracy: 0.05, "at \(time)")
      XCTAssertEqual(studio.presented(studio.grid.view).transform.m11, 0.914 + 0.086 * p, accuracy: 1e-3)
    }
    studio.host.advance(by: 1)
    studio.assertAtRest(["Grid"])
  }

  /// Semantics: zoom-source.
  func testThePopGoesToTheSourceThatIsGivenThen() async {
    let studio = ZoomStudio()
    let b = studio.pushed()
    studio.source = 4
    studio.pop()
    studio.host.advance(by: 0.45)
    assertEqual(studio.shown(b).card, studio.frame(ofTile: 4), accuracy: 2)
    XCTAssertEqual(studio.tiles[4].alpha, 0)
    XCTAssertEqual(studio.tiles[0].alpha, 1)
    studio.host.advance(by: 1)
    studio.assertAtRest(["Grid"])
  }

  /// Semantics: zoom-source.
  /// On platforms without a source the ordinary transition runs.
  func testWithoutASourceThePageSlides() async {
    let studio = ZoomStudio()
    studio.source = nil
    let b = studio.page()
    studio.push(b)
    studio.host.advance(by: 0.06)
    XCTAssertEqual(studio.stage.shownX(of: b), 400 * exp(-1), accuracy: 0.5)
    studio.host.advance(by: 1)
    studio.assertAtRest(["Grid", "Page"])
    studio.pop()
    studio.host.advance(by: 0.06)
    XCTAssertEqual(studio.stage.shownX(of: b), 400 * (1 - exp(-1)), accuracy: 0.5)
    studio.host.advance(by: 1)
    studio.assertAtRest(["Grid"])
  }

  /// Semantics: preferred-transition.
  func testANavigationControllerIgnoresTheModalStyles() async {
    let studio = ZoomStudio()
    let b = studio.stage.page("B")
    b.preferredTransition = .coverVertical
    studio.push(b)
    studio.host.advance(by: 0.06)
    XCTAssertEqual(studio.stage.shownX(of: b), 400 * exp(-1), accuracy: 0.5)
    studio.host.advance(by: 1)
  }

  /// Semantics: zoom-source.
  /// The rectangle of the page turns into the source.
  func testTheAlignmentRectangleLiesOnTheSource() async {
    let studio = ZoomStudio()
    let rect = CGRect(x: 0, y: 44, width: 400, height: 300)
    let options = UIViewController.Transition.ZoomOptions()
    var asked: [UIView] = []
    options.alignmentRectProvider = { context in
      asked.append(context.sourceView)
      return rect
    }
    studio.options = options
    let b = studio.page()
    let tile = studio.frame(ofTile: 0)
    studio.push(b)
    XCTAssertTrue(asked.contains { $0 === studio.tiles[0] })
    // 300 points of the page's height fill the tile's 100.
    let shown = studio.shown(b)
    XCTAssertEqual(shown.scale, 1.0 / 3, accuracy: 1e-6)
    XCTAssertEqual(shown.center.x + (rect.midX - page.midX) * shown.scale, tile.midX, accuracy: 0.01)
    XCTAssertEqual(shown.center.y + (rect.midY - page.midY) * shown.scale, tile.midY, accuracy: 0.01)
    studio.host.advance(by: 0.1)
    // The picture stays on its rectangle all the way.
    let halfway = studio.shown(b)
    let picture = studio.presented(studio.card(of: b)!.subviews[0].subviews[1])
    XCTAssertEqual(picture.transform.m11, halfway.scale * 3, accuracy: 1e-3)
    XCTAssertEqual(
      halfway.card.minY + picture.position.y, halfway.center.y + (rect.midY - page.midY) * halfway.scale,
      accuracy: 0.05)
    studio.host.advance(by: 1)
    studio.assertAtRest(["Grid", "Page"])
  }

  /// Semantics: zoom-source.
  /// Options are honoured.
  func testTheDimmingColourIsTheClients() async {
    let studio = ZoomStudio()
    let options = UIViewController.Transition.ZoomOptions()
    options.dimmingColor = .systemRed
    studio.options = options
    let b = studio.page()
    options.dimmingColor = .systemGreen
    studio.push(b)
    XCTAssertEqual(studio.grid.view.superview!.subviews[2].backgroundColor, .systemRed, "a copy was taken")
    studio.host.advance(by: 1)
  }

  func testABarButtonIsASourceToo() async {
    let studio = ZoomStudio()
    let item = UIBarButtonItem(title: "Open", image: nil, primaryAction: nil)
    studio.grid.navigationItem.rightBarButtonItem = item
    studio.host.flush()
    let b = studio.stage.page("B")
    b.preferredTransition = .zoom(sourceBarButtonItemProvider: { [weak item] _ in item })
    studio.push(b)
    let card = studio.shown(b).card
    XCTAssertGreaterThan(card.minX, 300)
    XCTAssertLessThan(card.maxY, 44.5)
    studio.host.advance(by: 1)
    studio.stage.assertAtRest(["Grid", "B"])
    studio.pop()
    studio.host.advance(by: 0.45)
    assertEqual(studio.shown(b).card, card, accuracy: 3)
    studio.host.advance(by: 1)
    studio.stage.assertAtRest(["Grid"])
  }

  func testThePageKeepsItsSizeAndItsSafeAreaOnItsWay() async {
    let studio = ZoomStudio()
    let b = studio.page()
    studio.push(b)
    for _ in 0..<10 {
      XCTAssertEqual(b.view.bounds.size, ZoomStudio.size)
      XCTAssertEqual(b.view.safeAreaInsets.top, 44)
      studio.host.advance(by: 0.1)
    }
    studio.pop()
    for _ in 0..<4 {
      XCTAssertEqual(b.view.bounds.size, ZoomStudio.size)
      XCTAssertEqual(b.view.safeAreaInsets.top, 44)
      studio.host.advance(by: 0.1)
    }
    studio.host.advance(by: 1)
  }

  /// 1.4: the calls are those of any push and pop.
  func testTheCallsAreThoseOfAnyPushAndPop() async {
    let studio = ZoomStudio()
    let b = studio.page("B")
    studio.push(b)
    studio.host.advance(by: 1)
    XCTAssertEqual(
      studio.stage.log.lines,
      [
        "B.willMove(nav)", "B.viewDidLoad", "Grid.viewWillDisappear", "B.viewWillAppear", "willShow B",
        "B.viewIsAppearing", "Grid.viewDidDisappear", "B.viewDidAppear", "didShow B", "B.didMove(nav)",
      ])
  }

  func testNothingLeaks() async {
    assertNothingLeaks {
      let studio = ZoomStudio()
      let b = studio.pushed()
      let card = studio.page("C")
      studio.push(card)
      studio.host.advance(by: 0.1)
      studio.pop()
      studio.host.advance(by: 1)
      studio.pop()
      studio.host.advance(by: 1)
      return [studio, b, b.view, card, card.view, card.preferredTransition!]
    }
  }
}

/// Zooms in a navigation controller that bars cover.
@MainActor
final class ZoomSafeAreaTests: UIKitTestCase {
  func testThePagesSafeAreaIsThatOfItsPlaceAllTheWay() async {
    let studio = ZoomStudio()
    studio.navigation.additionalSafeAreaInsets.bottom = 49
    studio.host.flush()
    let page = studio.page()
    studio.push(page)
    for _ in 0..<8 {
      XCTAssertEqual(page.view.safeAreaInsets, UIEdgeInsets(top: 44, left: 0, bottom: 49, right: 0))
      studio.host.advance(by: 0.1)
    }
    studio.pop()
    for _ in 0..<4 {
      XCTAssertEqual(page.view.safeAreaInsets, UIEdgeInsets(top: 44, left: 0, bottom: 49, right: 0))
      studio.host.advance(by: 0.1)
    }
    studio.host.advance(by: 1)
  }
}
