// SPDX-License-Identifier: MIT
import UIKit

/// Holds a running push or pop of a navigation controller as soon as it is touched. A drag moves it, and a release throws
/// it.
///
/// It gives the style's delegate a percent-driven interaction that does not want to start interactively for each
/// transition that no gesture drives.
final class TransitionHold: NSObject, UIGestureRecognizerDelegate {
  private weak var navigation: UINavigationController?
  private weak var interaction: UIPercentDrivenInteractiveTransition?
  private var isForward = true
  private var start: CGFloat = 0
  private lazy var recognizer = TouchDownRecognizer(target: self, action: TransitionHold.touch)

  init(_ navigation: UINavigationController, _ styleDelegate: StyleDelegate) {
    self.navigation = navigation
    super.init()
    styleDelegate.makeHold = { [weak self] in self?.makeInteraction(for: $0) }
    recognizer.delegate = self
    navigation.view.addGestureRecognizer(recognizer)
  }

  deinit {
    MainActor.assumeIsolated { navigation?.view.removeGestureRecognizer(recognizer) }
  }

  private func makeInteraction(for move: Move) -> UIPercentDrivenInteractiveTransition {
    let interaction = UIPercentDrivenInteractiveTransition()
    interaction.wantsInteractiveStart = false
    self.interaction = interaction
    isForward = move.isForward
    return interaction
  }

  private func touch(_ touch: TouchDownRecognizer) {
    guard let navigation, let interaction else { return }
    let width = max(navigation.view.bounds.width, 1)
    let sign: CGFloat = isForward ? -1 : 1
    switch touch.state {
    case .began:
      interaction.pause()
      start = interaction.percentComplete
    case .changed: interaction.update(start + sign * touch.translation.x / width)
    case .ended, .cancelled:
      let velocity = touch.isTap ? 0 : sign * touch.velocity.x / width
      let finishing = Release.finishes(at: interaction.percentComplete, velocity: velocity * width, over: width)
      let isInterruptible = navigation.transitionCoordinator?.isInterruptible ?? false
      interaction.release(finishing: finishing, velocity: velocity, isInterruptible: isInterruptible)
    case .failed, .possible: break
    }
  }

  /// Whether a transition runs that nothing else drives.
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    guard let coordinator = navigation?.transitionCoordinator, interaction != nil else { return false }
    return !coordinator.isInteractive
  }
}
