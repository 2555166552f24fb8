// SPDX-License-Identifier: MIT
import LeakTesting
import UIKit
import XCTest

@testable import UIKitFixtures

/// The pixels of a zoom, drawn by the real render server. `scripts/test` provides the X server.
@MainActor
final class ZoomPixelTests: UIKitTestCase {
  private static let size = CGSize(width: 200, height: 300)

  /// Returns a grid with one red tile of 60 points at (20, 120), and a blue page that zooms out of it.
  private func makeStudio() throws -> (OffscreenHost, UINavigationController, UIViewController) {
    let camera = try OffscreenHost(size: Self.size)
    let grid = UIViewController()
    grid.view.backgroundColor = .white
    let tile = UIView(frame: CGRect(x: 20, y: 120, width: 60, height: 60))
    tile.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    tile.layer.cornerRadius = 10
    grid.view.addSubview(tile)
    let navigation = UINavigationController(rootViewController: grid)
    navigation.navigationBar.scrollEdgeAppearance = Self.opaque()
    navigation.toolbar.scrollEdgeAppearance = Self.opaque()
    camera.host.window.rootViewController = navigation
    camera.host.advance(by: 0.1)
    let page = UIViewController()
    page.view.backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
    page.preferredTransition = .zoom { [weak tile] _ in tile }
    return (camera, navigation, page)
  }

  /// Returns an appearance of a bar with a background, which the pages take along.
  private static func opaque<Appearance: UIBarAppearance>() -> Appearance {
    let appearance = Appearance()
    appearance.configureWithOpaqueBackground()
    return appearance
  }

  private func picture(_ camera: OffscreenHost) -> Picture {
    camera.host.flush()
    return Picture(camera.picture())
  }

  /// Returns the colour, from 0 to 255, in the eight bits from `shift` on.
  private func level(_ pixel: UInt32, _ shift: UInt32) -> Int { Int((pixel >> shift) & 255) }

  /// Returns the number of pixels below the bar that differ by more than 60 of 255 in any colour.
  private func difference(_ one: Picture, _ other: Picture) -> Int {
    let colors: [UInt32] = [0, 8, 16]
    var count = 0
    for y in 45..<300 {
      for x in 0..<200 {
        let differs = colors.contains { abs(level(one[x, y], $0) - level(other[x, y], $0)) > 60 }
        if differs { count += 1 }
      }
    }
    return count
  }

  func testTheFirstPixelsOfAZoomAreThoseOfTheOldScreenAndTheLastThoseOfThePage() async throws {
    let (camera, navigation, page) = try makeStudio()
    let before = picture(camera)
    navigation.pushViewController(page, animated: true)
    XCTAssertLessThan(difference(picture(camera), before), 40, "no jump at the start of the push")
    camera.host.advance(by: 0.47)
    let last = picture(camera)
    camera.host.advance(by: 1)
    let after = picture(camera)
    XCTAssertEqual(after[100, 200] & 0xFFFFFF, 0x0000FF)
    XCTAssertLessThan(difference(last, after), 1200, "at most a border of one pixel differs")
    navigation.popViewController(animated: true)
    XCTAssertLessThan(difference(picture(camera), after), 30, "no jump at the start of the pop")
    camera.host.advance(by: 2)
    XCTAssertEqual(difference(picture(camera), before), 0)
    camera.close()
  }

  /// The card rounds the corners. Those of the source, scaled up with its picture, would show the page beneath.
  func testThePictureOfASourceWithRoundCornersFillsTheCorners() async throws {
    let (camera, navigation, page) = try makeStudio()
    let pages = navigation.topViewController?.view.subviews ?? []
    let tile = try XCTUnwrap(pages.first)
    tile.layer.cornerRadius = 30
    camera.host.advance(by: 0.1)
    navigation.pushViewController(page, animated: true)
    camera.host.advance(by: 0.02)

    let card = try XCTUnwrap(page.view.superview?.superview?.superview)
    XCTAssertEqual("\(type(of: card))", "ZoomCard")
    let picture = try XCTUnwrap(card.subviews.first?.subviews.last)
    var radii: [CGFloat] = []
    func note(_ layer: CALayer) {
      radii.append(layer.cornerRadius)
      layer.sublayers?.forEach(note)
    }
    note(picture.layer)
    XCTAssertGreaterThan(radii.count, 2, "it is a snapshot")
    XCTAssertEqual(Set(radii), [0])
    camera.host.advance(by: 2)
    camera.close()
  }

