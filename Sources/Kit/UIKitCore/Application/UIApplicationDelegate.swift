// SPDX-License-Identifier: MIT

/// Methods that report the life of the program. All are optional.
///
/// Mark the class with `@main` to start the program with it:
///
/// ```swift
/// @main
/// class AppDelegate: UIResponder, UIApplicationDelegate {
///   var window: UIWindow?
///
///   func application(
///     _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
///   ) -> Bool {
///     window = UIWindow(frame: UIScreen.main.bounds)
///     window?.rootViewController = UIViewController()
///     window?.makeKeyAndVisible()
///     return true
///   }
/// }
/// ```
@preconcurrency @MainActor public protocol UIApplicationDelegate: NSObjectProtocol {
  /// The main window. The system does not use it.
  var window: UIWindow? { get }

  /// Called before the program has started. The launch options are `nil` and the result is ignored.
  func application(
    _ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool

  /// Called when the program has started; create the window here. The launch options are `nil` and the result is
  /// ignored.
  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool

  /// Returns the configuration of the program's scene. A program that implements it has a scene delegate, which creates
  /// the window; see ``UISceneConfiguration``. Called after the program has started.
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration

  /// Called when scenes have been discarded in a task switcher. Not called here, because a desktop has none.
  func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)

  /// Called when memory is low on a device. Not called here: a desktop has virtual memory.
  func applicationDidReceiveMemoryWarning(_ application: UIApplication)

  /// Returns the supported orientations. The default is all. Not called here: windows do not rotate.
  func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask

  /// Called when a window of the program has received the focus.
  func applicationDidBecomeActive(_ application: UIApplication)
  /// Called before the program loses the focus.
  func applicationWillResignActive(_ application: UIApplication)
  /// Not called here, because programs on a desktop do not enter the background.
  func applicationDidEnterBackground(_ application: UIApplication)
  /// Not called here, because programs on a desktop do not enter the background.
  func applicationWillEnterForeground(_ application: UIApplication)
  /// Called once before the program ends: when its last window has been closed, or when SIGTERM, SIGINT or SIGHUP has
  /// arrived.
  ///
  /// After a signal the windows close and the process dies of that signal, so a shell shows 143, 130 or 129. A second
  /// signal ends it at once. A signal that was ignored when the program started, such as SIGHUP under `nohup`, stays
  /// ignored. The loss of the display does not call this.
  func applicationWillTerminate(_ application: UIApplication)
}

extension UIApplicationDelegate {
  public var window: UIWindow? { nil }

  public func application(
    _ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }

  public func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }

  public func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration { .notImplemented }

  public func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>) {}
  public func applicationDidReceiveMemoryWarning(_ application: UIApplication) {}
  public func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask { .all }

  public func applicationDidBecomeActive(_ application: UIApplication) {}
  public func applicationWillResignActive(_ application: UIApplication) {}
  public func applicationDidEnterBackground(_ application: UIApplication) {}
  public func applicationWillEnterForeground(_ application: UIApplication) {}
  public func applicationWillTerminate(_ application: UIApplication) {}
}
