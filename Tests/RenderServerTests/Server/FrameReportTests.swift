// SPDX-License-Identifier: MIT
import DesktopTesting
import RenderTree
import X11
import XCTest

@testable import RenderServer

/// The reports about single frames, which the log and the inspector ask for.
final class FrameReportTests: LiveTestCase {
  private var reports: [FrameReport] {
    drain()
    return events.compactMap { event in
      if case .frame(let report) = event { report } else { nil }
    }
  }

  func testFramesAreReportedWithTheirDamageWhileTheyAreAskedFor() throws {
    surface.reportsFrames = true
    surface.commit(movingTree(duration: 0.2).commit())
    waitUntil { reports.count > 3 }

    let whole = PixelRect(x: 0, y: 0, width: size.width, height: size.height)
    for report in reports {
      XCTAssertEqual(report.surface, surface.id)
      XCTAssertGreaterThan(report.renderSeconds, 0)
      XCTAssertFalse(report.damage.isEmpty)
      XCTAssertTrue(report.damage.allSatisfy { whole.contains($0) })
    }
    XCTAssertLessThan(reports[2].damage.reduce(0) { $0 + $1.area }, whole.area, "a moving box damages a part")
    for corner in reports.flatMap(\.rasters).joined() {
      XCTAssertTrue((0...Double(whole.width)).contains(corner.x) && (0...Double(whole.height)).contains(corner.y))
    }
    XCTAssertEqual(reports.map(\.time), reports.map(\.time).sorted())
  }

  func testFramesAreNotReportedUnlessTheyAreAskedFor() throws {
    surface.commit(movingTree(duration: 0.1).commit())
    waitUntil { surface.statistics.framesPresented > 3 }
    XCTAssertEqual(reports, [])

    surface.reportsFrames = true
    surface.commit(movingTree(duration: 0.1).commit())
    waitUntil { !reports.isEmpty }
    surface.reportsFrames = false
    // The picture is read after the request has been handled.
    _ = surface.renderFrame(at: FrameClock.now)
    let count = reports.count
    let presented = surface.statistics.framesPresented
    surface.commit(movingTree(duration: 0.1, color: .blue).commit())
    waitUntil { surface.statistics.framesPresented > presented + 5 }
    XCTAssertLessThanOrEqual(reports.count, count + 3, "only frames that were drawn before")
  }
}
