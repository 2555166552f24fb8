// SPDX-License-Identifier: MIT

/// An object that makes a device indicate success or failure. No effect here; see ``UIFeedbackGenerator``.
@preconcurrency @MainActor open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// The outcome of a task.
  nonisolated public enum FeedbackType: Int, Sendable {
    /// The task succeeded.
    case success
    /// The task produced a warning.
    case warning
    /// The task failed.
    case error
  }

  nonisolated deinit {}

  /// Gives feedback on a device that can. No effect here.
  open func notificationOccurred(_ notificationType: FeedbackType) {}

  /// Gives feedback at a location in the view on a device that can. No effect here.
  open func notificationOccurred(_ notificationType: FeedbackType, at location: CGPoint) {}
}
