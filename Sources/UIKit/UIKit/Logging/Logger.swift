// SPDX-License-Identifier: MIT

/// Writes messages of one subsystem and category to a log; see ``OSLog``.
public struct Logger: Sendable {
  private let system: OSLog

  /// - Parameters:
  ///   - subsystem: The name of a part of the program, such as "org.example.menu".
  ///   - category: The name of a part of the subsystem.
  public init(subsystem: String, category: String) { system = OSLog(subsystem: subsystem, category: category) }

  /// Creates a logger for a log.
  public init(_ logObj: OSLog) { system = logObj }

  /// Creates a logger without a subsystem.
  public init() { system = .default }

  public func log(level: OSLogType, _ message: OSLogMessage) { system.write(message.text, type: level) }
  public func log(_ message: OSLogMessage) { log(level: .default, message) }
  public func notice(_ message: OSLogMessage) { log(level: .default, message) }
  public func trace(_ message: OSLogMessage) { log(level: .debug, message) }
  public func debug(_ message: OSLogMessage) { log(level: .debug, message) }
  public func info(_ message: OSLogMessage) { log(level: .info, message) }
  public func warning(_ message: OSLogMessage) { log(level: .error, message) }
  public func error(_ message: OSLogMessage) { log(level: .error, message) }
  public func critical(_ message: OSLogMessage) { log(level: .fault, message) }
  public func fault(_ message: OSLogMessage) { log(level: .fault, message) }
}
