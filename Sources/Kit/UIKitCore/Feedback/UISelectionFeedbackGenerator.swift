// SPDX-License-Identifier: MIT

/// An object that makes a device indicate that a selection changes. No effect here; see ``UIFeedbackGenerator``.
@preconcurrency @MainActor open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  nonisolated deinit {}

  /// Gives feedback on a device that can. No effect here.
  open func selectionChanged() {}

  /// Gives feedback at a location in the view on a device that can. No effect here.
  open func selectionChanged(at location: CGPoint) {}
}
