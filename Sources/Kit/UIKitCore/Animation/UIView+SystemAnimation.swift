// SPDX-License-Identifier: MIT

extension UIView {
  /// An animation of the system.
  nonisolated public enum SystemAnimation: UInt, Sendable {
    /// Views shrink, fade and are removed.
    case delete = 0
  }

  /// The duration of ``SystemAnimation/delete`` in seconds, and the scale to which a view shrinks. Estimated; Apple
  /// publishes no figures.
  private static let (deletionDuration, deletedScale): (TimeInterval, CGFloat) = (0.3, 0.1)

  /// Performs an animation of the system on views.
  ///
  /// ```swift
  /// @MainActor func delete(_ card: UIView, in list: UIStackView) {
  ///   UIView.perform(.delete, on: [card], animations: { list.layoutIfNeeded() })
  /// }
  /// ```
  ///
  /// At its end the views are removed from their superviews, and have their former opacity and transform again.
  ///
  /// - Parameters:
  ///   - animation: The animation.
  ///   - views: The views.
  ///   - options: Options of the animation.
  ///   - parallelAnimations: Changes to animate with it.
  ///   - completion: Called at the end. The argument is `false` if the animation was removed early.
  public class func perform(
    _ animation: SystemAnimation, on views: [UIView], options: AnimationOptions = [],
    animations parallelAnimations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    let former = views.map { (view: $0, alpha: $0.alpha, transform: $0.transform3D) }
    animate(withDuration: deletionDuration, delay: 0, options: options) {
      for (view, _, transform) in former {
        view.alpha = 0
        view.transform3D = CATransform3DScale(transform, deletedScale, deletedScale, 1)
      }
      parallelAnimations?()
    } completion: { finished in
      for (view, alpha, transform) in former {
        view.removeFromSuperview()
        (view.alpha, view.transform3D) = (alpha, transform)
      }
      completion?(finished)
    }
  }
}
