// SPDX-License-Identifier: MIT

/// The median and the extremes of repeated measurements.
struct Spread: Codable {
  let median, min, max: Double

  init(_ values: [Double]) {
    let sorted = values.sorted()
    precondition(!sorted.isEmpty, "Spread: no values; measure at least once")
    let middle = sorted.count / 2
    median = sorted.count % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
    min = sorted[0]
    max = sorted[sorted.count - 1]
  }
}
