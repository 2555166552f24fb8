// SPDX-License-Identifier: MIT
import Diagnostics
import RenderTree

/// Makes the system's animators of presentations.
enum ModalAnimators {
  static func make(style: UIModalTransitionStyle, presenting: Bool) -> any StockAnimator {
    if UIAccessibility.isReduceMotionEnabled { return DissolveAnimator(presenting: presenting, timing: .reducedMotion) }
    return switch style {
    case .coverVertical: CoverAnimator(presenting: presenting)
    case .flipHorizontal: FlipAnimator(presenting: presenting)
    case .crossDissolve: DissolveAnimator(presenting: presenting, timing: .crossDissolve)
    case .partialCurl: CurlAnimator(presenting: presenting)
    }
  }
}

extension UIModalTransitionStyle {
  /// Returns the system's animator for this style, for a delegate to return.
  ///
  /// With it a delegate can combine a system animation with an interaction controller. UIKit has no counterpart. An
  /// animator serves one transition only.
  ///
  /// - Parameter presenting: `true` for the presentation, `false` for the dismissal.
  @MainActor public func animationController(presenting: Bool) -> any UIViewControllerAnimatedTransitioning {
    ModalAnimators.make(style: self, presenting: presenting)
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
