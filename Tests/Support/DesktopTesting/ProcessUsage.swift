// SPDX-License-Identifier: MIT

import Foundation

/// The kernel's statistics of a process.
package enum ProcessUsage {
  /// Returns the resident memory in KiB.
  package static func residentKiB(_ pid: Int32) -> Int { field("VmRSS:", of: "/proc/\(pid)/status") ?? 0 }

  /// Returns the number of times that its threads have gone to sleep, which is constant while the process is idle.
  package static func sleeps(_ pid: Int32) -> Int {
    threads(of: pid).reduce(0) { $0 + (field("voluntary_ctxt_switches:", of: "/proc/\(pid)/task/\($1)/status") ?? 0) }
  }

  /// Whether all its threads are asleep, so that none runs or waits for a processor.
  package static func isAsleep(_ pid: Int32) -> Bool {
    threads(of: pid).allSatisfy { text("State:", of: "/proc/\(pid)/task/\($0)/status") == "S" }
  }

  private static func threads(of pid: Int32) -> [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: "/proc/\(pid)/task")) ?? []
  }

  private static func field(_ name: String, of file: String) -> Int? { text(name, of: file).flatMap { Int($0) } }

  private static func text(_ name: String, of file: String) -> Substring? {
    guard let text = try? String(contentsOfFile: file, encoding: .utf8) else { return nil }
    let line = text.split(separator: "\n").first { $0.hasPrefix(name) }
    return line?.split(whereSeparator: \.isWhitespace).dropFirst().first
  }
}
