// SPDX-License-Identifier: MIT

extension UIView {
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
}
