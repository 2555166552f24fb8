// SPDX-License-Identifier: MIT

/// The identity of a scene. A program has a session for each scene that its application delegate configures.
@preconcurrency @MainActor open class UISceneSession: NSObject {
  /// The purpose of a scene.
  nonisolated public struct Role: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Interactive windows.
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
    /// Windows on a display without input. Not used here.
    public static let windowExternalDisplayNonInteractive = Role(
      rawValue: "UIWindowSceneSessionRoleExternalDisplayNonInteractive")
  }

  /// The purpose of the scene.
  open private(set) var role: Role
  /// An identifier that no other session has.
  open private(set) var persistentIdentifier = UUID().uuidString
  /// The configuration with which the scene was made.
  open package(set) var configuration: UISceneConfiguration
  /// The scene.
  open package(set) weak var scene: UIScene?
  /// Values of the program's own. They are not kept when the program ends. The default is `nil`.
  open var userInfo: [String: Any]?

  init(role: Role) {
    self.role = role
    configuration = UISceneConfiguration(name: nil, sessionRole: role)
    super.init()
  }

  nonisolated deinit {}
}
