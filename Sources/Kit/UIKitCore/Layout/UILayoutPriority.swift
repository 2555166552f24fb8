// SPDX-License-Identifier: MIT

/// The priority with which a view keeps its natural size when a stack view distributes space, from 0 to 1000.
///
/// ```swift
/// @MainActor func letGrow(_ field: UIView, beside label: UIView) {
///   field.setContentHuggingPriority(.defaultLow, for: .horizontal)
///   label.setContentHuggingPriority(.defaultHigh, for: .horizontal)
/// }
/// ```
nonisolated public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  public let rawValue: Float
  public init(rawValue: Float) { self.rawValue = rawValue }

  /// Creates a priority from a number.
  public init(_ rawValue: Float) { self.rawValue = rawValue }

  /// 1000.
  public static let required = UILayoutPriority(1000)
  /// 750, the default for resistance to shrinking.
  public static let defaultHigh = UILayoutPriority(750)
  /// 250, the default for resistance to growing.
  public static let defaultLow = UILayoutPriority(250)
  /// 50.
  public static let fittingSizeLevel = UILayoutPriority(50)
}

nonisolated extension UILayoutPriority {
  /// Returns a priority that is higher by a number.
  public static func + (lhs: UILayoutPriority, rhs: Float) -> UILayoutPriority { UILayoutPriority(lhs.rawValue + rhs) }
  /// Returns a priority that is lower by a number.
  public static func - (lhs: UILayoutPriority, rhs: Float) -> UILayoutPriority { UILayoutPriority(lhs.rawValue - rhs) }
  /// Raises a priority by a number.
  public static func += (lhs: inout UILayoutPriority, rhs: Float) { lhs = lhs + rhs }
  /// Lowers a priority by a number.
  public static func -= (lhs: inout UILayoutPriority, rhs: Float) { lhs = lhs - rhs }
}

nonisolated extension UILayoutPriority: Comparable {
  public static func < (lhs: UILayoutPriority, rhs: UILayoutPriority) -> Bool { lhs.rawValue < rhs.rawValue }
}
