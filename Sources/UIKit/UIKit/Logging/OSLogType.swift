// SPDX-License-Identifier: MIT

/// The importance of a message in a log. Messages of the types ``info`` and ``debug`` are not shown, as in a program on iOS
/// that no tool watches.
public struct OSLogType: Equatable, Hashable, RawRepresentable, Sendable {
  public let rawValue: UInt8
  public init(rawValue: UInt8) { self.rawValue = rawValue }
  /// Creates a type with a number.
  public init(_ rawValue: UInt8) { self.rawValue = rawValue }

  /// An ordinary message.
  public static let `default` = OSLogType(0x00)
  /// Information that helps, but is not needed.
  public static let info = OSLogType(0x01)
  /// Information for the developer.
  public static let debug = OSLogType(0x02)
  /// A failure of the program.
  public static let error = OSLogType(0x10)
  /// A mistake in the program, or a failure of the system.
  public static let fault = OSLogType(0x11)
}
