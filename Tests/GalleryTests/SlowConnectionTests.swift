// SPDX-License-Identifier: MIT

import DesktopTesting
import XCTest

/// The gallery over connections that are slow, with the Present extension and without it.
final class SlowConnectionTests: GalleryTestCase {
  private static let speeds = [
    SocketProxy.Speed(megabitsPerSecond: 10, delay: 0.04), SocketProxy.Speed(megabitsPerSecond: 1, delay: 0.2),
  ]
  /// The number of refreshes that a push takes.
  private static let framesOfFastPush = 25
  /// The largest number of frames between the client and the server's answer.
  private static let mostQueued = 2
  /// The frames that a motion of the pointer may be followed by: the one that is under way, and the one that shows it.
  private static let framesAfterMotion = 2
  /// A drag from the edge: its end in pixels, the number of its motions, and the distance by which the page lags behind
  /// the pointer, because the drag is recognized there.
  private static let (dragEnd, dragSteps, slop) = (400, 60, 20)
  /// A row of the numbered pages that has no text, as a fraction of the height.
  private static let plainRow = 0.92

  private struct Stage {
    let meter: FrameMeter
    let window: GalleryWindow
  }

  /// Runs `body` over each speed, with each of the ways to show a frame.
  private func forEachConnection(_ body: (Stage, String) throws -> Void) throws {
    for speed in Self.speeds {
      for usesPresent in [true, false] {
        let server = try XServer()
        defer { server.end() }
        let desktop = try Desktop(displayName: server.displayName)
        defer { desktop.connection.close() }
        let meter = FrameMeter(desktop.connection.extensions, usesPresent: usesPresent)
        let proxy = try SocketProxy(
          to: server.socketPath, hiding: usesPresent ? nil : "Present", meter: meter)
        defer { proxy.close() }
        let program = try run(["--page", "push", "--size", "800x600"], environment: ["DISPLAY": proxy.displayName])
        defer { program.end() }
        let window = try GalleryWindow(program, desktop: desktop)
        proxy.speed = speed
        try body(
          Stage(meter: meter, window: window),
          "\(speed.megabitsPerSecond) Mbit/s, \(usesPresent ? "Present" : "copies")")
      }
    }
  }

  func testPushMovesInFewFramesOfWhichTwoAreQueuedAndWaitsForNoReply() throws {
    try forEachConnection { stage, name in
      let before = try stage.window.restingPicture()
      stage.meter.reset()
      stage.window.click()

      var widths: Set<Int> = []
      let arrived = waitUntil {
        let row = stage.window.pixels(inRow: Self.plainRow)
        guard let color = row.last, color != GalleryWindow.color(of: before) else { return false }
        let width = row.reversed().prefix { $0 == color }.count
        widths.insert(width)
        return width == row.count
      }
      _ = try stage.window.restingPicture()

      let traffic = stage.meter.traffic
      XCTAssertTrue(arrived, "\(name): the push does not end")
      XCTAssertGreaterThan(widths.count, 1, "\(name): the page jumps to its place")
      XCTAssertLessThan(traffic.framesSent, Self.framesOfFastPush, name)
      XCTAssertLessThanOrEqual(traffic.mostFramesQueued, Self.mostQueued, name)
      XCTAssertEqual(traffic.replies, 0, "\(name): the program waits for the server")
    }
  }

  func testAtMostTwoFramesFollowTheLastMotionOfADragUntilItIsShown() throws {
    try forEachConnection { stage, name in
      let first = try stage.window.restingPicture()
      stage.window.click()
      let second = try stage.window.restingPicture { GalleryWindow.color(of: $0) != GalleryWindow.color(of: first) }
      stage.meter.reset()

      stage.window.pressAtEdge()
      stage.window.drag(from: GalleryWindow.edge, to: Self.dragEnd, steps: Self.dragSteps, interval: 1.0 / 60)
      let arrived = waitUntil {
        let edge = stage.window.leadingEdge(ofPage: GalleryWindow.color(of: second))
        return (edge ?? 0) > Self.dragEnd - Self.slop
      }

      let traffic = stage.meter.traffic
      XCTAssertTrue(arrived, "\(name): the page does not follow the pointer")
      XCTAssertLessThanOrEqual(traffic.framesSinceMotion, Self.framesAfterMotion, name)
      XCTAssertLessThan(traffic.framesSent, Self.dragSteps, name)
      XCTAssertLessThanOrEqual(traffic.mostFramesQueued, Self.mostQueued, name)
      stage.window.release()
    }
  }
}
