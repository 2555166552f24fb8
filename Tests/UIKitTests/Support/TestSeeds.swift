// SPDX-License-Identifier: MIT
import Foundation

/// The seeds with which tests of random operations run.
enum TestSeeds {
  /// Returns the seeds that the variable `TEST_SEEDS` names, a number or a range such as `1-640`, or else `seeds`.
  static func chosen(orElse seeds: [UInt64]) -> [UInt64] {
    let bounds = ProcessInfo.processInfo.environment["TEST_SEEDS"]?.split(separator: "-").compactMap { UInt64($0) }
    guard let first = bounds?.first, let last = bounds?.last, first <= last else { return seeds }
    return Array(first...last)
  }
}
