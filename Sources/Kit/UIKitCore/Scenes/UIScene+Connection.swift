// SPDX-License-Identifier: MIT
import Diagnostics

extension UIScene {
  /// The reasons for the creation of a scene. There are none on a desktop.
  @preconcurrency @MainActor open class ConnectionOptions: NSObject {
    /// The program that asked for the scene, which is always `nil`.
    open var sourceApplication: String? { nil }

    nonisolated deinit {}
  }

  /// Posted after the delegate's `scene(_:willConnectTo:options:)`. The object is the scene.
  nonisolated public static let willConnectNotification = Notification.Name("UISceneWillConnectNotification")
  /// Posted when the last window of the scene has closed, or before the program ends. The object is the scene.
  nonisolated public static let didDisconnectNotification = Notification.Name("UISceneDidDisconnectNotification")
  /// Posted when a window of the scene has received the focus. The object is the scene.
  nonisolated public static let didActivateNotification = Notification.Name("UISceneDidActivateNotification")
  /// Posted when no window of the scene has the focus any more. The object is the scene.
  nonisolated public static let willDeactivateNotification = Notification.Name("UISceneWillDeactivateNotification")
  /// Posted once, after `willConnectNotification`. The object is the scene.
  nonisolated public static let willEnterForegroundNotification = Notification.Name(
    "UISceneWillEnterForegroundNotification")
  /// Posted once, before `didDisconnectNotification`. The object is the scene.
  nonisolated public static let didEnterBackgroundNotification = Notification.Name(
    "UISceneDidEnterBackgroundNotification")

  /// Connects the scene to its session and its delegate, which creates the window.
  func connect(to session: UISceneSession, delegate: any UISceneDelegate) {
    self.session = session
    session.scene = self
    self.delegate = delegate
    delegate.scene(self, willConnectTo: session, options: ConnectionOptions())
    post(Self.willConnectNotification)
    connection = .foreground
    delegate.sceneWillEnterForeground(self)
    post(Self.willEnterForegroundNotification)
    if activationState == .foregroundActive { activate() }
  }

  /// Reports that a window of the scene has received the focus.
  func activate() {
    guard connection == .foreground else { return }
    connection = .active
    delegate?.sceneDidBecomeActive(self)
    post(Self.didActivateNotification)
  }

  /// Reports that no window of the scene has the focus any more.
  func deactivate() {
    guard connection == .active else { return }
    delegate?.sceneWillResignActive(self)
    post(Self.willDeactivateNotification)
    connection = .foreground
  }

  /// Reports that the last window of the scene has closed, and releases the delegate.
  func disconnect() {
    reportDisconnection()
    // The delegate keeps the window, and the window keeps the scene.
    delegate = nil
  }

  /// Reports that the scene ends, with its last window or with the program, unless it has been reported.
  func reportDisconnection() {
    guard connection != .unconnected else { return }
    deactivate()
    connection = .unconnected
    delegate?.sceneDidEnterBackground(self)
    post(Self.didEnterBackgroundNotification)
    delegate?.sceneDidDisconnect(self)
    post(Self.didDisconnectNotification)
  }

  private func post(_ name: Notification.Name) { NotificationCenter.default.post(name: name, object: self) }
}

/// The state of a scene as its delegate knows it.
///
/// ```
/// unconnected ─► foreground ◄─► active        foreground ─► unconnected
/// ```
enum SceneConnection {
  case unconnected, foreground, active
}
