// SPDX-License-Identifier: MIT
import CX11
import CoreGraphics
import DesktopTesting
import RenderTree
import X11
import XCTest

@testable import RenderServer

/// The frame loop with the Present extension.
class FrameLoopTests: LiveTestCase {
  func testCommitIsShownOnTheScreen() {
    let tree = LayerTree(size: CGSize(width: 200, height: 150), color: .green)
    tree.add(CGRect(x: 50, y: 50, width: 20, height: 20), color: .red)

    surface.commit(tree.commit())

    waitForPixel(5, 5, 0x00ff00)
    waitForPixel(55, 55, 0xff0000)
  }

  func testAnimationHasAFrameAtEveryRefreshUntilItEnds() throws {
    var isRed = false
    // The last frame may not have been counted yet.
    let statistics = try statisticsOfRun(frames: 13...18) {
      isRed.toggle()
      surface.commit(movingTree(duration: 0.25, color: isRed ? .red : .blue).commit())
      waitForPixel(199, 60, isRed ? 0xff0000 : 0x0000ff)
    }

    XCTAssertEqual(statistics.interval(atPercentile: 0.5), 1.0 / 60, accuracy: 0.002)
  }

  func testAnimationsContinueWhileTheCommittingThreadIsBlocked() throws {
    let stall = 0.2
    _ = try statisticsOfRun(frames: 10...14) {
      surface.commit(movingTree(duration: 1).commit())
      waitUntil { surface.statistics.framesPresented > 3 }
      surface.resetStatistics()
      _ = DispatchSemaphore(value: 0).wait(timeout: .now() + stall)
    }
  }

  /// Returns the statistics of a run of `body` with this number of frames, none of them late. It tries several times,
  /// because other programs may occupy the processors for a moment.
  private func statisticsOfRun(frames: ClosedRange<Int>, _ body: () -> Void) throws -> FrameStatistics {
    var found: FrameStatistics?
    waitUntil {
      surface.resetStatistics()
      body()
      let statistics = surface.statistics
      if statistics.lateFrames == 0, frames.contains(statistics.framesPresented) { found = statistics }
      return found != nil
    }
    return try XCTUnwrap(found, "no run had \(frames) frames; the last one: \(surface.statistics)")
  }

  func testThreadSleepsWhileNothingChanges() throws {
    let tree = LayerTree(size: CGSize(width: 200, height: 150))
    surface.commit(tree.commit())
    waitUntil { surface.statistics.framesPresented > 0 }
    // The list is invalid if a thread ends while it is read.
    var found: RenderThread?
    waitUntil {
      found = RenderThread.current()
      return found != nil
    }
    let thread = try XCTUnwrap(found)
    // The last answers of the server may still be in flight, and once at rest the thread frees memory.
    var wakeUps: Int
    repeat {
      wakeUps = thread.wakeUps
      waitUntil(upTo: 0.75) { thread.wakeUps != wakeUps }
    } while thread.wakeUps != wakeUps

    // The absence of wake-ups can only be observed by waiting for some time.
    waitUntil(upTo: 0.5) { thread.wakeUps != wakeUps }

    XCTAssertEqual(thread.wakeUps, wakeUps)
  }

  func testTheContentsOfLayersThatAreGoneAreFreedAtRestWithoutAnotherFrame() throws {
    let tree = LayerTree(size: CGSize(width: 200, height: 150))
    let box = tree.add(CGRect(x: 0, y: 0, width: 200, height: 150))
    // More pixels than the buffers that a frame may add have together.
    tree.set(box) { $0.contents = .image(CGImage.make(1000, 750) { _, _ in .red }) }
    surface.commit(tree.commit())
    waitForPixel(5, 60, 0xff0000)
    let whole = try pixmapBytes()

    tree.remove(box)
    surface.commit(tree.commit())
    waitForPixel(5, 60, 0xffffff)

    XCTAssertTrue(waitUntil { (try? pixmapBytes()) ?? .max < whole - 1000 * 750 * 2 })
  }

