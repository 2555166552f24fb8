// SPDX-License-Identifier: MIT

/// Methods that report the life of a scene. All are optional.
///
/// A program has a scene delegate if its application delegate implements
/// ``UIApplicationDelegate/application(_:configurationForConnecting:options:)``. See ``UISceneConfiguration``.
@preconcurrency @MainActor public protocol UISceneDelegate: NSObjectProtocol {
  /// Called when the program has started. Create the window here, with `UIWindow(windowScene:)`.
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions)
  /// Called when the last window of the scene has closed. If the program ends before, for example because the user logs
  /// out, it is called before the application delegate's `applicationWillTerminate(_:)`. Save what must not be lost here.
  func sceneDidDisconnect(_ scene: UIScene)
  /// Called when a window of the scene has received the focus.
  func sceneDidBecomeActive(_ scene: UIScene)
  /// Called when no window of the scene has the focus any more.
  func sceneWillResignActive(_ scene: UIScene)
  /// Called once, after `scene(_:willConnectTo:options:)`.
  func sceneWillEnterForeground(_ scene: UIScene)
  /// Called once, before `sceneDidDisconnect(_:)`.
  func sceneDidEnterBackground(_ scene: UIScene)
}

extension UISceneDelegate {
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {}
  public func sceneDidDisconnect(_ scene: UIScene) {}
  public func sceneDidBecomeActive(_ scene: UIScene) {}
  public func sceneWillResignActive(_ scene: UIScene) {}
  public func sceneWillEnterForeground(_ scene: UIScene) {}
  public func sceneDidEnterBackground(_ scene: UIScene) {}
}
