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

  /// Writes a message of a type.
  public func log(level: OSLogType, _ message: OSLogMessage) { system.write(message.text, type: level) }
  /// Writes an ordinary message.
  public func log(_ message: OSLogMessage) { log(level: .default, message) }
  /// Writes an ordinary message.
  public func notice(_ message: OSLogMessage) { log(level: .default, message) }
  /// Writes a message of the type ``OSLogType/debug``.
  public func trace(_ message: OSLogMessage) { log(level: .debug, message) }
  /// Writes a message of the type ``OSLogType/debug``.
  public func debug(_ message: OSLogMessage) { log(level: .debug, message) }
  /// Writes a message of the type ``OSLogType/info``.
  public func info(_ message: OSLogMessage) { log(level: .info, message) }
  /// Writes a message of the type ``OSLogType/error``.
  public func warning(_ message: OSLogMessage) { log(level: .error, message) }
  /// Writes a message of the type ``OSLogType/error``.
  public func error(_ message: OSLogMessage) { log(level: .error, message) }
  /// Writes a message of the type ``OSLogType/fault``.
  public func critical(_ message: OSLogMessage) { log(level: .fault, message) }
  /// Writes a message of the type ``OSLogType/fault``.
  public func fault(_ message: OSLogMessage) { log(level: .fault, message) }
}
