// SPDX-License-Identifier: MIT

/// What the user has asked the desktop for, to see and use programs more easily.
@MainActor
public enum UIAccessibility {
  nonisolated public static let reduceMotionStatusDidChangeNotification = Notification.Name(
    "UIAccessibilityReduceMotionStatusDidChangeNotification")

  /// Movement is to be replaced by fades.
  public static var isReduceMotionEnabled: Bool { reducesMotion ?? desktopReducesMotion }
  /// Whether transitions that move should fade instead.
  public static var prefersCrossFadeTransitions: Bool { isReduceMotionEnabled }

  /// Takes precedence over the desktop's wish, as on a command line.
  package static var reducesMotion: Bool? {
    didSet { announce(unless: oldValue ?? desktopReducesMotion) }
  }

  /// As the desktop has it; the application follows it live.
  package static var desktopReducesMotion = false {
    didSet { announce(unless: reducesMotion ?? oldValue) }
  }

  private static func announce(unless before: Bool) {
    guard isReduceMotionEnabled != before else { return }
    NotificationCenter.default.post(name: reduceMotionStatusDidChangeNotification, object: nil)
  }
}