  private func pixmapBytes() throws -> Int {
    try XCTUnwrap(desktop.resources(ofProcess: ProcessInfo.processInfo.processIdentifier)).pixmapBytes
  }

  func testDelayedAnimationWakesTheThreadWhenItStarts() {
    let begin = FrameClock.now + 0.5
    let tree = LayerTree(size: CGSize(width: 200, height: 150))
    let box = tree.add(CGRect(x: 0, y: 50, width: 20, height: 20), color: .red)
    tree.change(box) { $0.animations = [.linear("position.x", from: 100, to: 190, begin: begin, duration: 60)] }
    surface.commit(tree.commit())
    waitForPixel(5, 60, 0xff0000)

    var frames = 0
    waitUntil {
      let count = surface.statistics.framesPresented
      if FrameClock.now < begin { frames = count }
      return FrameClock.now >= begin
    }

    XCTAssertLessThanOrEqual(frames, 3)
    waitForPixel(5, 60, 0xffffff)
  }

  func testTicksAreSentAtEachRefreshAndFramesContainTheirCommits() throws {
    let tree = LayerTree(size: CGSize(width: 200, height: 150))
    let box = tree.add(CGRect(x: 0, y: 50, width: 20, height: 20), color: .red)
    surface.commit(tree.commit())
    surface.ticks = .early

    var targets: [Double] = []
    for step in 1...10 {
      let event = waitForEvent { if case .tick = $0 { true } else { false } }
      guard case .tick(let id, let timestamp, let target)? = event else { return XCTFail("no tick") }
      XCTAssertEqual(id, surface.id)
      XCTAssertLessThan(timestamp, target)
      targets.append(target)
      tree.set(box) { $0.position.x = 10 + CGFloat(step) * 10 }
      surface.commit(tree.commit())
    }
    surface.ticks = .none

    // The times of single refreshes vary while other programs occupy the processors.
    XCTAssertEqual(targets, targets.sorted())
    XCTAssertGreaterThan(targets[9] - targets[0], 9 * 0.012)
    waitForPixel(115, 60, 0xff0000)
    // No tick is requested any more, but one may be in flight.
    drain()
    events = []
    XCTAssertNil(waitBriefly())
  }

  func testTheFirstTickAfterAPauseHasTheTimeOfALaterRefresh() throws {
    let tree = LayerTree(size: CGSize(width: 200, height: 150))
    tree.add(CGRect(x: 0, y: 50, width: 20, height: 20), color: .red)
    surface.commit(tree.commit())
    waitForPixel(5, 60, 0xff0000)
    let end = FrameClock.now + 0.3
    waitUntil { FrameClock.now >= end }

    surface.ticks = .early

    let event = waitForEvent { if case .tick = $0 { true } else { false } }
    surface.ticks = .none
    guard case .tick(_, let timestamp, let target)? = event else { return XCTFail("no tick") }
    XCTAssertGreaterThan(timestamp, end - 0.05)
    XCTAssertLessThan(timestamp, target)
  }

  func testLateTicksComeShortlyBeforeTheirRefresh() throws {
    let tree = LayerTree(size: CGSize(width: 200, height: 150))
    let box = tree.add(CGRect(x: 0, y: 50, width: 20, height: 20), color: .red)
    surface.commit(tree.commit())
    surface.ticks = .late

    // Some ticks come earlier while other programs occupy the processors.
    var (late, count) = (0, 0)
    waitUntil {
      guard let target = nextTick() else { return true }
      if target - FrameClock.now < 0.5 / 60 { late += 1 }
      count += 1
      tree.set(box) { $0.position.x = 10 + CGFloat(count % 40) * 4 }
      surface.commit(tree.commit())
      return late == 10
    }
    surface.ticks = .none

    XCTAssertEqual(late, 10)
  }

  /// Waits for a tick without sleeping, because the time until its commit counts. Returns its target.
  private func nextTick() -> Double? {
    let limit = FrameClock.now + 10
    while FrameClock.now < limit {
      for case .tick(_, _, let target) in server.events.drain() { return target }
    }
    return nil
  }

