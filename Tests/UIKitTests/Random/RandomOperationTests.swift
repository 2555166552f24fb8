// SPDX-License-Identifier: MIT
import UIKit
import XCTest

/// Twenty thousand random operations on the manual clock, with what must hold after each. A failure names its seed and
/// the operations that led to it; the seed then becomes a test of its own.
@MainActor
final class RandomOperationTests: UIKitTestCase {
  func testRandomOperationsLeaveNothingWrong() async {
    for seed in Self.seeds where testRun?.failureCount == 0 { run(seed: seed, count: 500) }
  }

  /// Forty, or as TEST_SEEDS says: a number, or two with a hyphen between.
  private static var seeds: ClosedRange<UInt64> {
    let words = ProcessInfo.processInfo.environment["TEST_SEEDS"]?.split(separator: "-").compactMap {
      UInt64($0)
    }
    guard let first = words?.first, let last = words?.last, first <= last else { return 1...40 }
    return first...last
  }

  private func run(seed: UInt64, count: Int) {
    let world = RandomWorld(seed: seed)
    var done: [String] = []
    for step in 0..<count {
      done.append(world.perform())
      let isAtRest = step % Self.restInterval == Self.restInterval - 1
      let wrong = isAtRest ? world.complaintsAtRest() : world.complaintsAlways()
      guard wrong.isEmpty else {
        world.close()
        return XCTFail("seed \(seed), step \(step): \(wrong.joined(separator: "; ")). Last: \(done.suffix(14))")
      }
    }
    world.close()
  }

  /// Operations from one rest to the next.
  private static let restInterval = 10
}
