// SPDX-License-Identifier: MIT

/// How much of a value in a message may be stored. It has no effect here.
public struct OSLogPrivacy: Sendable {
  /// As suits the type of the value.
  public static let auto = OSLogPrivacy()
  /// Not to be stored.
  public static let `private` = OSLogPrivacy()
  /// May be stored.
  public static let `public` = OSLogPrivacy()
  /// Not to be stored, not even in a log that stores private values.
  public static let sensitive = OSLogPrivacy()
}

/// A message with values in it, as in `logger.error("no page \(index, privacy: .public)")`.
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
  /// The parts of a message.
  public struct StringInterpolation: StringInterpolationProtocol, Sendable {
    fileprivate var text = ""

    public init(literalCapacity: Int, interpolationCount: Int) { text.reserveCapacity(literalCapacity) }

    public mutating func appendLiteral(_ literal: String) { text += literal }

    /// Adds the description of a value.
    public mutating func appendInterpolation(_ value: @autoclosure () -> some Any, privacy: OSLogPrivacy = .auto) {
      text += String(describing: value())
    }
  }

  let text: String

  public init(stringLiteral value: String) { text = value }
  public init(stringInterpolation: StringInterpolation) { text = stringInterpolation.text }
}
