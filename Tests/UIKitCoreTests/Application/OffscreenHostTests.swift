// SPDX-License-Identifier: MIT
import LeakTesting
import UIKit
import XCTest

/// Pixels from the real render server. scripts/test provides the X server.
@MainActor
final class OffscreenHostTests: UIKitTestCase {
  func testAPictureShowsTheWindowAtTheClocksTime() async throws {
    let offscreen = try OffscreenHost(size: CGSize(width: 40, height: 20))
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 20))
    view.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    offscreen.host.window.backgroundColor = .white
    offscreen.host.window.addSubview(view)
    offscreen.host.advance(by: 0.1)

    XCTAssertEqual(colour(offscreen.picture(), 5, 10), [255, 0, 0])
    XCTAssertEqual(colour(offscreen.picture(), 35, 10), [255, 255, 255])

    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.frame.origin.x = 30 }
    offscreen.host.advance(by: 0.5)
    XCTAssertEqual(colour(offscreen.picture(), 20, 10), [255, 0, 0])
    offscreen.host.advance(by: 0.6)
    XCTAssertEqual(colour(offscreen.picture(), 35, 10), [255, 0, 0])
    XCTAssertEqual(colour(offscreen.picture(), 5, 10), [255, 255, 255])
    offscreen.close()
  }

  private func colour(_ image: CGImage, _ x: Int, _ y: Int) -> [UInt8] {
    let offset = y * image.bytesPerRow + x * 4
    return [image.pixels[offset + 2], image.pixels[offset + 1], image.pixels[offset]]
  }
}
