// SPDX-License-Identifier: MIT
import LeakTesting
import UIKit
import XCTest

@testable import UIKitCore
@testable import UIKitFixtures

/// The events about frames on a display.
@MainActor
final class FrameEventTests: UIKitTestCase {
  func testFramesOfAWindowAreObservedWithTheWorkOfBothThreads() async throws {
    let view = UIView(frame: CGRect(x: 10, y: 10, width: 40, height: 40))
    view.backgroundColor = .red
    let application = try LiveApplication { $0.addSubview(view) }
    defer { application.close() }
    var events: [FrameEvent] = []
    let id = FrameEvent.observers.add { events.append($0) }

    UIView.animate(withDuration: 0.3) { view.frame.origin.x = 300 }
    XCTAssertTrue(application.run { events.count > 3 })

    FrameEvent.observers.remove(id)
    for event in events {
      XCTAssertTrue(event.window === application.window)
      XCTAssertGreaterThan(event.renderSeconds, 0)
      XCTAssertGreaterThan(event.damagedArea, 0)
    }
    // Two frames that are reported in one turn share the work of the main thread.
    XCTAssertTrue(events.contains { $0.mainSeconds > 0 })
    XCTAssertTrue(events.allSatisfy { event in event.rasters.joined().allSatisfy { (0...400).contains($0.x) } })
    XCTAssertTrue(events.contains { $0.damagedArea < 400 * 300 }, "the moving view damages a part")
    let count = events.count
    UIView.animate(withDuration: 0.1) { view.frame.origin.x = 10 }
    _ = application.run(limit: 0.3) { false }
    XCTAssertEqual(events.count, count)
  }
}
