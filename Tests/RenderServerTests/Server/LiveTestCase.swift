// SPDX-License-Identifier: MIT
import CX11
import CoreGraphics
import DesktopTesting
import RenderTree
import X11
import XCTest

@testable import RenderServer

/// Renders into a window on the server that `DISPLAY` names, with the real clock.
class LiveTestCase: XCTestCase {
  private(set) var desktop: Desktop!
  private(set) var connection: X11.Connection!
  private(set) var window: X11.Window!
  private(set) var server: RenderServer!
  private(set) var surface: RenderSurface!
  /// All events so far.
  var events: [ServerEvent] = []

  var clock: FrameClockMode { .refresh }
  let size = PixelSize(width: 200, height: 150)

  override func setUpWithError() throws {
    desktop = try Desktop()
    connection = try X11.Connection()
    window = X11.Window(connection: connection, size: size, title: "Server", appID: "passage-test")
    window.map()
    connection.synchronize()
    waitUntil { desktop.isViewable(window.xid) }
    server = try RenderServer(clock: clock)
    surface = server.makeSurface(window: window, pixelSize: size, scale: 1)
    events = []
  }

  override func tearDown() {
    surface.detach()
    server.stop()
    window.destroy()
    connection.synchronize()
    (surface, server, window, connection, desktop) = (nil, nil, nil, nil, nil)
  }

  func drain() { events += server.events.drain() }

  /// Waits for an event that satisfies `isWanted`.
  @discardableResult
  func waitForEvent(_ isWanted: (ServerEvent) -> Bool) -> ServerEvent? {
    var found: ServerEvent?
    waitUntil {
      let new = server.events.drain()
      events += new
      found = new.first(where: isWanted)
      return found != nil
    }
    return found
  }

  /// Returns a tree of the window's size with a box that moves from left to right for `duration` seconds, starting now.
  func movingTree(duration: Double, color: CGColor = .red) -> LayerTree {
    let tree = LayerTree(size: CGSize(width: size.width, height: size.height))
    let box = tree.add(CGRect(x: 180, y: 50, width: 20, height: 20), color: color)
    tree.change(box) {
      $0.animations = [.linear("position.x", from: 10, to: 190, begin: FrameClock.now, duration: duration)]
    }
    return tree
  }

  func waitForPixel(_ x: Int, _ y: Int, _ color: UInt32, file: StaticString = #filePath, line: UInt = #line) {
    let came = waitUntil {
      desktop.screenshot(of: window.xid, PixelRect(x: x, y: y, width: 1, height: 1))?[0, 0] == color
    }
    XCTAssertTrue(came, "(\(x), \(y)) never became \(String(color, radix: 16))", file: file, line: line)
  }
}
