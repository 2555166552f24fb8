// SPDX-License-Identifier: MIT
import UIKitCore

/// A view whose picture is shown under the pointer in a drag.
@preconcurrency @MainActor open class UITargetedDragPreview: NSObject {
  /// The view, which is in a window.
  public let view: UIView
  /// The look of the picture.
  public let parameters: UIDragPreviewParameters

  /// Creates a preview of a view.
  public init(view: UIView, parameters: UIDragPreviewParameters) {
    (self.view, self.parameters) = (view, parameters)
    super.init()
  }

  /// Creates a preview of all of a view.
  public convenience init(view: UIView) { self.init(view: view, parameters: UIDragPreviewParameters()) }

  nonisolated deinit {}

  /// The rectangle of the view's coordinates that is shown.
  var area: CGRect { parameters.visiblePath?.bounds ?? view.bounds }
}
