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

    // Apple's values.
    /// 0.998, UIKit's value.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// 0.99, UIKit's value.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }

  /// How a drag hides an on-screen keyboard.
  nonisolated public enum KeyboardDismissMode: Int, Sendable {
    /// It does not.
    case none
    /// When the drag begins.
    case onDrag
    /// As the drag reaches the keyboard.
    case interactive
    /// When the drag begins, with the view above the keyboard.
    case onDragWithAccessory
    /// As the drag reaches the keyboard, with the view above it.
    case interactiveWithAccessory
  }
}
