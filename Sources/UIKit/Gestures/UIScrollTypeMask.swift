// SPDX-License-Identifier: MIT

/// Kinds of scrolling devices.
public struct UIScrollTypeMask: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Wheels that go from notch to notch.
  public static let discrete = UIScrollTypeMask(rawValue: 1)
  /// Touchpads and fine wheels.
  public static let continuous = UIScrollTypeMask(rawValue: 2)
  public static let all: UIScrollTypeMask = [.discrete, .continuous]
}
