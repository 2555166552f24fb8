// SPDX-License-Identifier: MIT
import Foundation

/// The cost of one run of scrolling by flicks.
struct ScrollMeasurement: Encodable {
  /// The JSON line that `scroll` prints at the end.
  struct Report: Codable {
    let subject: String
    let frames, lateFrames: Int
    let interval: Interval
    /// The number of cells, labels or rows that were created.
    let viewsMade: Int

    struct Interval: Codable {
      let p50, p99: Double
    }

    private enum CodingKeys: String, CodingKey {
      case subject, frames
      case lateFrames = "late_frames"
      case interval = "interval_ms"
      case viewsMade = "views_made"
    }
  }

  let report: Report
  /// The CPU time in milliseconds per frame.
  let client, server: Double
  /// The CPU time of program and server per frame, relative to that of the C push with the Present extension in the
  /// same run.
  let ratioToPush: Double

  static let subjects = ["cells", "labels", "rows", "notes", "blurred"]

  /// - Parameter push: The CPU time of a frame of the C push, in milliseconds.
  static func run(
    _ subject: String, program: String, beside push: Double, _ arguments: Arguments
  ) throws(BenchError) -> ScrollMeasurement {
    let child = try Child(
      [program, "--subject", subject, "--seconds", "\(arguments.seconds)", "--size", arguments.size])
    defer { child.end() }
    _ = try child.expect("START", within: PlayMeasurement.timeout)
    let client = try ProcessMetrics.cpuSeconds(child.pid)
    let server = try ProcessMetrics.cpuSeconds(arguments.serverPID)
    let (end, _) = try PlayMeasurement.watch(child, seconds: arguments.seconds)
    let serverEnd = try ProcessMetrics.cpuSeconds(arguments.serverPID)
    _ = try child.expect("END", within: PlayMeasurement.timeout)
    let line = try child.expect("{", within: PlayMeasurement.timeout)
    let report: Report
    do { report = try JSONDecoder().decode(Report.self, from: Data(line.utf8)) } catch {
      throw BenchError("unexpected output instead of the JSON line: \(line)")
    }
    guard report.frames > 0 else { throw BenchError("scroll presented no frame of \(subject)") }
    let frames = Double(report.frames)
    let (ofClient, ofServer) = ((end - client) * 1000 / frames, (serverEnd - server) * 1000 / frames)
    return ScrollMeasurement(
      report: report, client: ofClient, server: ofServer, ratioToPush: (ofClient + ofServer) / push)
  }

  var line: String {
    let (interval, format) = (report.interval, "%.2f")
    let numbers = [interval.p50, interval.p99, client, server, ratioToPush].map { String(format: format, $0) }
    return "scrolling \(report.subject): \(report.frames) frames, \(report.lateFrames) late, interval p50 \(numbers[0])"
      + " ms, p99 \(numbers[1]) ms, CPU a frame client \(numbers[2]) ms, server \(numbers[3]) ms:"
      + " \(numbers[4]) times a C push's, \(report.viewsMade) made"
  }
}
