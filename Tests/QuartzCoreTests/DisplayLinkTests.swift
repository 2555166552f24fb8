// SPDX-License-Identifier: MIT
import QuartzCore
import XCTest

@MainActor
final class DisplayLinkTests: XCTestCase {
  func testALinkFiresWithEachFrame() async {
    var changes: [Bool] = []
    DisplayLinks.onNeedsTicksChange = { changes.append($0) }
    let target = Target()
    let link = CADisplayLink(target: target, selector: Target.tick)
    XCTAssertFalse(DisplayLinks.needsTicks)

    link.add(to: .main, forMode: .common)
    DisplayLinks.fire(timestamp: 1, target: 1.02)
    link.isPaused = true
    DisplayLinks.fire(timestamp: 1.02, target: 1.04)
    link.isPaused = false
    DisplayLinks.fire(timestamp: 1.04, target: 1.06)
    link.invalidate()
    DisplayLinks.fire(timestamp: 1.06, target: 1.08)

    XCTAssertEqual(target.times, [1.02, 1.06])
    XCTAssertEqual(link.duration, 0.02, accuracy: 1e-12)
    XCTAssertEqual(changes, [true, false, true, false])
    DisplayLinks.onNeedsTicksChange = nil
  }

  func testALinkFiresAtThePreferredRate() async {
    var fired = 0
    let link = CADisplayLink { _ in fired += 1 }
    link.preferredFramesPerSecond = 30
    link.add(to: .main, forMode: .default)

    for frame in 0..<60 { DisplayLinks.fire(timestamp: Double(frame) / 60, target: Double(frame + 1) / 60) }

    XCTAssertEqual(fired, 30)
    link.remove(from: .main, forMode: .default)
    XCTAssertFalse(DisplayLinks.needsTicks)
  }

  func testALinkKeepsItsTargetUntilItIsInvalidated() async {
    weak var kept: Target?
    let link: CADisplayLink
    do {
      let target = Target()
      kept = target
      link = CADisplayLink(target: target, selector: Target.beat)
    }
    link.add(to: .main, forMode: .common)

    DisplayLinks.fire(timestamp: 1, target: 1.02)
    XCTAssertEqual(kept?.times, [0])
    link.invalidate()

    XCTAssertNil(kept)
    XCTAssertFalse(DisplayLinks.needsTicks)
  }
}

@MainActor
private final class Target {
  nonisolated deinit {}
  private(set) var times: [Double] = []
  func tick(_ link: CADisplayLink) { times.append(link.targetTimestamp) }
  func beat() { times.append(0) }
}
