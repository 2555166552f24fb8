// SPDX-License-Identifier: MIT
import Diagnostics

/// A log, to which `os_log` and ``Logger`` write. On Linux it is standard error, and each message is a line.
///
/// The module `os` of Apple's systems does not exist here: `import UIKit` provides what programs use of it to log.
/// Deviations: messages are not stored, and privacy has no effect, because they do not leave the terminal.
public final class OSLog: Sendable {
  /// A category of the system's own use.
  public struct Category: Sendable {
    let name: String
    /// Interesting points in time.
    public static let pointsOfInterest = Category(name: "PointsOfInterest")
  }

  /// The log without a subsystem.
  public static let `default` = OSLog(subsystem: "", category: "", isOn: true)
  /// A log that shows nothing.
  public static let disabled = OSLog(subsystem: "", category: "", isOn: false)

  private let subsystem: String
  private let category: String
  private let isOn: Bool

  private init(subsystem: String, category: String, isOn: Bool) {
    (self.subsystem, self.category, self.isOn) = (subsystem, category, isOn)
  }

  /// Creates a log.
  ///
  /// - Parameters:
  ///   - subsystem: The name of a part of the program, such as "org.example.menu".
  ///   - category: The name of a part of the subsystem.
  public convenience init(subsystem: String, category: String) {
    self.init(subsystem: subsystem, category: category, isOn: true)
  }

  /// Creates a log with a category of the system's.
  public convenience init(subsystem: String, category: Category) {
    self.init(subsystem: subsystem, category: category.name)
  }

  /// Returns whether messages of a type are shown.
  public func isEnabled(type: OSLogType) -> Bool { isOn && type != .info && type != .debug }

  func write(_ message: @autoclosure () -> String, type: OSLogType) {
    guard isEnabled(type: type) else { return }
    let source = [subsystem, category].filter { !$0.isEmpty }.joined(separator: ":")
    warn((source.isEmpty ? "" : "[\(source)] ") + message())
  }
}
