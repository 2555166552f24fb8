// SPDX-License-Identifier: MIT

/// A transition of a navigation controller that runs.
struct NavigationRun {
  let driver: TransitionDriver
  let from: UIViewController
  let to: UIViewController
  let operation: UINavigationController.Operation
  /// Whether it is the system's own animation.
  let isStock: Bool
  /// The stack in which `to` is shown.
  let stack: [UIViewController]
  let barWasHidden: Bool

  /// Whether a gesture can take hold of it now.
  var canBeGrabbed: Bool {
    switch driver.phase {
    case .running, .settling: isStock
    case .preparing, .interactive, .ended: false
    }
  }
}

/// What a transition that was broken off leaves to the next.
struct NavigationInheritance {
  let residue: TransitionResidue?
  /// The bar as it was.
  let barPicture: UIView?
  private let from: UIViewController
  private let to: UIViewController
  /// The system's animator that ran.
  private let animator: (any StockAnimator)?
  private let progress: Double
  private let velocity: Double

  init?(of run: NavigationRun, in container: UIView, bar: UIView) {
    guard run.driver.phase != .preparing, !run.driver.phase.isEnded else { return nil }
    from = run.from
    to = run.to
    animator = run.isStock ? run.driver.animator as? any StockAnimator : nil
    progress = run.driver.progress
    velocity = run.driver.velocity
    let page = run.driver.wasCancelled ? run.from : run.to
    let leaves = animator is PushPopAnimator && run.operation == .pop && !run.driver.wasCancelled
    residue = page.viewIfLoaded.flatMap { TransitionResidue(of: container, keeping: $0, uncovering: leaves) }
    barPicture = bar.isHidden ? nil : bar.snapshotView(afterScreenUpdates: false)
  }

  /// Where a transition between the same two pages goes on, in its own direction; nil for any other.
  func takeOver(by next: NavigationRun?) -> (progress: Double, velocity: Double)? {
    guard let next, next.isStock, let animator, let heir = next.driver.animator as? any StockAnimator,
      type(of: heir) == type(of: animator)
    else { return nil }
    heir.inherit(from: animator)
    if next.from === to, next.to === from { return (1 - progress, -velocity) }
    if next.from === from, next.to === to { return (progress, velocity) }
    return nil
  }
}
