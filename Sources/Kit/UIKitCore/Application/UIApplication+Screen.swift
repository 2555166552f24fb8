// SPDX-License-Identifier: MIT

/// The properties of a phone's screen and of background work, which have no counterpart on a desktop.
extension UIApplication {
  /// Zero, because there is no status bar.
  ///
  /// Deprecated on iOS: use `UIWindowScene.statusBarManager`.
  public var statusBarFrame: CGRect { .zero }

  /// The preferred style of the status bar in the key window. Setting it has no effect: as on iOS, view controllers decide
  /// by `UIViewController.preferredStatusBarStyle`.
  ///
  /// Deprecated on iOS: use `UIWindowScene.statusBarManager`.
  public var statusBarStyle: UIStatusBarStyle {
    get { keyWindow?.windowScene?.statusBarManager?.statusBarStyle ?? .default }
    set { setStatusBarStyle(newValue, animated: false) }
  }

  /// Whether a hidden status bar is preferred in the key window. Setting it has no effect: as on iOS, view controllers
  /// decide by `UIViewController.prefersStatusBarHidden`.
  ///
  /// Deprecated on iOS: use `UIWindowScene.statusBarManager`.
  public var isStatusBarHidden: Bool {
    get { keyWindow?.windowScene?.statusBarManager?.isStatusBarHidden ?? false }
    set { setStatusBarHidden(newValue, with: .none) }
  }

  /// Hides or shows the status bar. No effect: as on iOS, view controllers decide by
  /// `UIViewController.prefersStatusBarHidden`.
  ///
  /// Deprecated on iOS.
  public func setStatusBarHidden(_ hidden: Bool, with animation: UIStatusBarAnimation) {}

  /// Sets the style of the status bar. No effect: as on iOS, view controllers decide by
  /// `UIViewController.preferredStatusBarStyle`.
  ///
  /// Deprecated on iOS.
  public func setStatusBarStyle(_ statusBarStyle: UIStatusBarStyle, animated: Bool) {}

  /// The orientation of the key window, from its size.
  ///
  /// Deprecated on iOS: use `UIWindowScene.interfaceOrientation`.
  public var statusBarOrientation: UIInterfaceOrientation { keyWindow?.windowScene?.interfaceOrientation ?? .unknown }

  /// Returns the orientations that a window supports, which are always all.
  public func supportedInterfaceOrientations(for window: UIWindow?) -> UIInterfaceOrientationMask { .all }

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
