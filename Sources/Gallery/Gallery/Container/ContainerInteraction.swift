// SPDX-License-Identifier: MIT
import UIKit

/// Drives a transition of a `ContainerController` by percentage, as `UIPercentDrivenInteractiveTransition` does for the
/// system's containers. It passes the gesture's calls on to the context.
final class ContainerInteraction: NSObject, UIViewControllerInteractiveTransitioning {
  private weak var context: ContainerContext?
  /// Whether the next transition starts paused, for a gesture to drive. Otherwise it runs and can be paused later.
  var wantsInteractiveStart = false
  var completionSpeed: CGFloat = 1

  nonisolated deinit {}

  var percentComplete: CGFloat { context?.percentComplete ?? 0 }

  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
    guard let context = transitionContext as? ContainerContext else { return }
    attach(to: context)
    context.animate(paused: true)
  }

  /// Attaches the interaction to a transition that is not interactive.
  func attach(to context: ContainerContext) { self.context = context }

  func pause() { context?.pauseInteractiveTransition() }
  func update(_ percentComplete: CGFloat) { context?.updateInteractiveTransition(percentComplete) }

  func finish() {
    context?.completionSpeed = Double(completionSpeed)
    context?.finishInteractiveTransition()
  }

  func cancel() {
    context?.completionSpeed = Double(completionSpeed)
    context?.cancelInteractiveTransition()
  }
}
