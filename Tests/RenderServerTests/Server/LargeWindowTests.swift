// SPDX-License-Identifier: MIT
import CX11
import CoreGraphics
import DesktopTesting
import DiagnosticsTesting
import RenderTree
import X11
import XCTest

@testable import RenderServer

/// Windows whose sizes cannot be drawn, or for which the server has too little memory.
final class LargeWindowTests: XCTestCase {
  func testWindowLargerThanTheProtocolAllowsIsDrawnPartly() throws {
    let stage = try LargeWindowStage(size: PixelSize(width: 300, height: 100))

    stage.desktop.resize(stage.window.xid, width: 40_000, height: 100)
    stage.draw(.green, size: PixelSize(width: 40_000, height: 100))
    XCTAssertTrue(stage.waitForPixel(250, 50, 0x00ff00))

    stage.draw(.red, size: PixelSize(width: 16_384, height: 60_000))
    XCTAssertTrue(stage.waitForPixel(250, 50, 0xff0000), "the render thread has ended")
  }

  func testWindowWithoutMemoryForItsBufferIsDrawnDirectlyAndWarnsOnce() throws {
    for clock in [FrameClockMode.refresh, .timer] {
      // Enough to start, but not enough for 6000 × 6000 pixels.
      let server = try TestServer(screen: "640x480x24", addressSpace: 300_000)
      let log = WarningLog()
      let stage = try LargeWindowStage(
        size: PixelSize(width: 6000, height: 6000), displayName: server.displayName, clock: clock)

      stage.draw(.green)
      XCTAssertTrue(stage.waitForPixel(250, 50, 0x00ff00), "\(log.messages)")
      stage.draw(.red)
      XCTAssertTrue(stage.waitForPixel(250, 50, 0xff0000), "\(log.messages)")
      XCTAssertEqual(log.messages.count, 1, "\(log.messages)")
      XCTAssertTrue(log.messages.first?.contains("6000x6000") ?? false)

      stage.draw(.blue, size: PixelSize(width: 600, height: 400))
      XCTAssertTrue(stage.waitForPixel(250, 50, 0x0000ff))
      XCTAssertEqual(log.messages.count, 1, "\(log.messages)")
      stage.close()
    }
  }

  func testPictureWithoutMemoryStaysEmptyAndWarns() throws {
    let server = try TestServer(screen: "640x480x24", addressSpace: 300_000)
    let log = WarningLog()
    let renderer = try RenderServer(displayName: server.displayName, clock: .manual)
    let surface = renderer.makeOffscreenSurface(pixelSize: PixelSize(width: 6000, height: 6000), scale: 1)
    surface.commit(LayerTree(size: CGSize(width: 6000, height: 6000), color: .green).commit())

    let image = surface.renderFrame(at: 0)

    XCTAssertEqual(image.width, 6000)
    XCTAssertEqual(image[10, 10].alpha, 0)
    XCTAssertEqual(log.messages.count, 1, "\(log.messages)")
    surface.detach()
    renderer.stop()
  }
}

/// A window without a window manager, and a surface that fills it with a colour.
private final class LargeWindowStage {
  let desktop: Desktop
  let window: X11.Window
  private let connection: X11.Connection
  private let server: RenderServer
  private let surface: RenderSurface
  private let tree: LayerTree

  init(size: PixelSize, displayName: String? = nil, clock: FrameClockMode = .refresh) throws {
    desktop = try Desktop(displayName: displayName)
    connection = try X11.Connection(displayName: displayName)
    window = X11.Window(connection: connection, size: size, title: "Large", appID: "passage-test")
    // A window manager would limit the window to the screen's size.
    var attributes = XSetWindowAttributes()
    attributes.override_redirect = True
    XChangeWindowAttributes(connection.display, window.xid, UInt(CWOverrideRedirect), &attributes)
    window.map()
    connection.synchronize()
    let (desktop, xid) = (desktop, window.xid)
    waitUntil { desktop.isViewable(xid) }
    server = try RenderServer(displayName: displayName, clock: clock)
    surface = server.makeSurface(window: window, pixelSize: size, scale: 1)
    tree = LayerTree(size: CGSize(width: size.width, height: size.height))
  }

  func draw(_ color: CGColor, size: PixelSize? = nil) {
    tree.set(tree.root) {
      $0.backgroundColor = color
      guard let size else { return }
      $0.bounds.size = CGSize(width: size.width, height: size.height)
      $0.position = CGPoint(x: size.width / 2, y: size.height / 2)
    }
    surface.commit(tree.commit())
    guard let size else { return }
    window.resize(to: size)
    connection.synchronize()
    surface.resize(pixelSize: size, scale: 1)
  }

  func waitForPixel(_ x: Int, _ y: Int, _ color: UInt32) -> Bool {
    waitUntil { desktop.screenshot(of: window.xid, PixelRect(x: x, y: y, width: 1, height: 1))?[0, 0] == color }
  }

  func close() {
    surface.detach()
    server.stop()
    window.destroy()
  }

  deinit { close() }
}
