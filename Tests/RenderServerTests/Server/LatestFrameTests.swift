// SPDX-License-Identifier: MIT
import CoreGraphics
import DesktopTesting
import RenderTree
import X11
import XCTest

@testable import RenderServer

/// A surface in a window, without the render thread, on a clock that the test controls.
final class LatestFrameTests: XCTestCase {
  private var connection: X11.Connection!
  private var window: X11.Window!
  private var renderer: SurfaceRenderer!
  private let latest = LatestFrame()
  private let tree = LayerTree(size: CGSize(width: 200, height: 150))
  private var now = FrameClock.now
  private var isHolding = false

  override func setUpWithError() throws {
    let desktop = try Desktop()
    connection = try X11.Connection()
    let size = PixelSize(width: 200, height: 150)
    window = X11.Window(connection: connection, size: size, title: "Held", appID: "passage-test")
    window.map()
    connection.synchronize()
    waitUntil { desktop.isViewable(window.xid) }
    renderer = SurfaceRenderer(
      SurfaceDescription(
        id: SurfaceID(rawValue: 1), window: SurfaceWindow(window), pixelSize: size, scale: 1, hasAlpha: false,
        statistics: StatisticsRecord(), latestFrame: latest),
      connection: connection, clock: .timer, compositor: Compositor(connection: connection), events: try EventMailbox())
    let box = tree.add(CGRect(x: 0, y: 0, width: 20, height: 20), color: .red)
    tree.change(box) {
      $0.animations = [.linear("position.x", from: 10, to: 190, begin: now, duration: 3600)]
    }
    renderer.apply(tree.commit())
    stepUntil { latest.time > 0 }
  }

  override func tearDown() {
    window.destroy()
    connection.synchronize()
    (renderer, window, connection) = (nil, nil, nil)
  }

  func testTheFrameAfterAHeldOneWaitsForTheCommitThatStopsTheMotion() {
    let held = holdUntilTheNextIsDue()

    XCTAssertEqual(latest.time, held)
    renderer.apply(tree.commit())
    step()
    XCTAssertGreaterThan(latest.time, held)
  }

  func testACommitThatDoesNotComeDelaysAFrameForAShortTimeOnly() {
    let held = holdUntilTheNextIsDue()

    now += LatestFrame.longestHold
    step()

    XCTAssertGreaterThan(latest.time, held)
  }

  /// Holds the latest frame with the second commit until the next frame is due. Returns its time.
  private func holdUntilTheNextIsDue() -> Double {
    let time = latest.time
    isHolding = true
    stepUntil { renderer.deadline == now + LatestFrame.longestHold }
    isHolding = false
    return time
  }

  /// Lets time pass until a condition holds.
  private func stepUntil(_ condition: () -> Bool) {
    let holds = waitUntil {
      now += 0.001
      step()
      return condition()
    }
    XCTAssertTrue(holds)
  }

  /// Passes the server's answers on, and draws what is due, as the render thread does.
  private func step() {
    if isHolding { _ = latest.hold(untilCommit: 2, now: now) }
    connection.readAnswers(at: now) { [renderer, window] in $0 == window?.xid ? renderer : nil }
    renderer.step(now: now)
    connection.flush()
  }
}
