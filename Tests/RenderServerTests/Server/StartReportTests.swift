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
    surface.commit(movingCommit(1, at: FrameClock.now - 1))

    let start = try XCTUnwrap(waitForStart())
    XCTAssertEqual(start.surface, surface.id)
    XCTAssertEqual(start.sequence, 1)
    XCTAssertGreaterThan(start.delay, 0.9)
    // Without the delay the animation would have ended before its first frame.
    waitUntil { surface.statistics.framesPresented > 5 }
    XCTAssertGreaterThan(surface.statistics.framesPresented, 5)
  }

  func testAnimationInAHiddenWindowStartsAtTheTimeOfItsCommit() throws {
    surface.setVisible(false)
    surface.commit(movingCommit(1, at: FrameClock.now - 1))

    XCTAssertEqual(try XCTUnwrap(waitForStart()).delay, 0)
  }

  /// Hiding may come before the first frame is drawn, while it is in flight, or after it has been shown.
  func testEachStartIsReportedOnceIfTheWindowIsHiddenSoonAfterTheCommit() throws {
    for sequence in UInt64(1)...20 {
      surface.commit(movingCommit(sequence, at: FrameClock.now))
      // Lets the render thread get a little further each time.
      for _ in 0..<sequence { connection.synchronize() }
      surface.setVisible(false)
      surface.setVisible(true)
    }
    surface.commit(LayerTree(size: CGSize(width: 200, height: 150), color: .green).commit())
    waitForPixel(5, 5, 0x00ff00)

    drain()

    let reported = events.compactMap { if case .started(_, let sequence, _) = $0 { sequence } else { nil } }
    XCTAssertEqual(reported, Array(1...20))
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

  /// Returns a commit with a box that moves for half a second, from the first frame on.
  private func movingCommit(_ sequence: UInt64, at time: Double) -> Commit {
    let tree = LayerTree(size: CGSize(width: size.width, height: size.height))
    let box = tree.add(CGRect(x: 180, y: 50, width: 20, height: 20), color: .red)
    tree.change(box) {
      $0.animations = [.linear("position.x", from: 10, to: 190, begin: time, duration: 0.5)]
      $0.animations[0].startCommit = sequence
    }
    var commit = tree.commit(at: time)
    commit.sequence = sequence
    return commit
  }

  private func waitForStart() -> (surface: SurfaceID, sequence: UInt64, delay: Double)? {
    let event = waitForEvent { if case .started = $0 { true } else { false } }
    guard case .started(let id, let sequence, let delay)? = event else { return nil }
    return (id, sequence, delay)
  }
}
