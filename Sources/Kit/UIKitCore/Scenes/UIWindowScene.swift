// SPDX-License-Identifier: MIT

/// A scene: a window of the desktop, and the windows that lie over each other in it. Every window has a scene of its own
/// unless it is given another.
@preconcurrency @MainActor open class UIWindowScene: UIScene {
  private struct WeakWindow {
    weak var window: UIWindow?
  }

  private var members: [WeakWindow] = []

  nonisolated deinit {}

  /// The windows of the scene.
  open var windows: [UIWindow] { members.compactMap(\.window) }

  /// The window of the scene that receives key presses, or `nil`.
  open var keyWindow: UIWindow? { windows.first { $0.isKeyWindow } }

  /// The screen of the first window.
  open var screen: UIScreen { windows.first?.screen ?? .main }

  /// The coordinates of the first window, or those of the screen if there is none.
  open var coordinateSpace: any UICoordinateSpace { windows.first ?? screen }

  /// The traits of the first window, or those of the screen if there is none.
  open var traitCollection: UITraitCollection { windows.first?.traitCollection ?? screen.traitCollection }

  /// The preferences of the visible view controllers for the status bar. It is never `nil`.
  open private(set) var statusBarManager: UIStatusBarManager? = UIStatusBarManager()

  /// The orientation of the first window, from its size: `.portrait` or `.landscapeRight`; `.unknown` without a window.
  open var interfaceOrientation: UIInterfaceOrientation {
    guard let size = windows.first?.bounds.size else { return .unknown }
    return size.width > size.height ? .landscapeRight : .portrait
  }

  /// Limits to the size of the window. Never `nil`.
  open private(set) var sizeRestrictions: UISceneSizeRestrictions? = UISceneSizeRestrictions()

  open override var activationState: ActivationState {
    guard windows.contains(where: \.isVisible) else { return .unattached }
    return keyWindow == nil ? .foregroundInactive : .foregroundActive
  }

  /// The stack that shows its windows, or nil if none has been shown.
  var stack: WindowStack? { stack(besides: nil) }

  /// Returns what windows other than one of them are shown on or, if all are hidden, will be shown on.
  func stack(besides window: UIWindow?) -> WindowStack? {
    let others = windows.filter { $0 !== window && $0.stack != nil }
    return (others.first(where: \.isVisible) ?? others.first)?.stack
  }

  func add(_ window: UIWindow) {
    guard !windows.contains(identicalTo: window) else { return }
    members.append(WeakWindow(window: window))
  }

  func remove(_ window: UIWindow) {
    members.removeAll { $0.window == nil || $0.window === window }
  }
}
