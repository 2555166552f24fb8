// SPDX-License-Identifier: MIT

extension UIView {
  /// An animation of the system.
  @available(*, unavailable, message: "animations of the system are not available; use UIView.animate")
  nonisolated public enum SystemAnimation {
    /// Views shrink and are removed.
    case delete
  }

  /// Begins an animation.
  @available(
    *, unavailable, message: "animations without blocks are not available; use UIView.animate(withDuration:animations:)"
  )
  public class func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {}

  /// Starts the animation.
  @available(
    *, unavailable, message: "animations without blocks are not available; use UIView.animate(withDuration:animations:)"
  )
  public class func commitAnimations() {}

  /// Sets the duration of the animation.
  @available(
    *, unavailable, message: "animations without blocks are not available; use UIView.animate(withDuration:animations:)"
  )
  public class func setAnimationDuration(_ duration: TimeInterval) {}

  /// Performs an animation of the system.
  @available(
    *, unavailable,
    message: "animations of the system are not available; use UIView.animate, and remove the views in its completion"
  )
  public class func perform(
    _ animation: SystemAnimation, on views: [UIView], options: AnimationOptions = [],
    animations parallelAnimations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {}
}
