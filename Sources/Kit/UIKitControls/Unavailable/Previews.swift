// SPDX-License-Identifier: MIT

/// A view that is shown above a menu or a drag.
@available(*, unavailable, message: "menus have no previews, as on a Mac; drags have UITargetedDragPreview")
@preconcurrency @MainActor open class UITargetedPreview: NSObject {
  /// Creates a preview.
  public init(view: UIView) { fatalError("unavailable") }

  /// Creates a preview.
  public init(view: UIView, parameters: UIPreviewParameters) { fatalError("unavailable") }

  /// Creates a preview.
  public init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) { fatalError("unavailable") }
}

/// The look of a preview.
@available(*, unavailable, message: "menus have no previews, as on a Mac; drags have UITargetedDragPreview")
@preconcurrency @MainActor open class UIPreviewParameters: NSObject {
  /// The colour behind it.
  public var backgroundColor: UIColor! {
    get { fatalError("unavailable") }
    set {}
  }

  /// The visible part.
  public var visiblePath: UIBezierPath? {
    get { fatalError("unavailable") }
    set {}
  }

  /// The outline of the shadow.
  public var shadowPath: UIBezierPath? {
    get { fatalError("unavailable") }
    set {}
  }
}

/// The place of a preview.
@available(*, unavailable, message: "menus have no previews, as on a Mac; drags have UITargetedDragPreview")
@preconcurrency @MainActor open class UIPreviewTarget: NSObject {
  /// Creates a place.
  public init(container: UIView, center: CGPoint) { fatalError("unavailable") }
}

/// The animations of a preview that becomes a page.
@available(*, unavailable, message: "menus have no previews that could be clicked; remove the method")
@preconcurrency @MainActor public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
  /// How the preview becomes a page.
  var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}

/// How a preview becomes a page.
@available(*, unavailable, message: "menus have no previews that could be clicked; remove the method")
nonisolated public enum UIContextMenuInteractionCommitStyle: Int, Sendable {
  /// The preview vanishes.
  case dismiss
  /// The preview grows to a page.
  case pop
}

extension UIRefreshControl {
  /// The title.
  @available(*, unavailable, message: "a refresh control has no title; put a UILabel above the content")
  public var attributedTitle: NSAttributedString? {
    get { nil }
    set {}
  }
}
