import EffortTesting
// SPDX-License-Identifier: MIT
import LeakTesting
import UIKit
import XCTest

/// Twenty thousand random operations on the manual clock, with the invariants checked after each. A failure prints its
/// seed and the operations that led to it. The bug then gets a regression test.
@MainActor
final class RandomOperationTests: UIKitTestCase {
  func testRandomOperationsKeepTheInvariants() async {
    for seed in TestEffort.seeds(8, thoroughly: 40) where testRun?.failureCount == 0 { run(seed: seed, count: 500) }
  }

  private func run(seed: UInt64, count: Int) {
    let world = RandomWorld(seed: seed)
    var done: [String] = []
    for step in 0..<count {
      done.append(world.perform())
      let isAtRest = step % Self.restInterval == Self.restInterval - 1
      let violations = isAtRest ? world.violationsAtRest() : world.violationsAlways()
      guard violations.isEmpty else {
        world.close()
        return XCTFail("seed \(seed), step \(step): \(violations.joined(separator: "; ")). Last: \(done.suffix(14))")
      }
    }
    world.close()
  }

  /// The number of operations between two checks at rest.
  private static let restInterval = 10
}
