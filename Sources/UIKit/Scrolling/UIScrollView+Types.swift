// SPDX-License-Identifier: MIT

extension UIScrollView {
  /// Whether the safe area adds to the content inset.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// At the top and the bottom always, at the sides where the content scrolls that way.
    case automatic
    /// Where the content scrolls that way.
    case scrollableAxes
    case never
    case always
  }

  /// How much of its velocity a thrown content keeps in each millisecond.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    // Apple's values.
    public static let normal = DecelerationRate(rawValue: 0.998)
    public static let fast = DecelerationRate(rawValue: 0.99)
  }
}
