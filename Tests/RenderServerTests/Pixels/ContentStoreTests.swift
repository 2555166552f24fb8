// SPDX-License-Identifier: MIT
import CoreGraphics
import DesktopTesting
import RenderTree
import X11
import XCTest

@testable import RenderServer

/// The pixels that the store keeps on the server, counted by another client.
final class ContentStoreTests: XCTestCase {
  private var desktop: Desktop!
  private var connection: X11.Connection!

  override func setUpWithError() throws {
    desktop = try Desktop()
    connection = try X11.Connection()
  }

  override func tearDown() { (desktop, connection) = (nil, nil) }

  func testGradientsThatAreNoLongerDrawnAreFreed() throws {
    let store = ContentStore(connection: connection)
    let before = try pixmaps()
    let kept = store.texture(for: gradient(width: 40))
    _ = store.texture(for: gradient(width: 50))
    XCTAssertEqual(try pixmaps(), before + 2)

    for frame in 1...1000 {
      if frame % 100 == 0 { XCTAssertTrue(store.texture(for: gradient(width: 40)) === kept) }
      store.endFrame()
    }

    XCTAssertEqual(try pixmaps(), before + 1)
    withExtendedLifetime(store) {}
  }

  func testPixelsThatAreReadAfterTheUploadAreGivenBackSomeFramesLater() throws {
    let store = ContentStore(connection: connection)
    let image = try CGImage(data: CGImage.make(20, 20) { _, _ in .red }.pngData())
    _ = store.texture(for: .image(image))
    XCTAssertEqual(image[3, 3], .red)
    XCTAssertTrue(image.holdsPixels)

    for _ in 1...200 { store.endFrame() }

    XCTAssertFalse(image.holdsPixels)
    withExtendedLifetime(store) {}
  }

  func testContentsThatAreNotDrawnAreFreedOnlyIfMemoryIsShort() throws {
    let images = (0..<3).map { _ in CGImage.make(10, 10) { _, _ in .red } }
    for (room, kept) in [(300, 3), (250, 2), (0, 1)] {
      let store = ContentStore(connection: connection, maximumContentArea: room)
      let before = try pixmaps()
      for image in images {
        _ = store.texture(for: .image(image))
        store.endFrame()
      }

      for _ in 1...1000 {
        _ = store.texture(for: .image(images[2]))
        store.endFrame()
      }

      XCTAssertEqual(try pixmaps(), before + kept, "room for \(room) pixels")
      withExtendedLifetime(store) {}
    }
  }

  func testContentsWhoseSourceIsGoneAreFreedWithinAFewFramesOfEachOther() throws {
    let store = ContentStore(connection: connection)
    let before = try pixmaps()
    var images = (0...40).map { _ in CGImage.make(10, 10) { _, _ in .red } }
    for image in images { _ = store.texture(for: .image(image)) }
    XCTAssertEqual(try pixmaps(), before + 41)

    images.removeLast(40)
    store.endFrame()
    XCTAssertGreaterThan(try pixmaps(), before + 20, "one frame does not look at all contents")
    for _ in 1...9 { store.endFrame() }

    XCTAssertEqual(try pixmaps(), before + 1)
    withExtendedLifetime((store, images)) {}
  }

  func testWhatTheLastFramesDidNotUseIsFreedAtRest() throws {
    let compositor = Compositor(connection: connection)
    let before = try pixmaps()
    func use(_ radius: CGFloat) {
      let shape = RoundedRect(frame: PixelRect(x: 0, y: 0, width: 200, height: 200), radius: radius)
      _ = compositor.contents.texture(for: gradient(width: Int(radius)))
      _ = compositor.corners.mask(of: shape, borderWidth: nil)
      _ = compositor.shadows.nineSlice(
        for: ShadowShape(caster: .roundedRect(shape), offset: PixelPoint(x: 0, y: 0), sigma: 3))
    }
    use(10)
    let ofOne = try pixmaps() - before
    use(20)

    for _ in 1...121 {
      use(10)
      compositor.endFrame()
    }
    XCTAssertEqual(try pixmaps(), before + 2 * ofOne)
    compositor.trim()

    XCTAssertEqual(try pixmaps(), before + ofOne)
    withExtendedLifetime(compositor) {}
  }

  func testDrawingThatIsTooLargeIsMadeSmaller() {
    let store = ContentStore(connection: connection)

    let texture = store.texture(for: gradient(width: 32_767))

    XCTAssertEqual(texture.size, PixelSize(width: 32_767, height: 20))
    XCTAssertEqual(texture.reduction, 1)
    let square = store.texture(for: gradient(width: 9_001, height: 9_000))
    XCTAssertEqual(square.reduction, 2)
    XCTAssertEqual(square.size, PixelSize(width: 4_500, height: 4_500))
    let long = store.texture(for: gradient(width: 70_000))
    XCTAssertEqual(long.reduction, 3)
    XCTAssertEqual(long.size, PixelSize(width: 23_333, height: 6))
  }

  private func pixmaps() throws -> Int {
    connection.synchronize()
    return try XCTUnwrap(desktop.resources(ofProcess: getpid()), "the server has no X-Resource extension")["PIXMAP"]
  }

  private func gradient(width: Int, height: Int = 20) -> TextureSource {
    var gradient = GradientState()
    gradient.colors = [.black, .white]
    let frame = PixelRect(x: 0, y: 0, width: width, height: height)
    return .gradient(gradient, shape: RoundedRect(frame: frame, radius: 0, corners: []))
  }
}