  /// A snapshot has the resolution of its view, in which a thumbnail would be blurred when it becomes a page.
  func testThePictureOfAThumbnailHasTheResolutionOfItsBitmap() async throws {
    let (camera, navigation, page) = try makeStudio()
    let tile = try XCTUnwrap(navigation.topViewController?.view.subviews.first)
    // Twelve stripes. In the resolution of the thumbnail they would be grey.
    let thumbnail = UIImageView(image: Self.stripes(width: 1200, height: 1200, stripe: 100))
    thumbnail.frame = CGRect(x: 0, y: 0, width: 6, height: 6)
    thumbnail.contentMode = .scaleAspectFill
    thumbnail.clipsToBounds = true
    tile.superview?.addSubview(thumbnail)
    thumbnail.center = tile.center
    page.preferredTransition = .zoom { [weak thumbnail] _ in thumbnail }
    camera.host.advance(by: 0.1)
    navigation.pushViewController(page, animated: true)
    camera.host.advance(by: 0.05)

    let card = try XCTUnwrap(page.view.superview?.superview?.superview)
    let frame = try XCTUnwrap(card.layer.presentation()).frame
    let shown = picture(camera)
    let row = (Int(frame.minX) + 4..<Int(frame.maxX) - 4).map { Int(shown[$0, Int(frame.midY)] >> 16 & 255) }
    let steps = zip(row, row.dropFirst()).map { abs($0 - $1) }
    XCTAssertGreaterThan(steps.max() ?? 0, ((row.max() ?? 0) - (row.min() ?? 0)) / 2, "the edges are sharp")
    XCTAssertGreaterThan((row.max() ?? 0) - (row.min() ?? 0), 40, "the stripes are seen")
    camera.host.advance(by: 2)
    camera.close()
  }

  private static func stripes(width: Int, height: Int, stripe: Int) -> UIImage {
    let row = (0..<width).flatMap { x -> [UInt8] in
      let value: UInt8 = x / stripe % 2 == 0 ? 0 : 255
      return [value, value, value, 255]
    }
    let pixels = (0..<height).flatMap { _ in row }
    return UIImage(
      cgImage: CGImage(width: width, height: height, bytesPerRow: width * 4, isOpaque: true, pixels: pixels))
  }

  /// The square corners of the picture would cover the round ones of the same bitmap on the page, and its edge would be
  /// seen through a picture that faded before it had the same shape.
  func testAPictureOverTheSameBitmapHasRoundCornersAndFadesWhenItHasTheSameShape() async throws {
    let (camera, navigation, page) = try makeStudio()
    let tile = try XCTUnwrap(navigation.topViewController?.view.subviews.first)
    let thumbnail = UIImageView(image: Self.stripes(width: 120, height: 120, stripe: 10))
    thumbnail.frame = tile.frame
    thumbnail.contentMode = .scaleAspectFill
    thumbnail.clipsToBounds = true
    thumbnail.layer.cornerRadius = 10
    tile.superview?.addSubview(thumbnail)
    let options = UIViewController.Transition.ZoomOptions()
    options.alignmentRectProvider = { _ in CGRect(x: 10, y: 50, width: 180, height: 120) }
    page.preferredTransition = .zoom(options: options) { [weak thumbnail] _ in thumbnail }
    camera.host.advance(by: 0.1)
    navigation.pushViewController(page, animated: true)
    camera.host.advance(by: 0.02)

    let card = try XCTUnwrap(page.view.superview?.superview?.superview)
    let picture = try XCTUnwrap(card.subviews.first?.subviews.last)
    let start = Double(criticallyDamped(19, after: 0.02))
    XCTAssertLessThan(start, 0.15)
    XCTAssertEqual(Double(picture.layer.presentation()?.cornerRadius ?? 0), 10 * start / 0.15, accuracy: 0.1)
    XCTAssertEqual(picture.layer.presentation()?.opacity, 1)
    camera.host.advance(by: 0.03)
    XCTAssertEqual(picture.layer.presentation()?.cornerRadius, 10)
    let p = Double(criticallyDamped(19, after: 0.05))
    XCTAssertEqual(Double(picture.layer.presentation()?.opacity ?? 0), 1 - (p - 0.15) / 0.4, accuracy: 0.01)
    camera.host.advance(by: 2)
    camera.close()
  }

