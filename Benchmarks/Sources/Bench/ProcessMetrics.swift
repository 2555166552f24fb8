// SPDX-License-Identifier: MIT
import Foundation

/// The kernel's statistics about a process.
enum ProcessMetrics {
  /// Returns the CPU time of all threads in seconds.
  ///
  /// The value is that of the process's CPU clock. It equals utime + stime in /proc/PID/stat, which counts in ticks of
  /// 10 ms.
  static func cpuSeconds(_ pid: pid_t) throws(BenchError) -> Double {
    var clock = clockid_t()
    var time = timespec()
    guard clock_getcpuclockid(pid, &clock) == 0, clock_gettime(clock, &time) == 0 else {
      throw BenchError("process \(pid) has gone")
    }
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  /// Returns the resident memory in MiB.
  static func residentMiB(_ pid: pid_t) -> Double {
    Double(field("VmRSS:", of: "/proc/\(pid)/status") ?? 0) / 1024
  }

  /// Returns how many times the process's threads gave up the CPU to wait. Each wait ends with one wake-up.
  static func waits(_ pid: pid_t) -> Int {
    let threads = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/\(pid)/task")) ?? []
    return threads.reduce(0) {
      $0 + (field("voluntary_ctxt_switches:", of: "/proc/\(pid)/task/\($1)/status") ?? 0)
    }
  }

  private static func field(_ name: String, of file: String) -> Int? {
    guard let text = try? String(contentsOfFile: file, encoding: .utf8) else { return nil }
    let line = text.split(separator: "\n").first { $0.hasPrefix(name) }
    return line?.split(whereSeparator: \.isWhitespace).dropFirst().first.flatMap { Int($0) }
  }
}
