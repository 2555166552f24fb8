// SPDX-License-Identifier: MIT

/// The accessibility settings of the desktop.
///
/// ```swift
/// @MainActor func move(_ card: UIView, to point: CGPoint) {
///   UIView.animate(withDuration: UIAccessibility.isReduceMotionEnabled ? 0 : 0.3) { card.center = point }
/// }
/// ```
@preconcurrency @MainActor public enum UIAccessibility {
  /// Posted when ``isReduceMotionEnabled`` has changed.
  nonisolated public static let reduceMotionStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityReduceMotionStatusDidChangeNotification")

  /// Posted when ``isDarkerSystemColorsEnabled`` has changed.
  nonisolated public static let darkerSystemColorsStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityDarkerSystemColorsStatusDidChangeNotification")

  /// Posted when ``isReduceTransparencyEnabled`` has changed.
  nonisolated public static let reduceTransparencyStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityReduceTransparencyStatusDidChangeNotification")

  /// Whether the user prefers opaque colours to blurs and translucency. On desktops this belongs to high contrast.
  public package(set) static var isReduceTransparencyEnabled = false {
    didSet {
      guard isReduceTransparencyEnabled != oldValue else { return }
      NotificationCenter.default.post(name: reduceTransparencyStatusDidChangeNotification, object: nil)
    }
  }

  /// Whether the user prefers high contrast. System colours have variants for it.
  public package(set) static var isDarkerSystemColorsEnabled = false {
    didSet {
      guard isDarkerSystemColorsEnabled != oldValue else { return }
      NotificationCenter.default.post(name: darkerSystemColorsStatusDidChangeNotification, object: nil)
    }
  }

  /// Whether the user prefers reduced motion. If so, system transitions cross-fade.
  public static var isReduceMotionEnabled: Bool { reducesMotion ?? desktopReducesMotion }

  /// Whether transitions should cross-fade instead of moving. The same as ``isReduceMotionEnabled``.
  public static var prefersCrossFadeTransitions: Bool { isReduceMotionEnabled }

  /// An override of the desktop's setting, from the command line for example.
  package static var reducesMotion: Bool? {
    didSet { postReduceMotionChange(from: oldValue ?? desktopReducesMotion) }
  }

  /// The desktop's setting, which the application keeps up to date.
  package static var desktopReducesMotion = false {
    didSet { postReduceMotionChange(from: reducesMotion ?? oldValue) }
  }

  private static func postReduceMotionChange(from oldValue: Bool) {
    guard isReduceMotionEnabled != oldValue else { return }
    NotificationCenter.default.post(name: reduceMotionStatusDidChangeNotification, object: nil)
  }
}
