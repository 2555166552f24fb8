// SPDX-License-Identifier: MIT
import Foundation

/// A process that is waited for, and killed if it does nothing for long.
struct RunningProcess {
  private let process: Process

  /// A process that needs the processor for less than `leastWork` of `longestRest` seconds waits for something that
  /// does not happen. The longest waits of the tests take ten seconds.
  private static let (longestRest, leastWork) = (60.0, 1.0)
  private static let interval = 0.05

  init(_ process: Process) { self.process = process }

  /// Waits for the end of the process. Returns whether it was killed because it did nothing.
  func waitUntilExitOrRest() -> Bool {
    var (start, work) = (Date(), 0.0)
    while process.isRunning {
      Thread.sleep(forTimeInterval: Self.interval)
      guard let now = needed, now - work < Self.leastWork else {
        (start, work) = (Date(), needed ?? work)
        continue
      }
      guard Date().timeIntervalSince(start) > Self.longestRest else { continue }
      kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
      return true
    }
    process.waitUntilExit()
    return false
  }

  /// The seconds in which the threads of the process have run or waited for a processor; `nil` after its end. On a busy
  /// machine the process runs less and waits more, and the sum remains the same.
  private var needed: Double? {
    let tasks = "/proc/\(process.processIdentifier)/task"
    guard let threads = try? FileManager.default.contentsOfDirectory(atPath: tasks) else { return nil }
    let nanoseconds = threads.flatMap { thread in
      let text = (try? String(contentsOfFile: "\(tasks)/\(thread)/schedstat", encoding: .utf8)) ?? ""
      return text.split(whereSeparator: \.isWhitespace).prefix(2).compactMap { Double($0) }
    }
    return nanoseconds.reduce(0, +) / 1e9
  }
}
