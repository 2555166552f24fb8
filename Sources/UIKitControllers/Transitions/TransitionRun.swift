// SPDX-License-Identifier: MIT

/// A transition that runs in a container or a presentation.
struct TransitionRun {
  let driver: TransitionDriver
  let from: UIViewController
  let to: UIViewController
  /// Whether the animation is the system's own.
  let isStock: Bool
  /// The positions from which the bars continue after an interruption. Cleared when the bars have started to move.
  var bars: BarHandOff?

  /// Whether a gesture can take over the progress.
  var canBecomeInteractive: Bool {
    switch driver.phase {
    case .running, .settling: isStock
    case .preparing, .interactive, .ended: false
    }
  }

  /// Whether the transition was cancelled and is returning to its start.
  var isReturning: Bool { driver.phase == .settling(.start) }

  /// The controller that remains on screen if the transition is ended in place.
  var remaining: UIViewController { driver.wasCancelled ? from : to }
}
