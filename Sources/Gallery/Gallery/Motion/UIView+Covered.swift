// SPDX-License-Identifier: MIT
import UIKit

extension UIView {
  /// Runs a closure that changes what the view shows, while a snapshot covers the view, and commits what the view shows
  /// afterwards.
  func covered<Result>(_ body: () -> Result, restore: () -> Void = {}) -> Result {
    let cover = snapshotView(afterScreenUpdates: false)
    if let cover { superview?.insertSubview(cover, aboveSubview: self) }
    cover?.center = center
    cover?.transform = transform
    defer {
      restore()
      CATransaction.flush()
      cover?.removeFromSuperview()
    }
    return body()
  }
}
