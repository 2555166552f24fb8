// SPDX-License-Identifier: MIT
import UIKitCore

/// A view whose picture is shown under the pointer in a drag.
@preconcurrency @MainActor open class UITargetedDragPreview: NSObject {
  /// The view, which is in a window.
  public let view: UIView

  /// Creates a preview of a view.
  public init(view: UIView) {
    self.view = view
    super.init()
  }

  nonisolated deinit {}
}
