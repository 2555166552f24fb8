// SPDX-License-Identifier: MIT

/// An instance of the program's user interface.
///
/// ```swift
/// @MainActor func name(_ window: UIWindow, after document: String) {
///   window.windowScene?.title = document
/// }
/// ```
@preconcurrency @MainActor open class UIScene: UIResponder {
  /// The state of a scene.
  nonisolated public enum ActivationState: Int, Sendable {
    /// The scene has no window on the screen.
    case unattached = -1
    /// A window of the scene receives key presses.
    case foregroundActive
    /// A window of the scene is on the screen, and another one receives key presses.
    case foregroundInactive
    /// The scene is in the background. Not used here.
    case background
  }

  /// The title of the window. The default is `nil`, which means that of the root view controller.
  open var title: String?

  /// The state of the scene. `unattached` in the base class.
  open var activationState: ActivationState { .unattached }

  /// The object that receives the scene's life-cycle events. Held strongly. The default is `nil`.
  open var delegate: (any UISceneDelegate)?

  /// The session of a scene that the application delegate has configured; otherwise `nil`, in contrast to UIKit.
  open package(set) var session: UISceneSession!
  /// The last state of the scene that the delegate was informed of.
  var connection = SceneConnection.unconnected

  nonisolated deinit {}

  /// The application.
  open override var next: UIResponder? { UIApplication.shared }
}
