// SPDX-License-Identifier: MIT
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
  /// The system's animator of this style, to be given by a delegate: so that it can be driven by an interaction
  /// controller, or used for another kind of transition.
  ///
  /// An addition; UIKit keeps its animators to itself. Each is for one transition: make another for the next.
  ///
  /// - Parameter presenting: true for the way in, false for the way back.
  @MainActor public func animationController(presenting: Bool) -> any UIViewControllerAnimatedTransitioning {
    ModalAnimators.make(style: self, presenting: presenting)
  }
}

extension UINavigationController.Operation {
  /// The system's animator of a push or a pop, to be given by a delegate: so that it can be driven by an interaction
  /// controller, or used for another kind of transition.
  ///
  /// An addition; UIKit keeps its animators to itself. Each is for one transition: make another for the next. There is
  /// none for `.none`.
  @MainActor public var animationController: any UIViewControllerAnimatedTransitioning {
    precondition(self != .none, "there is no animator for .none; ask .push or .pop")
    return UIAccessibility.isReduceMotionEnabled ? CrossFadeAnimator() : PushPopAnimator(operation: self)
  }
}
