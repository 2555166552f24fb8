// SPDX-License-Identifier: MIT
import UIKit

/// An axis of a plot: the values from one end to the other, those that have a label, and their unit.
struct PlotAxis: Equatable {
  let range: ClosedRange<CGFloat>
  /// The labelled values, the most important ones first. If labels would overlap, those of later values are left out.
  let ticks: [CGFloat]
  /// The unit, which the label of the greatest value has, with the space before it if it needs one.
  let unit: String

  /// - Parameters:
  ///   - range: Finite values. If they are all the same, the axis reaches a little further.
  ///   - ticks: Values in the range.
  init(_ range: ClosedRange<CGFloat>, ticks: [CGFloat], unit: String) {
    let isFlat = range.upperBound - range.lowerBound < Self.leastLength
    self.range = isFlat ? range.lowerBound...(range.lowerBound + Self.leastLength) : range
    self.ticks = ticks
    self.unit = unit
  }

  /// Creates an axis with ticks at round values.
  ///
  /// - Parameters:
  ///   - count: The number of ticks to aim for.
  ///   - isWhole: Whether the axis is extended to the next ticks.
  init(_ values: ClosedRange<CGFloat>, unit: String, count: Int, isWhole: Bool = false) {
    let length = max(values.upperBound - values.lowerBound, Self.leastLength)
    let step = Self.roundStep(near: length / CGFloat(max(count, 1)))
    let (low, high) = (values.lowerBound / step, max(values.upperBound, values.lowerBound + length) / step)
    let (first, last) = isWhole ? (low.rounded(.down), high.rounded(.up)) : (low.rounded(.up), high.rounded(.down))
    let ticks = stride(from: first, through: max(last, first), by: 1).map { $0 * step }
    // The ends and zero are labelled before the others.
    let ends = [ticks.last, ticks.first].compactMap { $0 }
    let important: [CGFloat] = ticks.filter { $0 == 0 } + ends.filter { $0 != 0 }
    self.init(
      isWhole ? (first * step)...(last * step) : values, ticks: important + ticks.filter { !important.contains($0) },
      unit: unit)
  }

  /// The difference below which an axis has no length.
  private static let leastLength: CGFloat = 1e-3

  /// Returns the least of 1, 2 and 5, times a power of ten, that is not much less than a length.
  static func roundStep(near length: CGFloat) -> CGFloat {
    let power = pow(10, log10(max(length, leastLength)).rounded(.down))
    return [1, 2, 5].map { $0 * power }.first { $0 >= length * stepTolerance } ?? 10 * power
  }

  /// The part of the length aimed for that a step has at least.
  private static let stepTolerance: CGFloat = 0.75

  /// Returns the text of a labelled value.
  func text(of tick: CGFloat) -> String {
    let number = Double(tick).shortText.replacingOccurrences(of: "-", with: "−")
    return tick == ticks.max() ? number + unit : number
  }

  /// Returns the fraction of the axis at which a value is. It lies beyond 0…1 for a value outside of the range.
  func fraction(of value: CGFloat) -> CGFloat {
    (value - range.lowerBound) / (range.upperBound - range.lowerBound)
  }

  func value(at fraction: CGFloat) -> CGFloat {
    range.lowerBound + fraction * (range.upperBound - range.lowerBound)
  }
}