  private func waitBriefly() -> ServerEvent? {
    waitUntil(upTo: 0.1) {
      drain()
      return events.count > 1
    }
    return events.dropFirst().first
  }

  func testResizeIsReportedWhenItsFrameIsOnTheScreen() {
    surface.commit(LayerTree(size: CGSize(width: 400, height: 300), color: .green).commit())
    waitForPixel(5, 5, 0x00ff00)

    for (width, height) in [(300, 250), (1, 1), (320, 90)] {
      let size = PixelSize(width: width, height: height)
      window.resize(to: size)
      connection.synchronize()
      // A frame that is shown before the window manager has resized the window is cut off.
      waitUntil { desktop.frame(of: window.xid).map { PixelSize(width: $0.width, height: $0.height) } == size }
      surface.resize(pixelSize: size, scale: 1)
      XCTAssertNotNil(waitForEvent { $0 == .resized(surface: surface.id, pixelSize: size) })
      waitForPixel(width - 1, height - 1, 0x00ff00)
    }
  }

  func testUnmappedWindowHasNoFramesAndIsDrawnWhenMappedAgain() {
    surface.commit(movingTree(duration: 60).commit())
    waitUntil { surface.statistics.framesPresented > 3 }

    surface.setVisible(false)
    window.unmap()
    connection.synchronize()
    surface.commit(LayerTree(size: CGSize(width: 200, height: 150), color: .blue).commit())
    _ = surface.renderFrame(at: 0)
    let frames = surface.statistics.framesPresented
    waitUntil(upTo: 0.15) { surface.statistics.framesPresented > frames + 1 }
    XCTAssertLessThanOrEqual(surface.statistics.framesPresented, frames + 1)

    window.map()
    connection.synchronize()
    waitUntil { desktop.isViewable(window.xid) }
    surface.setVisible(true)
    waitForPixel(5, 5, 0x0000ff)
  }

  func testDestroyedWindowDoesNotStopTheRenderServer() {
    surface.commit(movingTree(duration: 60).commit())
    waitUntil { surface.statistics.framesPresented > 3 }

    window.destroy()
    connection.synchronize()
    let other = X11.Window(connection: connection, size: size, title: "Other", appID: "passage-test")
    other.map()
    connection.synchronize()
    waitUntil { desktop.isViewable(other.xid) }
    let second = server.makeSurface(window: other, pixelSize: size, scale: 1)
    second.commit(LayerTree(size: CGSize(width: 200, height: 150), color: .green).commit())

    XCTAssertTrue(waitUntil { desktop.screenshot(of: other.xid)?[5, 5] == 0x00ff00 })
    second.detach()
  }

  func testLossOfTheDeviceIsReportedAndEndsAllWaits() throws {
    let doomed = try X11.Connection()
    let hold = Pixmap(connection: doomed, size: PixelSize(width: 1, height: 1), depth: 24)
    doomed.synchronize()
    let xid = hold.xid
    let server = try RenderServer(takingOver: doomed, clock: clock)
    let offscreen = server.makeOffscreenSurface(pixelSize: size, scale: 1)
    _ = offscreen.renderFrame(at: 0)

    XKillClient(desktop.display, xid)
    desktop.connection.synchronize()

    var lost = false
    waitUntil {
      lost = server.events.drain().contains { if case .deviceLost = $0 { true } else { false } }
      return lost
    }
    XCTAssertTrue(lost)
    XCTAssertEqual(offscreen.renderFrame(at: 0).width, size.width)
    server.stop()
    withExtendedLifetime(hold) {}
  }
}

/// The frame loop with the timer and plain copies, as on a server without Present.
final class TimedFrameLoopTests: FrameLoopTests {
  override var clock: FrameClockMode { .timer }

  // XCTest finds inherited tests only in a class that has one of its own.
  override func testCommitIsShownOnTheScreen() { super.testCommitIsShownOnTheScreen() }
}
