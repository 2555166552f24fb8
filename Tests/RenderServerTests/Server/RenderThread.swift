// SPDX-License-Identifier: MIT
import Foundation

/// The kernel's statistics of the render thread.
struct RenderThread {
  private let status: URL

  /// Returns the newest render thread of this process.
  static func current() -> RenderThread? {
    let tasks = URL(fileURLWithPath: "/proc/self/task")
    let ids = (try? FileManager.default.contentsOfDirectory(atPath: tasks.path)) ?? []
    let threads = ids.compactMap { Int($0) }.sorted().filter { id in
      Self.text(tasks.appendingPathComponent("\(id)/comm"))?.trimmingCharacters(in: .newlines) == "render"
    }
    return threads.last.map { RenderThread(status: tasks.appendingPathComponent("\($0)/status")) }
  }

  /// The number of times that the thread has gone to sleep.
  var wakeUps: Int { Int(value("voluntary_ctxt_switches") ?? "") ?? 0 }

  private func value(_ key: String) -> String? {
    guard let text = Self.text(status) else { return nil }
    let line = text.split(separator: "\n").first { $0.hasPrefix(key + ":") }
    return line?.dropFirst(key.count + 1).trimmingCharacters(in: .whitespaces)
  }

  /// The kernel's files report no size, so they must be read to their end.
  private static func text(_ url: URL) -> String? {
    guard let data = try? FileHandle(forReadingFrom: url).readToEnd() else { return nil }
    return String(decoding: data, as: UTF8.self)
  }
}
