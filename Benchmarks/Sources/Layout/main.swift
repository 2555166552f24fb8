// SPDX-License-Identifier: MIT
import Foundation
import UIKit

// Measures Auto Layout: the CPU time of the main thread for a page of a thousand views, and for changes of it. It opens
// no window. `scripts/bench --only layout` builds and runs it.

/// The limits in milliseconds: a refresh at 60 Hz, and a fraction of one that leaves room for all else.
private let (refresh, instant) = (1000.0 / 60, 0.2)
private let rows = 100
private let repetitions = 21
private let nameWidth = 40

private func cpuMilliseconds() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
  return Double(time.tv_sec) * 1000 + Double(time.tv_nsec) / 1e6
}

/// Prints the median and the range of the CPU time of `work`, which is prepared each time.
private func measure(_ name: String, limit: Double, before prepare: () -> Void = {}, _ work: () -> Void) {
  let times = (0..<repetitions).map { _ in
    prepare()
    let start = cpuMilliseconds()
    work()
    return cpuMilliseconds() - start
  }.sorted()
  let median = times[repetitions / 2]
  let figures = String(
    format: "%8.3f ms (%.3f to %.3f), at most %.1f", median, times[0], times[repetitions - 1], limit)
  print(name.padding(toLength: nameWidth, withPad: " ", startingAt: 0) + figures + (median <= limit ? "" : " !"))
}

let page = ConstraintPage(rows: rows)
print("\(page.count) views, medians of \(repetitions)")
var fresh = page
measure(
  "created, constrained and laid out", limit: refresh, before: { fresh = ConstraintPage(rows: 0) },
  {
    fresh = ConstraintPage(rows: rows)
    fresh.layoutIfNeeded()
  })
measure(
  "laid out anew at another width", limit: refresh, before: { page.frame.size.width += 1 }, { page.layoutIfNeeded() })
measure("all removed and added, then laid out", limit: refresh) {
  let constraints = page.constraints
  NSLayoutConstraint.deactivate(constraints)
  NSLayoutConstraint.activate(constraints)
  page.layoutIfNeeded()
}
let last = page.subviews.last?.subviews.last
let inner = last?.constraints.first ?? page.subviews.last?.constraints.last
measure("one constant of one row", limit: instant, before: { inner?.constant += 1 }, { page.layoutIfNeeded() })
measure(
  "one constant that moves all rows", limit: refresh, before: { page.firstHeight?.constant += 1 },
  { page.layoutIfNeeded() })
