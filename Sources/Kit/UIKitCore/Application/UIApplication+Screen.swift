// SPDX-License-Identifier: MIT

/// The properties of a phone's screen and of background work, which have no counterpart on a desktop.
extension UIApplication {
  /// Posted when memory is low on a device. Not posted here: a desktop has virtual memory.
  nonisolated public static let didReceiveMemoryWarningNotification = Notification.Name(
    "UIApplicationDidReceiveMemoryWarningNotification")

  /// Posted when a program has entered the background. Not posted here: programs on a desktop do not.
  nonisolated public static let didEnterBackgroundNotification = Notification.Name(
    "UIApplicationDidEnterBackgroundNotification")

  /// Posted before a program leaves the background. Not posted here: programs on a desktop do not enter it.
  nonisolated public static let willEnterForegroundNotification = Notification.Name(
    "UIApplicationWillEnterForegroundNotification")

  /// Posted before the frame of the status bar changes. Not posted here: there is no status bar.
  ///
  /// Deprecated on iOS: use `UIViewController.viewWillTransition(to:with:)`.
  nonisolated public static let willChangeStatusBarFrameNotification = Notification.Name(
    "UIApplicationWillChangeStatusBarFrameNotification")

  /// Posted when the frame of the status bar has changed. Not posted here: there is no status bar.
  ///
  /// Deprecated on iOS: use `UIViewController.viewWillTransition(to:with:)`.
  nonisolated public static let didChangeStatusBarFrameNotification = Notification.Name(
    "UIApplicationDidChangeStatusBarFrameNotification")

  /// Posted before the user interface is turned. Not posted here: a window is resized, not turned.
  ///
  /// Deprecated on iOS: use `UIViewController.viewWillTransition(to:with:)`.
  nonisolated public static let willChangeStatusBarOrientationNotification = Notification.Name(
    "UIApplicationWillChangeStatusBarOrientationNotification")

  /// Posted when the user interface has been turned. Not posted here: a window is resized, not turned.
  ///
  /// Deprecated on iOS: use `UIViewController.viewWillTransition(to:with:)`.
  nonisolated public static let didChangeStatusBarOrientationNotification = Notification.Name(
    "UIApplicationDidChangeStatusBarOrientationNotification")
}
