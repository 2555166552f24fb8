// SPDX-License-Identifier: MIT

/// The preferences of a scene's visible view controllers for the status bar.
///
/// A desktop has no status bar: ``statusBarFrame`` is zero, and nothing is drawn. The other properties are the
/// preferences of the view controller that would determine the status bar. They are updated when a view controller has
/// appeared or has called `setNeedsStatusBarAppearanceUpdate()`.
@preconcurrency @MainActor open class UIStatusBarManager: NSObject {
  /// The preferred style. The default is `.default`.
  open package(set) var statusBarStyle = UIStatusBarStyle.default

  /// Whether a hidden status bar is preferred. The default is `false`.
  open package(set) var isStatusBarHidden = false

  /// Zero, because there is no status bar.
  open var statusBarFrame: CGRect { .zero }

  nonisolated deinit {}
}
