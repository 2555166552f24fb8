// SPDX-License-Identifier: MIT

/// The appearance of buttons in one state.
@preconcurrency @MainActor open class UIBarButtonItemStateAppearance: NSObject {
  /// The font and the colour of the title, by the keys `.font` and `.foregroundColor`. The default is none.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// A distance by which the title is moved. The default is zero.
  open var titlePositionAdjustment = UIOffset.zero

  nonisolated deinit {}
}
