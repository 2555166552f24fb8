// SPDX-License-Identifier: MIT
import Foundation

/// A task of the user's, for another device.
@available(*, unavailable, message: "activities are not passed on to other devices; store the state in UserDefaults")
@preconcurrency @MainActor open class NSUserActivity: NSObject {
  /// Creates an activity.
  public init(activityType: String) { fatalError("unavailable") }

  /// The title.
  public var title: String? {
    get { fatalError("unavailable") }
    set {}
  }

  /// The state.
  public var userInfo: [AnyHashable: Any]? {
    get { fatalError("unavailable") }
    set {}
  }

  /// The page on the web.
  public var webpageURL: URL? {
    get { fatalError("unavailable") }
    set {}
  }

  /// Whether other devices may continue it.
  public var isEligibleForHandoff: Bool {
    get { fatalError("unavailable") }
    set {}
  }

  /// Whether it can be searched.
  public var isEligibleForSearch: Bool {
    get { fatalError("unavailable") }
    set {}
  }

  /// Makes it the current activity.
  public func becomeCurrent() {}

  /// Ends it.
  public func invalidate() {}
}

extension UIResponder {
  /// The task of the user's.
  @available(*, unavailable, message: "activities are not passed on to other devices; store the state in UserDefaults")
  public var userActivity: NSUserActivity? {
    get { nil }
    set {}
  }
}

/// A quick action.
@available(*, unavailable, message: "quick actions are not available; the desktop has no menu for them")
@preconcurrency @MainActor open class UIApplicationShortcutItem: NSObject {
  /// Creates a quick action.
  public init(type: String, localizedTitle: String) { fatalError("unavailable") }
}

/// A quick action that can be changed.
@available(*, unavailable, message: "quick actions are not available; the desktop has no menu for them")
@preconcurrency @MainActor open class UIMutableApplicationShortcutItem: UIApplicationShortcutItem {}

/// The icon of a quick action.
@available(*, unavailable, message: "quick actions are not available; the desktop has no menu for them")
@preconcurrency @MainActor open class UIApplicationShortcutIcon: NSObject {
  /// Creates an icon.
  public init(systemImageName: String) { fatalError("unavailable") }
}

extension UIApplication {
  /// The quick actions.
  @available(*, unavailable, message: "quick actions are not available; the desktop has no menu for them")
  public var shortcutItems: [UIApplicationShortcutItem]? {
    get { nil }
    set {}
  }
}

/// A URL that is to be opened.
@available(*, unavailable, message: "no other program opens URLs in this one; read the arguments of the process")
@preconcurrency @MainActor open class UIOpenURLContext: NSObject {
  /// The URL.
  public var url: URL {
    get { fatalError("unavailable") }
    set {}
  }
}

/// The result of fetching.
@available(
  *, unavailable, message: "programs are not started in the background; fetch in a Task while the program runs"
)
nonisolated public enum UIBackgroundFetchResult: UInt, Sendable {
  /// The results.
  case newData, noData, failed
}
