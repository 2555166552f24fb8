// SPDX-License-Identifier: MIT
import Foundation

/// The cost of a program before and between transitions.
struct IdleMeasurement {
  /// The time in milliseconds from the start of the process to the first picture of its window.
  let firstPaint: [Double]
  /// The number of wake-ups and the CPU time in milliseconds, per second of an idle window, of the program and of the
  /// server.
  let wakeUps, clientCPU, serverCPU: Double
  /// The resident memory in MiB of the idle program.
  let residentMiB: Double

  private static let startCount = 5
  /// The time in seconds before the idle program is measured, and that of the measurement.
  private static let startDuration = 3.0
  private static let watched = 5.0

  static func run(_ subject: Subject, tools: String, serverPID: pid_t) throws(BenchError) -> IdleMeasurement {
    var firstPaint: [Double] = []
    for _ in 0..<startCount {
      let child = try Child(["\(tools)/first-paint"] + subject.idle)
      defer { child.end() }
      let line = try child.readLine(within: PlayMeasurement.timeout + 10)
      guard let milliseconds = line.flatMap({ Double($0) }) else { throw BenchError("\(subject.name) painted nothing") }
      firstPaint.append(milliseconds)
    }
    let child = try Child(subject.idle)
    defer { child.end() }
    Thread.sleep(forTimeInterval: startDuration)
    let (waits, client) = (ProcessMetrics.waits(child.pid), try ProcessMetrics.cpuSeconds(child.pid))
    let server = try ProcessMetrics.cpuSeconds(serverPID)
    Thread.sleep(forTimeInterval: watched)
    return IdleMeasurement(
      firstPaint: firstPaint, wakeUps: Double(ProcessMetrics.waits(child.pid) - waits) / watched,
      clientCPU: (try ProcessMetrics.cpuSeconds(child.pid) - client) * 1000 / watched,
      serverCPU: (try ProcessMetrics.cpuSeconds(serverPID) - server) * 1000 / watched,
      residentMiB: ProcessMetrics.residentMiB(child.pid))
  }
}
