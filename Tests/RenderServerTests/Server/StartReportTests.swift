// SPDX-License-Identifier: MIT
import CoreGraphics
import DesktopTesting
import RenderTree
import X11
import XCTest

@testable import RenderServer

/// The reports about animations that start with their first frame.
final class StartReportTests: LiveTestCase {
  /// The main thread has taken a second from the commit's time to the commit, and the animation takes half a second.
  func testAnimationIsShownFromItsStartHoweverLateItsFirstFrameIs() throws {
    let commitTime = FrameClock.now - 1
    let tree = LayerTree(size: CGSize(width: size.width, height: size.height))
    let box = tree.add(CGRect(x: 180, y: 50, width: 20, height: 20), color: .red)
    tree.change(box) {
      $0.animations = [.linear("position.x", from: 10, to: 190, begin: commitTime, duration: 0.5)]
      $0.animations[0].startCommit = 1
    }

    surface.commit(tree.commit(at: commitTime))

    let event = waitForEvent { if case .started = $0 { true } else { false } }
    guard case .started(let id, let sequence, let delay)? = event else { return XCTFail("no start") }
    XCTAssertEqual(id, surface.id)
    XCTAssertEqual(sequence, 1)
    XCTAssertGreaterThan(delay, 0.9)
    // Without the delay the animation would have ended before its first frame.
    waitUntil { surface.statistics.framesPresented > 5 }
    XCTAssertGreaterThan(surface.statistics.framesPresented, 5)
  }

  func testCommitWithoutAnimationsReportsNoStart() {
    surface.commit(LayerTree(size: CGSize(width: 200, height: 150), color: .green).commit())
    waitForPixel(5, 5, 0x00ff00)

    drain()

    XCTAssertFalse(events.contains { if case .started = $0 { true } else { false } })
  }

  func testOnlyWindowsDrawnWithTheRefreshReportStarts() throws {
    XCTAssertTrue(surface.reportsStarts)
    let offscreen = server.makeOffscreenSurface(pixelSize: size, scale: 1)
    XCTAssertFalse(offscreen.reportsStarts)
    offscreen.detach()
  }
}
