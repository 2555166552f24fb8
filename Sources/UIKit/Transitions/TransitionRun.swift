// SPDX-License-Identifier: MIT

/// A container's transition that runs.
struct TransitionRun {
  let driver: TransitionDriver
  let from: UIViewController
  let to: UIViewController
  /// Whether it is the system's own animation.
  let isStock: Bool

  /// Whether a gesture can take hold of it now.
  var canBeGrabbed: Bool {
    switch driver.phase {
    case .running, .settling: isStock
    case .preparing, .interactive, .ended: false
    }
  }

  /// The controller that stays when the transition is completed in place.
  var successor: UIViewController { driver.wasCancelled ? from : to }
}
