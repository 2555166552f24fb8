// SPDX-License-Identifier: MIT

/// The result of the default implementation of `interruptibleAnimator(using:)`, by which the system recognizes that an
/// animator does not implement the method. It never runs.
final class NotImplementedAnimator: NSObject, UIViewImplicitlyAnimating {
  static let shared = NotImplementedAnimator()

  let state = UIViewAnimatingState.inactive
  let isRunning = false
  var isReversed: Bool {
    get { false }
    set { unusable() }
  }
  var fractionComplete: CGFloat {
    get { 0 }
    set { unusable() }
  }

  nonisolated deinit {}

  func startAnimation() { unusable() }
  func startAnimation(afterDelay delay: TimeInterval) { unusable() }
  func pauseAnimation() { unusable() }
  func stopAnimation(_ withoutFinishing: Bool) { unusable() }
  func finishAnimation(at finalPosition: UIViewAnimatingPosition) { unusable() }
  func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) { unusable() }
  func addAnimations(_ animation: @escaping () -> Void) { unusable() }
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) { unusable() }
  func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat) {
    unusable()
  }

  private func unusable() {
    fatalError("interruptibleAnimator(using:) is not implemented by this animator; don't call it on yourself")
  }
}
