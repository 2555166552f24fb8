// SPDX-License-Identifier: MIT

extension UIScrollView {
  /// The sides on which the safe area is added to the content inset.
  nonisolated public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// At the top and the bottom, and on the left and the right if the content scrolls horizontally.
    case automatic
    /// Along the axes in which the content scrolls.
    case scrollableAxes
    /// On no side.
    case never
    /// On all sides.
    case always
  }

  /// The fraction of its velocity that scrolling keeps per millisecond.
  ///
  /// ```swift
  /// @MainActor func makePager(_ scrollView: UIScrollView) {
  ///   scrollView.isPagingEnabled = true
  ///   scrollView.decelerationRate = .fast
  /// }
  /// ```
  nonisolated public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// 0.998, as in UIKit.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// 0.99, as in UIKit.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }

  /// The way in which a drag hides an on-screen keyboard.
  nonisolated public enum KeyboardDismissMode: Int, Sendable {
    /// A drag does not hide the keyboard.
    case none
    /// The keyboard is hidden when the drag begins.
    case onDrag
    /// The keyboard follows the drag when that reaches it.
    case interactive
    /// The keyboard and the view above it are hidden when the drag begins.
    case onDragWithAccessory
    /// The keyboard and the view above it follow the drag when that reaches them.
    case interactiveWithAccessory
  }
}
