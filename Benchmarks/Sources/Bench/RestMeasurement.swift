// SPDX-License-Identifier: MIT
import Foundation

/// The cost of a program before and between transitions.
struct RestMeasurement {
  /// Milliseconds from the start of the process to its window's picture.
  let firstPaint: [Double]
  /// Wake-ups and milliseconds of CPU a second with nothing to do; the server's too.
  let wakeUps, clientCPU, serverCPU: Double

  private static let starts = 5
  /// Seconds for the program to come to rest, and to be watched.
  private static let settling = 3.0
  private static let watched = 5.0

  static func run(_ subject: Subject, tools: String, serverPID: pid_t) throws(BenchError) -> RestMeasurement {
    var firstPaint: [Double] = []
    for _ in 0..<starts {
      let child = try Child(["\(tools)/first-paint"] + subject.rest)
      defer { child.end() }
      let line = try child.readLine(within: PlayMeasurement.patience + 10)
      guard let milliseconds = line.flatMap({ Double($0) }) else { throw BenchError("\(subject.name) painted nothing") }
      firstPaint.append(milliseconds)
    }
    let child = try Child(subject.rest)
    defer { child.end() }
    Thread.sleep(forTimeInterval: settling)
    let (waits, client) = (ProcessFigures.waits(child.pid), try ProcessFigures.cpuSeconds(child.pid))
    let server = try ProcessFigures.cpuSeconds(serverPID)
    Thread.sleep(forTimeInterval: watched)
    return RestMeasurement(
      firstPaint: firstPaint, wakeUps: Double(ProcessFigures.waits(child.pid) - waits) / watched,
      clientCPU: (try ProcessFigures.cpuSeconds(child.pid) - client) * 1000 / watched,
      serverCPU: (try ProcessFigures.cpuSeconds(serverPID) - server) * 1000 / watched)
  }
}
