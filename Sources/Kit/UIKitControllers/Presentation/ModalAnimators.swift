// SPDX-License-Identifier: MIT

/// The factory of the system's animators of presentations.
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
