// SPDX-License-Identifier: MIT

/// A view that is shown above a menu or a drag.
@available(
  *, unavailable,
  message:
    "previews of other views are not available; return a view controller from the previewProvider of the menu's configuration"
)
@preconcurrency @MainActor open class UITargetedPreview: NSObject {
  /// Creates a preview.
  public init(view: UIView) { fatalError("unavailable") }

  /// Creates a preview.
  public init(view: UIView, parameters: UIPreviewParameters) { fatalError("unavailable") }

  /// Creates a preview.
  public init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) { fatalError("unavailable") }
}

/// The look of a preview.
@available(
  *, unavailable,
  message:
    "previews of other views are not available; return a view controller from the previewProvider of the menu's configuration"
)
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
@available(
  *, unavailable,
  message:
    "previews of other views are not available; return a view controller from the previewProvider of the menu's configuration"
)
@preconcurrency @MainActor open class UIPreviewTarget: NSObject {
  /// Creates a place.
  public init(container: UIView, center: CGPoint) { fatalError("unavailable") }
}

extension UIRefreshControl {
  /// The title.
  @available(*, unavailable, message: "a refresh control has no title; put a UILabel above the content")
  public var attributedTitle: NSAttributedString? {
    get { nil }
    set {}
  }
}
