// SPDX-License-Identifier: MIT

/// The coordinator of a change of size. Windows resize without animation, so the changes alongside are made at once.
final class SizeTransitionCoordinator: NSObject, UIViewControllerTransitionCoordinator {
  let containerView: UIView
  /// The queued animations, or `nil` when they have been made.
  private var animations: [AlongsidePlayback.Handler]? = []
  private var completions: [AlongsidePlayback.Handler] = []

  init(containerView: UIView) { self.containerView = containerView }

  nonisolated deinit {}

  var isAnimated: Bool { false }
  var presentationStyle: UIModalPresentationStyle { .none }
  var initiallyInteractive: Bool { false }
  var isInterruptible: Bool { false }
  var isInteractive: Bool { false }
  var isCancelled: Bool { false }
  var transitionDuration: TimeInterval { 0 }
  var percentComplete: CGFloat { 1 }
  var completionVelocity: CGFloat { 1 }
  var completionCurve: UIView.AnimationCurve { .easeInOut }
  var targetTransform: CGAffineTransform { .identity }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? { nil }
  func view(forKey key: UITransitionContextViewKey) -> UIView? { nil }

  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    if let completion { completions.append(completion) }
    guard let animation else { return true }
    animations?.append(animation)
    return animations != nil
  }

  /// Does nothing, because a change of size is never interactive.
  func notifyWhenInteractionEnds(_ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void) {}

  /// Does nothing, because a change of size is never interactive.
  func notifyWhenInteractionChanges(_ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void) {}

  /// Performs the change, then the queued animations, then their completions.
  func run(change: () -> Void) {
    change()
    let queued = animations ?? []
    animations = nil
    UIView.performWithoutAnimation { for animation in queued { animation(self) } }
    let handlers = completions
    completions = []
    for completion in handlers { completion(self) }
  }
}
