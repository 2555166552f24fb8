// SPDX-License-Identifier: MIT

/// A scene that shows windows: here, one that stands for one window of the desktop.
@MainActor
open class UIWindowScene: UIScene {
  private struct WeakWindow {
    weak var window: UIWindow?
  }

  private var members: [WeakWindow] = []

  nonisolated deinit {}

  open var windows: [UIWindow] { members.compactMap(\.window) }
  open var keyWindow: UIWindow? { windows.first { $0.isKeyWindow } }
  open var screen: UIScreen { .main }
  open var traitCollection: UITraitCollection { windows.first?.traitCollection ?? UIScreen.main.traitCollection }
  /// How small and large the user may make the window.
  public let sizeRestrictions: UISceneSizeRestrictions? = UISceneSizeRestrictions()

  open override var activationState: ActivationState {
    guard windows.contains(where: \.isVisible) else { return .unattached }
    return keyWindow == nil ? .foregroundInactive : .foregroundActive
  }

  func add(_ window: UIWindow) {
    guard !windows.contains(where: { $0 === window }) else { return }
    members.append(WeakWindow(window: window))
  }

  func remove(_ window: UIWindow) {
    members.removeAll { $0.window == nil || $0.window === window }
  }
}
