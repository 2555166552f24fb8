// SPDX-License-Identifier: MIT

/// The result of the default implementation of `interruptibleAnimator(using:)`, by which the system recognizes that an
/// animator does not implement the method. It never runs.
final class NotImplementedAnimator: UIViewPropertyAnimator {
  static let shared = NotImplementedAnimator(duration: 0, timingParameters: UICubicTimingParameters())

  nonisolated deinit {}

  override var fractionComplete: CGFloat {
    get { 0 }
    set { unusable() }
  }

  override func startAnimation(afterDelay delay: TimeInterval) { unusable() }
  override func pauseAnimation() { unusable() }
  override func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) { unusable() }
  override func addAnimations(_ animation: @escaping () -> Void) { unusable() }
  override func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) { unusable() }

  private func unusable() {
    fatalError("interruptibleAnimator(using:) is not implemented by this animator; don't call it on yourself")
  }
}
