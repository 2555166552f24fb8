// SPDX-License-Identifier: MIT
import UIKit

/// A direction in which a drag dismisses a page.
enum BackDirection {
  case right, down, up
  /// Left, or right in a language that is written from right to left.
  case leading

  /// Returns the unit vector of the direction on the screen.
  func vector(in view: UIView) -> CGVector {
    switch self {
    case .right: CGVector(dx: 1, dy: 0)
    case .down: CGVector(dx: 0, dy: 1)
    case .up: CGVector(dx: 0, dy: -1)
    case .leading: CGVector(dx: view.effectiveUserInterfaceLayoutDirection == .rightToLeft ? 1 : -1, dy: 0)
    }
  }
}
