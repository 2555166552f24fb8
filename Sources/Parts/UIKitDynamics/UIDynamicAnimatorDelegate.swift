// SPDX-License-Identifier: MIT

/// Told when an animator begins and ends to move its items.
@preconcurrency @MainActor public protocol UIDynamicAnimatorDelegate: NSObjectProtocol {
  /// Called before an animator begins to move its items.
  func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator)
  /// Called when all items of an animator are at rest.
  func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator)
}

extension UIDynamicAnimatorDelegate {
  public func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) {}
  public func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {}
}
