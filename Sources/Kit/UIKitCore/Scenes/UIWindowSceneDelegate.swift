// SPDX-License-Identifier: MIT

/// Methods that report the life of a scene of windows. All are optional.
///
/// ```swift
/// final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
///   var window: UIWindow?
///
///   func scene(
///     _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
///   ) {
///     guard let windowScene = scene as? UIWindowScene else { return }
///     let window = UIWindow(windowScene: windowScene)
///     window.rootViewController = UIViewController()
///     window.makeKeyAndVisible()
///     self.window = window
///   }
/// }
/// ```
@preconcurrency @MainActor public protocol UIWindowSceneDelegate: UISceneDelegate {
  /// The main window. The system does not use it.
  var window: UIWindow? { get set }
}

extension UIWindowSceneDelegate {
  /// `nil`. Setting it has no effect: a delegate that keeps its window declares the property.
  public var window: UIWindow? {
    get { nil }
    set {}
  }
}
