// SPDX-License-Identifier: MIT
import UIKit

/// The coordinator of a `ContainerController`'s transition, which its children find as their `transitionCoordinator`.
///
/// The animations alongside the transition belong to a property animator that follows the context's progress frame by
/// frame, with the curve of view animations. Views anywhere move in step with those in the container.
final class ContainerCoordinator: NSObject, UIViewControllerTransitionCoordinator {
  typealias Handler = (any UIViewControllerTransitionCoordinatorContext) -> Void

  let context: ContainerContext
  let initiallyInteractive: Bool
  private var animations: [Handler] = []
  private var completions: [Handler] = []
  private var changeHandlers: [Handler] = []
  private var endHandlers: [Handler] = []
  private var follower: UIViewPropertyAnimator?
  private var isSetUp = false

  init(context: ContainerContext, initiallyInteractive: Bool) {
    self.context = context
    self.initiallyInteractive = initiallyInteractive
  }

  nonisolated deinit {}

  var isAnimated: Bool { context.isAnimated }
  var presentationStyle: UIModalPresentationStyle { context.presentationStyle }
  var isInterruptible: Bool { true }
  var isInteractive: Bool { context.isInteractive }
  var isCancelled: Bool { context.transitionWasCancelled }
  var transitionDuration: TimeInterval { context.duration }
  var percentComplete: CGFloat { context.percentComplete }
  var completionVelocity: CGFloat { CGFloat(context.completionSpeed) }
  var completionCurve: UIView.AnimationCurve { .linear }
  var containerView: UIView { context.containerView }
  var targetTransform: CGAffineTransform { context.targetTransform }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    context.viewController(forKey: key)
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? { context.view(forKey: key) }

  @discardableResult
  func animate(alongsideTransition animation: Handler?, completion: Handler?) -> Bool {
    if let completion { completions.append(completion) }
    guard let animation else { return true }
    guard !isSetUp else { return false }
    animations.append(animation)
    return true
  }

  @discardableResult
  func animateAlongsideTransition(in view: UIView?, animation: Handler?, completion: Handler?) -> Bool {
    animate(alongsideTransition: animation, completion: completion)
  }

  func notifyWhenInteractionEnds(_ handler: @escaping Handler) { endHandlers.append(handler) }
  func notifyWhenInteractionChanges(_ handler: @escaping Handler) { changeHandlers.append(handler) }

  // MARK: Following the context

  /// Sets up the animations alongside the transition, once the animator has set up its own.
  func setUp() {
    isSetUp = true
    guard !animations.isEmpty else { return }
    let follower = UIViewPropertyAnimator(duration: context.duration, curve: .easeInOut) { [self, animations] in
      for animation in animations { animation(self) }
    }
    animations = []
    follower.scrubsLinearly = false
    follower.pauseAnimation()
    self.follower = follower
  }

  func follow() { follower?.fractionComplete = context.percentComplete }

  func interactionChanged() {
    for handler in changeHandlers { handler(self) }
    guard !context.isInteractive else { return }
    let once = endHandlers
    endHandlers = []
    for handler in once { handler(self) }
  }

  func end(didComplete: Bool) {
    follower?.stopAnimation(false)
    follower?.finishAnimation(at: didComplete ? .end : .start)
    follower = nil
    let handlers = completions
    (completions, changeHandlers, endHandlers) = ([], [], [])
    for handler in handlers { handler(self) }
  }
}
