// SPDX-License-Identifier: MIT

extension UIView {
  func appendMotionEffect(_ effect: UIMotionEffect) {
    guard !look.motionEffects.contains(effect) else { return }
    look.motionEffects.append(effect)
  }
}
