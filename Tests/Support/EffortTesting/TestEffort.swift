// SPDX-License-Identifier: MIT
import Foundation

/// How much is tried by a test of random input, or of many combinations.
public enum TestEffort {
  /// Whether the run is to try everything: `scripts/test --thorough`.
  public static let isThorough = ProcessInfo.processInfo.environment["TEST_THOROUGH"] != nil

  /// Returns the seeds that the variable `TEST_SEEDS` names, a number or a range such as `1-640`, or else those from 1 to
  /// `count`, or to `thoroughly` in a thorough run.
  public static func seeds(_ count: UInt64, thoroughly: UInt64) -> ClosedRange<UInt64> {
    let bounds = ProcessInfo.processInfo.environment["TEST_SEEDS"]?.split(separator: "-").compactMap { UInt64($0) }
    guard let first = bounds?.first, let last = bounds?.last, first <= last else {
      return 1...(isThorough ? thoroughly : count)
    }
    return first...last
  }

  /// Returns every `step`th of the cases, and all of them in a thorough run.
  public static func cases<Case>(_ all: [Case], everyNth step: Int) -> [Case] {
    isThorough ? all : stride(from: 0, to: all.count, by: step).map { all[$0] }
  }
}
