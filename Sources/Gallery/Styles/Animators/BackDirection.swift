// SPDX-License-Identifier: MIT
import UIKit

/// A direction in which a drag dismisses a page.
enum BackDirection {
  case right, down
  /// Left, or right in a language that is written from right to left.
  case leading

  /// Returns the unit vector of the direction on the screen.
  func vector(in view: UIView) -> CGVector {
    switch self {
    case .right: CGVector(dx: 1, dy: 0)
    case .down: CGVector(dx: 0, dy: 1)
    case .leading: CGVector(dx: view.effectiveUserInterfaceLayoutDirection == .rightToLeft ? 1 : -1, dy: 0)
    }
  }
}

/// A presentation controller whose page is dragged back in directions of its own.
protocol BackDirecting: UIPresentationController {
  var backDirections: [BackDirection] { get }
}

extension UIViewController {
  /// The directions in which a drag over this presented page dismisses it: to the right or down, unless its presentation
  /// controller has others.
  var backDirections: [BackDirection] {
    (presentationController as? any BackDirecting)?.backDirections ?? [.right, .down]
  }
}
