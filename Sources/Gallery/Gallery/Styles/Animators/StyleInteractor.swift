// SPDX-License-Identifier: MIT
import UIKit

/// Drives a style's animator interactively: by percentages, then by a finish or a cancel.
protocol StyleInteractor: UIViewControllerInteractiveTransitioning {
  /// Whether percentages outside of 0…1 move the pages beyond their ends.
  var allowsOvershoot: Bool { get set }
  func update(_ percentComplete: CGFloat)
  func finish()
  func cancel()
}

extension UIPercentDrivenInteractiveTransition: StyleInteractor {}
