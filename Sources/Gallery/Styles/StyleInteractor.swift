// SPDX-License-Identifier: MIT
import UIKit

/// What drives a style's animator under a hand: a percentage, then a finish or a cancel.
protocol StyleInteractor: UIViewControllerInteractiveTransitioning {
  func update(_ percentComplete: CGFloat)
  func finish()
  func cancel()
}

extension UIPercentDrivenInteractiveTransition: StyleInteractor {}
