// SPDX-License-Identifier: MIT

/// Limits to the size of a scene's window.
///
/// ```swift
/// @MainActor func limit(_ window: UIWindow) {
///   window.windowScene?.sizeRestrictions?.minimumSize = CGSize(width: 480, height: 400)
/// }
/// ```
@preconcurrency @MainActor open class UISceneSizeRestrictions: NSObject {
  /// The smallest size in points. The default is 320 × 240: the width of the smallest phone, and the height of a bar
  /// and some rows.
  open var minimumSize = CGSize(width: 320, height: 240)

  nonisolated deinit {}
}
