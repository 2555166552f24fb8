// SPDX-License-Identifier: MIT

import DesktopTesting
import XCTest

/// Flicks from the edge in windows of all widths, on a server whose screen is as wide as the widest of them.
final class FlickTests: GalleryTestCase {
  private static let height = 400
  /// The widths of the window in points, with the left edge of the page, which is beside the sidebar in a wide window.
  private static let windows = [(2560, 248), (1600, 248), (1180, 248), (800, 0), (480, 0)]
  /// A flick of 900 points per second: its length in points, and the number of its steps of 10 ms.
  private static let (length, steps) = (108, 12)
  /// The distance in points from the page's edge at which a drag begins, beside the sidebar's divider.
  private static let inset = 14

  /// Semantics: swipe-metrics.
  func testAFlickOf900PointsPerSecondPopsInAWindowOfAnyWidth() throws {
    let server = try TestServer(screens: [(2560, Self.height)])
    defer { server.stop() }
    let window = try GalleryWindow(
      run(["--page", "push", "--size", "2560x\(Self.height)"], environment: ["DISPLAY": server.displayName]),
      desktop: Desktop(displayName: server.displayName))

    for (width, edge) in Self.windows {
      window.desktop.resize(window.xid, width: width, height: Self.height)
      func color() -> UInt32? { window.frame.width == width ? window.restingColor(rightOf: edge + 2) : nil }
      var first: UInt32?
      XCTAssertTrue(
        waitUntil {
          first = color()
          return first != nil
        })

      // A server that waits for a processor makes the flick slower, never faster: one that pops is enough.
      XCTAssertTrue(
        waitUntil {
          // A click that comes before the new size is ignored by the page that is laid out.
          if color() == first { window.click(0.9) }
          guard waitUntil(upTo: 2, { color().map { $0 != first } ?? false }) else { return false }
          flick(window, from: edge)
          return waitUntil(upTo: 2) { color() == first }
        }, "the flick does not pop at \(width) points")
    }
  }

  private func flick(_ window: GalleryWindow, from edge: Int) {
    let (x, y) = (edge + Self.inset, Self.height / 2)
    window.drag(from: (x, y), to: (x + Self.length, y), steps: Self.steps, interval: 0.01)
  }
}
