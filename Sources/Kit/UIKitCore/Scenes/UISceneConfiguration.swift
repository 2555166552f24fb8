// SPDX-License-Identifier: MIT

/// The configuration of a scene: most importantly, the class of its delegate.
///
/// On Apple's systems, the delegate's class is found in the program's Info.plist. Here it is ``delegateClass``; if that
/// is `nil`, it is the class `SceneDelegate` in the module of the application delegate, as in new projects of Xcode.
@preconcurrency @MainActor open class UISceneConfiguration: NSObject {
  /// The name, or `nil`.
  open private(set) var name: String?
  /// The purpose of the scene.
  open private(set) var role: UISceneSession.Role
  /// The class of the scene's delegate, which must be a subclass of `NSObject`. The default is `nil`.
  open var delegateClass: AnyClass?

  /// Creates a configuration.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
    super.init()
  }

  nonisolated deinit {}

  /// The result of an application delegate that does not configure scenes.
  static let notImplemented = UISceneConfiguration(name: nil, sessionRole: .windowApplication)
}
