// SPDX-License-Identifier: MIT
import ObjectRuntime

/// A window that is on the screen.
///
/// The first window of a stack is kept. As on iOS, one that lies over another is shown for as long as the program keeps it.
struct ShownWindow {
  private let link: WeakLink<UIWindow>
  private let kept: UIWindow?

  @MainActor init(_ window: UIWindow) {
    link = WeakLink(window)
    kept = window.stack.map { $0.windows.count > 1 } ?? false ? nil : window
  }

  /// The window, or nil if it has been released.
  var window: UIWindow? { link.object }
}
