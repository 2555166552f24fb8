// SPDX-License-Identifier: MIT
import Diagnostics

/// A page that provides its own animation for pushes and pops to it, such as a page that shares a collection view.
package protocol NavigationAnimating: UIViewController {
  /// Returns the animator of a push or a pop to this page, or `nil` for the system's.
  func makeNavigationAnimator(
    _ operation: UINavigationController.Operation, from page: UIViewController
  ) -> (any StockAnimator)?
}

extension UINavigationController {
  /// Returns the animator of a push or a pop for which the delegate provides none.
  ///
  /// The order of preference is: the page's own animator, a dissolve if the desktop asks for reduced motion, a zoom if the
  /// upper page prefers one and has a source view, and otherwise the slide.
  func stockAnimator(
    _ operation: Operation, from: UIViewController, to: UIViewController
  ) -> any StockAnimator {
    if let own = (to as? any NavigationAnimating)?.makeNavigationAnimator(operation, from: from) { return own }
    if UIAccessibility.isReduceMotionEnabled { return CrossFadeAnimator() }
    let isPush = operation == .push
    return ZoomAnimator(opening: isPush, upper: isPush ? to : from, lower: isPush ? from : to)
      ?? PushPopAnimator(operation: operation)
  }
}

extension UINavigationController.Operation {
  /// The system's animator for a push or a pop, for a delegate to return.
  ///
  /// With it a delegate can combine the system animation with an interaction controller. UIKit has no counterpart. Each
  /// access creates an animator, which serves one transition only.
  ///
  /// - Precondition: The operation is not `.none`.
  @MainActor public var animationController: any UIViewControllerAnimatedTransitioning {
    require(self != .none, "there is no animator for .none; ask .push or .pop")
    return UIAccessibility.isReduceMotionEnabled ? CrossFadeAnimator() : PushPopAnimator(operation: self)
  }
}
