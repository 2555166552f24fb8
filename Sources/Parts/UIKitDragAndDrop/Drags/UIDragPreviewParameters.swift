// SPDX-License-Identifier: MIT
import UIKitCore

/// The look of a ``UITargetedDragPreview``.
@preconcurrency @MainActor open class UIDragPreviewParameters: NSObject {
  /// The part of the view that is shown, in the view's coordinates, or `nil` for all of it, which is the default.
  open var visiblePath: UIBezierPath?
  /// The colour behind the view. The default is none.
  open var backgroundColor: UIColor! = .clear

  /// Creates parameters that show all of a view.
  public override init() { super.init() }

  nonisolated deinit {}
}
