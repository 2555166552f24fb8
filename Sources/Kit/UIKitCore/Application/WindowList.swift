// SPDX-License-Identifier: MIT

/// The windows that exist and have not been closed, in the order in which they were created.
@MainActor
enum WindowList {
  private struct Entry {
    weak var window: UIWindow?
  }

  private static var entries: [Entry] = []

  /// The oldest window, whose size is that of `UIScreen.main.bounds`.
  static var first: UIWindow? { entries.lazy.compactMap(\.window).first }

  static func add(_ window: UIWindow) {
    entries.removeAll { $0.window == nil }
    if entries.isEmpty { UIDevice.current.chooseIdiom(firstWindowWidth: window.bounds.width) }
    entries.append(Entry(window: window))
  }

  static func remove(_ window: UIWindow) {
    entries.removeAll { $0.window == nil || $0.window === window }
  }
}