  func testTheNavigationBarDoesNotCutTheCardAndIsDimmedWithThePageBelow() async throws {
    let (camera, navigation, page) = try makeStudio()
    let before = picture(camera)
    XCTAssertEqual(before[196, 30] & 0xFFFFFF, 0xFFFFFF)
    let line = before[196, 43] & 255
    XCTAssertLessThan(line, 240, "the bar has a line at its lower edge")
    navigation.pushViewController(page, animated: true)
    let first = picture(camera)
    for y in 0..<45 { XCTAssertEqual(first[196, y], before[196, y], "the bar is the same in the first frame, at \(y)") }
    camera.host.advance(by: 0.15)
    let p = Double(criticallyDamped(19, after: 0.15))
    let card = try XCTUnwrap(page.view.superview?.superview?.superview?.layer.presentation()).frame
    XCTAssertTrue(card.minY < 30 && card.maxX < 180, "\(card) covers a part of the bar")
    let shown = picture(camera)
    // The card's shadow is there, too.
    XCTAssertEqual(
      Double(shown[190, 35] & 255), 255 * (1 - 0.15 * p), accuracy: 10, "beside the card the bar is dimmed")
    XCTAssertLessThan(shown[197, 35] & 255, 190, "the bar shrinks with its page")
    XCTAssertEqual(shown[150, 35] & 0xFFFFFF, 0xFFFFFF, "the card has the bar's background")
    camera.host.advance(by: 1)
    XCTAssertEqual(picture(camera)[196, 20] & 0xFFFFFF, 0xFFFFFF)
    navigation.popViewController(animated: true)
    camera.host.advance(by: 2)
    let after = picture(camera)
    for y in 0..<45 { XCTAssertEqual(after[196, y], before[196, y], "the bar has its background again, at \(y)") }
    camera.close()
  }

  func testTheToolbarAndTheTabBarDoNotCutTheCardAndAreDimmedWithThePageBelow() async throws {
    for hasTabs in [false, true] {
      let (camera, navigation, page) = try makeStudio()
      if hasTabs {
        camera.host.window.rootViewController = nil
        let tabs = UITabBarController()
        tabs.viewControllers = [navigation]
        tabs.tabBar.scrollEdgeAppearance = Self.opaque()
        camera.host.window.rootViewController = tabs
      } else {
        navigation.isToolbarHidden = false
      }
      camera.host.advance(by: 0.1)
      let before = picture(camera)
      XCTAssertEqual(before[196, 290] & 0xFFFFFF, 0xFFFFFF)

      navigation.pushViewController(page, animated: true)
      let first = picture(camera)
      for y in 250..<300 { XCTAssertEqual(first[196, y], before[196, y], "the same in the first frame, at \(y)") }
      camera.host.advance(by: 0.15)
      let card = try XCTUnwrap(page.view.superview?.superview?.superview?.layer.presentation()).frame
      XCTAssertTrue(card.maxY > 265 && card.maxY < 296 && card.maxX < 180, "\(card) covers a part of the bar")
      let shown = picture(camera)
      XCTAssertLessThan(shown[190, 262] & 255, 240, "beside the card the bar is dimmed")
      XCTAssertEqual(
        Double(shown[190, 262] & 255), Double(shown[190, 240] & 255), accuracy: 4, "it is as dark as the page above")

      camera.host.advance(by: 1)
      XCTAssertEqual(picture(camera)[196, 290] & 0xFFFFFF, 0xFFFFFF)
      navigation.popViewController(animated: true)
      camera.host.advance(by: 2)
      let after = picture(camera)
      for y in 250..<300 { XCTAssertEqual(after[196, y], before[196, y], "the bar is itself again, at \(y)") }
      camera.close()
    }
  }

  func testAZoomingPageCoversTheDimmedPageInTheMiddleOfTheTransition() async throws {
    let (camera, navigation, page) = try makeStudio()
    navigation.pushViewController(page, animated: true)
    camera.host.advance(by: 0.06)
    let p = criticallyDamped(19, after: 0.06)
    let shown = picture(camera)
    // The red snapshot of the tile fades out over the blue page.
    let red = Double(shown[70, 170] >> 16 & 255)
    let faded = max(0, 1 - Double(p) / 0.55)
    XCTAssertEqual(red, 255 * faded, accuracy: 6)
    XCTAssertEqual(Double(shown[70, 170] & 255), 255 * (1 - faded), accuracy: 6)
    // The white page and the grey around it, from which it has shrunk, are dimmed equally.
    let white = 255 * (1 - 0.15 * Double(p))
    XCTAssertEqual(Double(shown[190, 280] & 255), white, accuracy: 4)
    XCTAssertEqual(Double(shown[1, 298] & 255), 0.7 * white, accuracy: 4)
    camera.host.advance(by: 1)
    camera.close()
  }
}
