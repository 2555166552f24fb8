// SPDX-License-Identifier: MIT
import Foundation

/// The time in milliseconds from a motion event of a drag, in the server, until the pixels of the window differ.
struct DragMeasurement: Encodable {
  let median, p99, longest: Double

  /// The goals for the median and the 99th percentile.
  static let goal = (median: 12.0, p99: 20.0)
  /// The number of motion events, and the time in seconds that each may take at most.
  private static let (samples, sampleLimit) = (500, 0.1)

  static func run(_ arguments: Arguments) throws(BenchError) -> DragMeasurement? {
    guard let gallery = arguments.programs.gallery else { return nil }
    let child = try Child(
      ["\(arguments.programs.tools)/drag-to-pixel", "\(samples)", gallery, "--page", "push", "--size", arguments.size])
    defer { child.end() }
    let line = try child.readLine(within: PlayMeasurement.timeout + Double(samples) * sampleLimit) ?? ""
    let times = line.split(separator: " ").compactMap { Double($0) }
    guard times.count == 3 else { throw BenchError("the drag changed no pixels") }
    return DragMeasurement(median: times[0], p99: times[1], longest: times[2])
  }

  var line: String {
    "drag to pixel: median \(Self.text(median, Self.goal.median)) ms, p99 \(Self.text(p99, Self.goal.p99)) ms,"
      + " longest \(String(format: "%.1f", longest)) ms"
  }

  private static func text(_ value: Double, _ goal: Double) -> String {
    String(format: "%.1f", value) + (value > goal ? "!" : "") + String(format: " (%.0f)", goal)
  }
}
