// SPDX-License-Identifier: MIT
import CX11
import CoreGraphics
import DesktopTesting
import RenderTree
import X11
import XCTest

@testable import RenderServer

/// Windows on screens of every depth show their colours, as exactly as the depth allows.
final class ScreenDepthTests: XCTestCase {
  func testColorsAreCorrectOnScreensOfEveryDepth() throws {
    for (depth, tolerance) in [(8, 64), (15, 8), (16, 8), (24, 0), (30, 1)] {
      let server = try TestServer(screen: "640x480x\(depth)")
      try checkColors(on: server.displayName, "depth \(depth)", tolerance: tolerance)
    }
  }

  private func checkColors(on displayName: String, _ screen: String, tolerance: Int) throws {
    let colors = [Pixel.white, .red, .green, .blue, .black, Pixel(128, 128, 128), Pixel(255, 128, 0)]
    let connection = try X11.Connection(displayName: displayName)
    let size = PixelSize(width: 20 * colors.count, height: 40)
    let window = X11.Window(connection: connection, size: size, title: "Depth", appID: "passage-test")
    window.map()
    connection.synchronize()
    let server = try RenderServer(displayName: displayName)
    let surface = server.makeSurface(window: window, pixelSize: size, scale: 1)
    let tree = LayerTree(size: CGSize(width: size.width, height: size.height))
    for (index, color) in colors.enumerated() {
      tree.add(CGRect(x: 20 * index, y: 0, width: 20, height: 40), color: CGColor(color))
    }

    surface.commit(tree.commit())

    var shown: [Pixel] = []
    let areRight = waitUntil {
      shown = colors.indices.compactMap { Self.color(of: window, x: 20 * $0 + 10, y: 20) }
      return zip(shown, colors).allSatisfy { $0.distance(to: $1) <= tolerance } && shown.count == colors.count
    }
    XCTAssertTrue(areRight, "\(screen): \(shown), not \(colors)")
    surface.detach()
    server.stop()
  }

  /// Returns the colour of a pixel of a window, by the window's colormap.
  private static func color(of window: X11.Window, x: Int, y: Int) -> Pixel? {
    let display = window.connection.display
    var attributes = XWindowAttributes()
    guard XGetWindowAttributes(display, window.xid, &attributes) != 0, attributes.map_state == IsViewable,
      let image = XGetImage(display, window.xid, Int32(x), Int32(y), 1, 1, UInt.max, ZPixmap)
    else { return nil }
    defer { _ = x_destroy_image(image) }
    var color = XColor()
    color.pixel = x_get_pixel(image, 0, 0)
    XQueryColor(display, attributes.colormap, &color)
    return Pixel(Int(color.red) >> 8, Int(color.green) >> 8, Int(color.blue) >> 8)
  }
}

extension CGColor {
  fileprivate init(_ pixel: Pixel) {
    self.init(
      red: CGFloat(pixel.red) / 255, green: CGFloat(pixel.green) / 255, blue: CGFloat(pixel.blue) / 255, alpha: 1)
  }
}
