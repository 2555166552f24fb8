// SPDX-License-Identifier: MIT

/// A field of forces.
@available(*, unavailable, message: "fields of forces are not available; set a UIPushBehavior in an action")
@preconcurrency @MainActor open class UIFieldBehavior: UIDynamicBehavior {}

/// Items that are simulated as one.
@available(*, unavailable, message: "item groups are not available; use UIAttachmentBehavior.fixedAttachment")
@preconcurrency @MainActor open class UIDynamicItemGroup: NSObject {
  /// Creates a group.
  @available(*, unavailable, message: "item groups are not available; use UIAttachmentBehavior.fixedAttachment")
  public init(items: [any UIDynamicItem]) { fatalError("unavailable") }
}
