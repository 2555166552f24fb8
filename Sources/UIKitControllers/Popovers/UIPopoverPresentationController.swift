// SPDX-License-Identifier: MIT

/// The presentation controller of a popover. There are no popovers, so there is never an instance of it.
///
/// The class exists so that code compiles that configures the `popoverPresentationController` if it is not `nil`. Here it
/// always is `nil`.
@preconcurrency @MainActor open class UIPopoverPresentationController: UIPresentationController {
  /// The view to which the popover points. The default is `nil`.
  open var sourceView: UIView?
  /// The rectangle in the source view to which the popover points, in points. The default is null.
  open var sourceRect = CGRect.null
  /// The bar button to which the popover points. The default is `nil`.
  open var barButtonItem: UIBarButtonItem?
  /// The directions in which the arrow may point. The default is any.
  open var permittedArrowDirections = UIPopoverArrowDirection.any
  /// The direction in which the arrow points.
  open var arrowDirection: UIPopoverArrowDirection { .unknown }
  /// The views that receive touches while the popover is shown. The default is `nil`.
  open var passthroughViews: [UIView]?
  /// The background colour. The default is `nil`.
  open var backgroundColor: UIColor?
  /// Whether the popover may cover the rectangle to which it points. The default is `false`.
  open var canOverlapSourceViewRect = false

  nonisolated deinit {}
}

extension UIViewController {
  /// The presentation controller of a popover. Always `nil`, because there are no popovers: action sheets are cards in
  /// the window.
  public final var popoverPresentationController: UIPopoverPresentationController? {
    modal.below?.controller as? UIPopoverPresentationController
  }
}
