// SPDX-License-Identifier: MIT

/// The animation of a transition, and who plays it.
///
/// ```
/// own ◄─► handedOff ─► continued
/// ```
struct OwnedPlayback {
  private enum Owner {
    case own
    /// The transition was interrupted, and the next one may play its animation backwards.
    case handedOff
    /// The successor plays it backwards.
    case continued(by: TransitionDriver)
  }

  /// The animation. It is `nil` until the animator has been set up, and if the interaction controller does not use one.
  var playback: (any TransitionPlayback)?
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

  /// Returns the animation that was handed off, for a transition in the opposite direction.
  mutating func pass(to successor: TransitionDriver) -> (any TransitionPlayback)? {
    guard case .handedOff = owner, let playback else { return nil }
    owner = .continued(by: successor)
    return InversePlayback.inverse(of: playback)
  }

  /// Takes the animation back, because no transition continues it. Returns whether it was handed off.
  mutating func takeBack() -> Bool {
    guard case .handedOff = owner else { return false }
    owner = .own
    return true
  }
}
