// SPDX-License-Identifier: MIT

/// Kinds of scrolling.
///
/// ```swift
/// @MainActor func followTouchpad(_ recognizer: UIPanGestureRecognizer) {
///   recognizer.allowedScrollTypesMask = .continuous
/// }
/// ```
nonisolated public struct UIScrollTypeMask: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Scrolling in steps, by a wheel.
  public static let discrete = UIScrollTypeMask(rawValue: 1)
  /// Smooth scrolling, by a touchpad or a high-resolution wheel.
  public static let continuous = UIScrollTypeMask(rawValue: 2)
  /// Both kinds.
  public static let all: UIScrollTypeMask = [.discrete, .continuous]
}
