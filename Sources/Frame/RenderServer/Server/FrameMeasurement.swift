// SPDX-License-Identifier: MIT
import Foundation

/// The cost of one frame of a surface.
package struct FrameMeasurement: Sendable, Equatable {
  /// The time in seconds until the X server has drawn the frame.
  package var seconds: Double
  /// The bytes that are sent to the X server for it.
  package var bytes: Int
  /// The number of requests.
  package var requests: Int

  /// The bytes that the calling thread has written so far, or nil if the kernel does not count them.
  static var bytesWritten: Int? {
    guard let text = try? String(contentsOfFile: "/proc/thread-self/io", encoding: .utf8) else { return nil }
    let line = text.split(separator: "\n").first { $0.hasPrefix("wchar: ") }
    return line.flatMap { Int($0.dropFirst("wchar: ".count)) }
  }
}
