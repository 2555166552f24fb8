// SPDX-License-Identifier: MIT

/// Who plays the animation of a transition.
///
/// ```
/// own ◄─► handedOff ─► continued
/// ```
struct AnimationOwnership {
  private enum Owner {
    case own
    /// The transition was interrupted, and the next one may play its animation backwards.
    case handedOff
    /// The successor plays it backwards.
    case continued(by: TransitionDriver)
  }

  private var owner = Owner.own

  /// Whether another transition plays the animation, or may play it.
  var isHandedOff: Bool {
    if case .own = owner { false } else { true }
  }

  /// The transition that plays the animation backwards.
  var successor: TransitionDriver? {
    if case .continued(let successor) = owner { successor } else { nil }
  }

  /// Leaves the animation to the next transition.
  mutating func handOff() { owner = .handedOff }

  /// Passes an animation that was handed off. Returns whether it was.
  mutating func pass(to successor: TransitionDriver) -> Bool {
    guard case .handedOff = owner else { return false }
    owner = .continued(by: successor)
    return true
  }

  /// Takes the animation back, because no transition continues it. Returns whether it was handed off.
  mutating func takeBack() -> Bool {
    guard case .handedOff = owner else { return false }
    owner = .own
    return true
  }
}
