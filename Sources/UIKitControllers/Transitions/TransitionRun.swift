// SPDX-License-Identifier: MIT

/// A transition that runs in a container or a presentation.
struct TransitionRun {
  let driver: TransitionDriver
  let from: UIViewController
  let to: UIViewController
  /// Whether the animation is the system's own.
  let isStock: Bool
  /// Where the bars' motion begins, until it has begun.
  var bars: BarHandOff?

  /// Whether a gesture can take over the progress now.
  var canBecomeInteractive: Bool {
    switch driver.phase {
    case .running, .settling: isStock
    case .preparing, .interactive, .ended: false
    }
  }

  /// Whether it was cancelled and is on its way back.
  var isReturning: Bool { driver.phase == .settling(.start) }

  /// The controller that remains if the transition is completed in place.
  var remaining: UIViewController { driver.wasCancelled ? from : to }
}
