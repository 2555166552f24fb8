// SPDX-License-Identifier: MIT

extension UIAccessibility {
  /// A notification for assistive technology.
  nonisolated public struct Notification: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Another screen is shown. The argument is the element to read next, or a text.
    public static let screenChanged = Notification(rawValue: 1000)
    /// The layout has changed. The argument is the element to read next, or a text.
    public static let layoutChanged = Notification(rawValue: 1001)
    /// A text to speak, which is the argument.
    public static let announcement = Notification(rawValue: 1008)
    /// Content has been scrolled. The argument is a text that describes the new position.
    public static let pageScrolled = Notification(rawValue: 1009)
    /// Assistive technology is to pause.
    public static let pauseAssistiveTechnology = Notification(rawValue: 1012)
    /// Assistive technology is to continue.
    public static let resumeAssistiveTechnology = Notification(rawValue: 1013)
  }

  /// Notifies assistive technology of a change. Pausing and resuming it have no effect.
  ///
  /// ```swift
  /// @MainActor func showResult(_ label: UILabel) {
  ///   UIAccessibility.post(notification: .layoutChanged, argument: label)
  /// }
  /// ```
  public static func post(notification: Notification, argument: Any?) {
    technology?.post(notification, argument: argument)
  }

  /// Returns a rectangle of a view in the coordinates of the screen, in points. The window counts as the screen, so these are
  /// the coordinates of the window.
  public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView) -> CGRect {
    view.convert(rect, to: nil)
  }

  /// Posted when ``isVoiceOverRunning`` has changed.
  nonisolated public static let voiceOverStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityVoiceOverStatusDidChangeNotification")
  /// Posted when ``isBoldTextEnabled`` has changed. Not posted yet.
  nonisolated public static let boldTextStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityBoldTextStatusDidChangeNotification")

  /// Whether a screen reader, or another program for assistance that reads the screen, is in use.
  public static var isVoiceOverRunning: Bool { technology != nil }
  /// Whether the user controls the computer with switches. Always `false`.
  public static var isSwitchControlRunning: Bool { false }
  /// Whether the user prefers bold text. Always `false`: desktops have no such setting.
  public static var isBoldTextEnabled: Bool { false }
  /// Whether the screen's colours are inverted. Always `false`: desktops do not report it.
  public static var isInvertColorsEnabled: Bool { false }
  /// Whether the screen shows no colours. Always `false`: desktops do not report it.
  public static var isGrayscaleEnabled: Bool { false }
}
