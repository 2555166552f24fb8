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

  /// Shrinks, fades and removes views, and makes other changes in the same animation.
  static func delete(
    _ views: [UIView], options: AnimationOptions, alongside: (() -> Void)?, completion: ((Bool) -> Void)?
  ) {
    let former = views.map { (view: $0, alpha: $0.alpha, transform: $0.transform3D) }
    animate(withDuration: deletionDuration, delay: 0, options: options) {
      for (view, _, transform) in former {
        view.alpha = 0
        view.transform3D = CATransform3DScale(transform, deletedScale, deletedScale, 1)
      }
      alongside?()
    } completion: { finished in
      for (view, alpha, transform) in former {
        view.removeFromSuperview()
        (view.alpha, view.transform3D) = (alpha, transform)
      }
      completion?(finished)
    }
  }
}
