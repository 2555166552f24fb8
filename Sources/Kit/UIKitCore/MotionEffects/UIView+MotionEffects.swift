// SPDX-License-Identifier: MIT

extension UIView {
  /// The motion effects of the view. The default is none. They have no effect; see ``UIMotionEffect``.
  public var motionEffects: [UIMotionEffect] {
    get { look.motionEffects }
    set { look.motionEffects = newValue }
  }

  /// Adds a motion effect, which has no effect; see ``UIMotionEffect``.
  public func addMotionEffect(_ effect: UIMotionEffect) {
    guard !look.motionEffects.contains(effect) else { return }
    look.motionEffects.append(effect)
  }

  /// Removes a motion effect.
  public func removeMotionEffect(_ effect: UIMotionEffect) { look.motionEffects.remove(identicalTo: effect) }
}
