// SPDX-License-Identifier: MIT

import CX11
import DesktopTesting
import X11
import XCTest

final class PictureTests: XCTestCase {
  private let red = PictureColor(red: 0xffff, green: 0, blue: 0, alpha: 0xffff)
  private let whole = PixelRect(x: 0, y: 0, width: 8, height: 8)

  func testFillCoversExactlyItsRectangle() throws {
    let canvas = try Canvas()

    canvas.picture.fill(.source, red, PixelRect(x: 2, y: 3, width: 4, height: 2))

    let shot = try canvas.read()
    for y in 0..<8 {
      for x in 0..<8 {
        let isInside = (2..<6).contains(x) && (3..<5).contains(y)
        XCTAssertEqual(shot[x, y], isInside ? 0xff0000 : 0x000000, "\(x), \(y)")
      }
    }
  }

  func testClipLimitsDrawingUntilItIsRemoved() throws {
    let canvas = try Canvas()

    canvas.picture.setClip([PixelRect(x: 0, y: 0, width: 1, height: 1)])
    canvas.picture.fill(.source, red, whole)
    XCTAssertEqual(try canvas.read().pixels.count { $0 == 0xff0000 }, 1)

    canvas.picture.setClip(nil)
    canvas.picture.fill(.source, red, whole)
    XCTAssertEqual(try canvas.read().pixels.count { $0 == 0xff0000 }, 64)
  }

  func testMaskOfHalfAlphaBlendsHalf() throws {
    let canvas = try Canvas()
    let source = Picture(connection: canvas.connection, color: .white)
    let half = Picture(
      connection: canvas.connection, color: PictureColor(straightRed: 0, green: 0, blue: 0, alpha: 0.5))

    canvas.picture.composite(.over, source: source, mask: half, into: whole)

    XCTAssertEqual(try canvas.read()[4, 4], 0x808080)
  }

  func testTransformMapsTheDestinationToTheSource() throws {
    let canvas = try Canvas()
    let source = Picture(Pixmap(connection: canvas.connection, size: PixelSize(width: 2, height: 1), depth: 24))
    source.fill(.source, .white, PixelRect(x: 0, y: 0, width: 1, height: 1))
    source.fill(.source, red, PixelRect(x: 1, y: 0, width: 1, height: 1))

    source.setTransform(PictureTransform(a: 0.25, d: 0.125))
    canvas.picture.composite(.source, source: source, into: whole)

    let shot = try canvas.read()
    XCTAssertEqual(shot[3, 7], 0xffffff)
    XCTAssertEqual(shot[4, 0], 0xff0000)
  }

  func testPaddedPictureContinuesItsEdge() throws {
    let canvas = try Canvas()
    let source = Picture(Pixmap(connection: canvas.connection, size: PixelSize(width: 1, height: 1), depth: 24))
    source.fill(.source, red, PixelRect(x: 0, y: 0, width: 1, height: 1))

    canvas.picture.composite(.source, source: source, into: whole)
    XCTAssertEqual(try canvas.read()[5, 5], 0)

    source.setRepeat(.pad)
    canvas.picture.composite(.source, source: source, into: whole)
    XCTAssertEqual(try canvas.read()[5, 5], 0xff0000)
  }

  func testServerResourcesAreFreedWithTheirObjects() throws {
    let connection = try Connection()
    var pixmapID: UInt = 0
    var pictureID: UInt = 0
    do {
      let picture = Picture(Pixmap(connection: connection, size: PixelSize(width: 4, height: 4), depth: 32))
      pixmapID = picture.pixmap?.xid ?? 0
      pictureID = picture.xid
    }

    let errors = connection.trappingErrors {
      XFreePixmap(connection.display, pixmapID)
      XRenderFreePicture(connection.display, pictureID)
    }

    XCTAssertEqual(errors.count, 2)
  }
}

/// A pixmap of 8 × 8 pixels, initially black.
private struct Canvas {
  let connection: Connection
  let picture: Picture
  private let desktop: Desktop

  init() throws {
    connection = try Connection()
    desktop = try Desktop()
    picture = Picture(Pixmap(connection: connection, size: PixelSize(width: 8, height: 8), depth: 24))
    picture.fill(.source, .black, PixelRect(x: 0, y: 0, width: 8, height: 8))
  }

  func read() throws -> Screenshot {
    connection.synchronize()
    return try XCTUnwrap(
      desktop.screenshot(of: picture.pixmap?.xid ?? 0, PixelRect(x: 0, y: 0, width: 8, height: 8)))
  }
}
