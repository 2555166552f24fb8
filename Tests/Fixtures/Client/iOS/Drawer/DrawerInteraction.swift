// SPDX-License-Identifier: MIT
import UIKit

class DrawerInteraction: UIPercentDrivenInteractiveTransition {
  var isActive = false

  func update(by recognizer: UIPanGestureRecognizer, over distance: CGFloat, begin: () -> Void) {
    let progress = recognizer.translation(in: recognizer.view?.superview).y / distance
    switch recognizer.state {
    case .began: begin()
    case .changed: update(max(0, min(1, progress)))
    default:
      isActive = false
      if recognizer.state == .ended, progress > 0.5 { finish() } else { cancel() }
    }
  }
}
