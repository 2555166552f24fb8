// SPDX-License-Identifier: MIT
import UIKitCore

/// The place into which a ``UITargetedDragPreview`` moves when its item is dropped.
@preconcurrency @MainActor open class UIDragPreviewTarget: NSObject {
  /// The view in whose coordinates the place is.
  public let container: UIView
  /// The middle of the preview at its place.
  public let center: CGPoint
  /// The transform of the preview at its place.
  public let transform: CGAffineTransform

  /// Creates a place.
  public init(container: UIView, center: CGPoint, transform: CGAffineTransform) {
    (self.container, self.center, self.transform) = (container, center, transform)
    super.init()
  }

  /// Creates a place at which the preview has its own size.
  public convenience init(container: UIView, center: CGPoint) {
    self.init(container: container, center: center, transform: .identity)
  }

  nonisolated deinit {}
}
