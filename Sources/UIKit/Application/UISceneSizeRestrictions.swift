// SPDX-License-Identifier: MIT

/// How small the user may make a scene's window.
@MainActor
open class UISceneSizeRestrictions: NSObject {
  /// Points. Chosen: the smallest phone's width, and room for a bar and a few rows.
  open var minimumSize = CGSize(width: 320, height: 240)

  nonisolated deinit {}
}
