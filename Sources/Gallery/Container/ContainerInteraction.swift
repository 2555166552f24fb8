// SPDX-License-Identifier: MIT
import UIKit

/// Drives a transition of a `ContainerController` by percent, as `UIPercentDrivenInteractiveTransition` does the
/// system's: it passes on to the context what a gesture tells it.
final class ContainerInteraction: NSObject, UIViewControllerInteractiveTransitioning {
  private weak var context: ContainerContext?
  /// Whether the next transition waits for the hand; else it runs, and can be paused.
  var wantsInteractiveStart = false
  var completionSpeed: CGFloat = 1

  nonisolated deinit {}

  var percentComplete: CGFloat { context?.percentComplete ?? 0 }

  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
    guard let context = transitionContext as? ContainerContext else { return }
    attach(to: context)
    context.animate(holding: true)
  }

  /// Takes note of a transition that runs by itself.
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
