// SPDX-License-Identifier: MIT
import UIKitCore

/// A view whose picture is shown under the pointer in a drag, or that the drag ends in.
@preconcurrency @MainActor open class UITargetedDragPreview: NSObject {
  /// The view.
  public let view: UIView
  /// The look of the picture.
  public let parameters: UIDragPreviewParameters
  /// The place of the picture.
  public let target: UIDragPreviewTarget
  /// The distance by which the lifted picture moves away, so that it does not cover what is under the pointer.
  var lead = CGVector.zero

  /// Creates a preview at a place.
  public init(view: UIView, parameters: UIDragPreviewParameters, target: UIDragPreviewTarget) {
    (self.view, self.parameters, self.target) = (view, parameters, target)
    super.init()
  }

  /// Creates a preview at the place of its view, which is in a window.
  public convenience init(view: UIView, parameters: UIDragPreviewParameters) {
    let area = Self.area(of: view, parameters)
    let target = UIDragPreviewTarget(container: view, center: CGPoint(x: area.midX, y: area.midY))
    self.init(view: view, parameters: parameters, target: target)
  }

  /// Creates a preview of all of a view, which is in a window.
  public convenience init(view: UIView) { self.init(view: view, parameters: UIDragPreviewParameters()) }

  nonisolated deinit {}

  /// The size of the picture.
  open var size: CGSize { area.size }

  /// Returns a preview of the same view at another place.
  open func retargetedPreview(with newTarget: UIDragPreviewTarget) -> UITargetedDragPreview {
    UITargetedDragPreview(view: view, parameters: parameters, target: newTarget)
  }

  /// The rectangle of the view's coordinates that is shown.
  var area: CGRect { Self.area(of: view, parameters) }

  private static func area(of view: UIView, _ parameters: UIDragPreviewParameters) -> CGRect {
    parameters.visiblePath?.bounds ?? view.bounds
  }
}
