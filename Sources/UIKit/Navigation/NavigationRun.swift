// SPDX-License-Identifier: MIT

/// A transition of a navigation controller that runs.
struct NavigationRun {
  let transition: TransitionRun
  let operation: UINavigationController.Operation
  /// The stack in which `to` is shown.
  var stack: [UIViewController]
  let barWasHidden: Bool
  let toolbarWasHidden: Bool

  var driver: TransitionDriver { transition.driver }
  var from: UIViewController { transition.from }
  var to: UIViewController { transition.to }
  var canBeGrabbed: Bool { transition.canBeGrabbed }
}

/// The state that an interrupted transition hands off to the next.
struct NavigationHandOff {
  let transition: TransitionHandOff
  let interruptedSnapshot: InterruptedTransitionSnapshot?
  /// The bar as it was.
  let barPicture: UIView?
  /// Where the bars were.
  let poses: [InterruptedBar]

  init?(of run: NavigationRun, in container: UIView, bar: UIView, otherBars: [UIView]) {
    guard let transition = TransitionHandOff(of: run.transition) else { return nil }
    self.transition = transition
    let leaves = run.driver.animator is PushPopAnimator && run.operation == .pop && !run.driver.wasCancelled
    interruptedSnapshot = run.transition.successor.viewIfLoaded.flatMap {
      InterruptedTransitionSnapshot(of: container, keeping: $0, uncovering: leaves)
    }
    poses = ([bar] + otherBars).compactMap(InterruptedBar.init)
    barPicture = bar.isHidden ? nil : bar.snapshotView(afterScreenUpdates: false)
  }
}
