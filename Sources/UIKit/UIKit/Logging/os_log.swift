// SPDX-License-Identifier: MIT

/// Writes a message to a log.
///
/// - Parameters:
///   - message: A format of C, such as `"%{public}@ of %d"`.
///   - dso: The library that logs. It has no effect.
///   - log: The log.
///   - type: The importance of the message.
///   - args: The values in the message, of any type.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func os_log(
  _ message: StaticString, dso: UnsafeRawPointer? = nil, log: OSLog = .default, type: OSLogType = .default,
  _ args: Any...
) {
  log.write(OSLogFormat("\(message)", args).text, type: type)
}

/// Writes a message of a type to a log.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func os_log(
  _ type: OSLogType, dso: UnsafeRawPointer? = nil, log: OSLog = .default, _ message: StaticString, _ args: Any...
) {
  log.write(OSLogFormat("\(message)", args).text, type: type)
}

/// Writes a message with values in it to a log, as in `os_log(.error, "no page \(index)")`.
// swift-format-ignore: AlwaysUseLowerCamelCase
@_disfavoredOverload
public func os_log(_ type: OSLogType, log: OSLog = .default, _ message: OSLogMessage) {
  log.write(message.text, type: type)
}

/// Writes an ordinary message with values in it to a log.
// swift-format-ignore: AlwaysUseLowerCamelCase
@_disfavoredOverload
public func os_log(_ message: OSLogMessage) { OSLog.default.write(message.text, type: .default) }
