// SPDX-License-Identifier: MIT
import UIKit

/// Drives a style's animator interactively: by percentages, then by a finish or a cancel.
protocol StyleInteractor: UIViewControllerInteractiveTransitioning {
  func update(_ percentComplete: CGFloat)
  func finish()
  func cancel()
}

extension UIPercentDrivenInteractiveTransition: StyleInteractor {}
