// SPDX-License-Identifier: MIT

extension UIView {
  /// Returns whether a recognizer of a superview is about to begin with a horizontal drag, which a control with a knob
  /// handles itself.
  func isSidewaysDrag(_ recognizer: UIGestureRecognizer) -> Bool {
    guard recognizer.view !== self else { return false }
    switch recognizer {
    case let swipe as UISwipeGestureRecognizer:
      return !swipe.direction.isDisjoint(with: [.left, .right])
    case let pan as UIPanGestureRecognizer:
      // The translation is zero while the drag is within its dead zone. Then the velocity gives the direction.
      let translation = pan.translation(in: self)
      let direction = translation == .zero ? pan.velocity(in: self) : translation
      return abs(direction.x) >= abs(direction.y)
    default: return false
    }
  }

  /// Makes a change and lays the view out. If the view is in a window, the result is animated with `timing`.
  func layOut(_ timing: ControlTiming, after change: () -> Void = {}) {
    guard window != nil else {
      change()
      return setNeedsLayout()
    }
    layoutIfNeeded()
    timing.animate {
      change()
      self.setNeedsLayout()
      self.layoutIfNeeded()
    }
  }
}

/// The timing of the animations of controls. Estimated from iOS.
enum ControlTiming {
  /// The timing of a knob that moves to its other end.
  case knob
  /// The timing of a knob that grows or shrinks under the finger.
  case grip
  /// The timing of a change to a value that the program has set.
  case value

  func animate(_ change: () -> Void) {
    switch self {
    case .knob:
      UIView.animate(
        withDuration: 0.45, delay: 0, usingSpringWithDamping: 0.86, initialSpringVelocity: 0,
        options: .allowUserInteraction, animations: change)
    case .grip: UIView.animate(withDuration: 0.2, delay: 0, options: .allowUserInteraction, animations: change)
    case .value: UIView.animate(withDuration: 0.25, delay: 0, options: .allowUserInteraction, animations: change)
    }
  }
}
