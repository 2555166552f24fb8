// SPDX-License-Identifier: MIT
import UIKit
import XCTest

/// A navigation controller of 400 × 600 points. Its root shows a grid of tiles, each 100 points square with a corner
/// radius of 12 points, and its pages zoom out of the tiles.
@MainActor
final class ZoomStage {
  static let size = CGSize(width: 400, height: 600)
  static let tileSize: CGFloat = 100
  static let radius: CGFloat = 12

  let pages: NavigationStage
  let tiles: [UIView]
  /// The index of the tile that the provider returns, or `nil` for no source.
  var source: Int? = 0
  var options: UIViewController.Transition.ZoomOptions?

  init() {
    pages = NavigationStage("Grid")
    tiles = (0..<6).map { index in
      let tile = UIView(
        frame: CGRect(x: 20 + 130 * CGFloat(index % 3), y: 100 + 130 * CGFloat(index / 3), width: 100, height: 100))
      tile.layer.cornerRadius = Self.radius
      tile.backgroundColor = .systemBlue
      tile.clipsToBounds = true
      return tile
    }
    for tile in tiles { grid.view.addSubview(tile) }
    pages.host.flush()
  }

  nonisolated deinit {}

  var host: ManualHost { pages.host }
  var navigation: UINavigationController { pages.navigation }
  var grid: LoggingPage { pages.page(at: 0) }

  /// Returns a page that zooms out of the tile at `source`.
  func page(_ name: String = "Page") -> LoggingPage {
    let page = pages.page(name)
    page.preferredTransition = .zoom(options: options) { [unowned self] _ in
      source.map { tiles[$0] }
    }
    return page
  }

  /// Begins a push and draws its first frame.
  func push(_ page: UIViewController) {
    navigation.pushViewController(page, animated: true)
    host.flush()
  }

  func pop() {
    navigation.popViewController(animated: true)
    host.flush()
  }

  /// Pushes a page and waits for the end of the transition.
  @discardableResult
  func pushed(_ name: String = "Page") -> LoggingPage {
    let page = page(name)
    navigation.pushViewController(page, animated: true)
    host.advance(by: 1)
    pages.log.clear()
    return page
  }

  /// Returns the frame of a tile in the window.
  func frame(ofTile index: Int) -> CGRect { tiles[index].convert(tiles[index].bounds, to: nil) }

  /// Returns the frame of the card that clips the page on the screen, and the scale and the centre of the page's
  /// content.
  func shown(_ page: UIViewController) -> (card: CGRect, scale: CGFloat, center: CGPoint) {
    guard let carrier = page.view.superview, let clip = carrier.superview, let card = clip.superview,
      "\(type(of: card))" == "ZoomCard"
    else {
      let shown = (page.view.layer as CALayer).presentation() ?? page.view.layer
      return (shown.frame, shown.transform.m11, shown.position)
    }
    let (shownCard, shownCarrier) = (presented(card), presented(carrier))
    let size = shownCard.bounds.size
    let origin = CGPoint(x: shownCard.position.x - size.width / 2, y: shownCard.position.y - size.height / 2)
    return (
      CGRect(origin: origin, size: size), shownCarrier.transform.m11,
      CGPoint(x: origin.x + shownCarrier.position.x, y: origin.y + shownCarrier.position.y)
    )
  }

  func card(of page: UIViewController) -> UIView? { page.view.superview?.superview?.superview }

  func presented(_ view: UIView) -> CALayer { (view.layer as CALayer).presentation() ?? view.layer }

  /// Fails unless the stack consists of pages with these names, no transition runs, and the grid has its normal look.
  func assertAtRest(_ names: [String], file: StaticString = #filePath, line: UInt = #line) {
    pages.assertAtRest(names, file: file, line: line)
    for (index, tile) in tiles.enumerated() {
      XCTAssertEqual(tile.alpha, 1, "tile \(index)", file: file, line: line)
    }
    XCTAssertTrue(
      CATransform3DIsIdentity(grid.view.layer.transform), "the grid has no transform", file: file, line: line)
  }
}

/// Returns the fraction of the distance that a critically damped spring has covered after a time, starting at rest.
func criticallyDamped(_ omega: Double, after time: Double) -> CGFloat {
  CGFloat(1 - exp(-omega * time) * (1 + omega * time))
}

func assertEqual(
  _ a: CGRect, _ b: CGRect, accuracy: CGFloat, _ message: String = "", file: StaticString = #filePath,
  line: UInt = #line
) {
  for (one, other) in [(a.minX, b.minX), (a.minY, b.minY), (a.width, b.width), (a.height, b.height)] {
    XCTAssertEqual(one, other, accuracy: accuracy, "\(message) \(a) and \(b)", file: file, line: line)
  }
}
