// SPDX-License-Identifier: MIT

extension UIPasteboard {
  /// The items.
  @available(*, unavailable, message: "a pasteboard has a single item; use string, url or image")
  public var items: [[String: Any]] {
    get { [] }
    set {}
  }

  /// A pasteboard of the program's own.
  @available(*, unavailable, message: "the general pasteboard is the only one")
  public class func withUniqueName() -> UIPasteboard { fatalError("unavailable") }
}

/// The edit menu.
@available(*, unavailable, message: "edit menus are not available")
@preconcurrency @MainActor open class UIMenuController: NSObject {}
