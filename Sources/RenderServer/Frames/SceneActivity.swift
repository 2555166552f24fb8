// SPDX-License-Identifier: MIT

/// Whether a frame would show anything new, now or later.
///
///     changed ── frame ──► resting ◄── frame ──► animating
///        ▲                    │                      │
///        └── commit, new size, damage, or the time has come
///
/// A frame on demand may be drawn in any state. Only a frame changes whether there is an animation.
enum SceneActivity: Equatable {
  /// The last frame shows the scene. Nothing changes by itself before the given time; nil stands for never.
  case resting(until: Double?)
  /// The last frame shows something that goes on changing by itself.
  case animating
  /// Something has changed since the last frame, which showed an animation or not.
  case changed(animates: Bool)

  /// Whether the last frame showed an animation that goes on.
  var animates: Bool { self == .animating || self == .changed(animates: true) }

  /// Whether a frame would show anything else than the last one.
  var needsFrame: Bool { if case .resting = self { false } else { true } }

  /// When something starts to change by itself.
  var wakeTime: Double? { if case .resting(let time) = self { time } else { nil } }

  /// Something in the scene has changed, or the window has lost pixels.
  mutating func noteChange() { become(.changed(animates: animates)) }

  /// The clock has come to `now`.
  mutating func advance(to now: Double) {
    if let wakeTime, now >= wakeTime { noteChange() }
  }

  /// A frame has been drawn.
  mutating func noteFrame(of scene: Scene) {
    become(scene.animates ? .animating : .resting(until: scene.nextChange))
  }

  private mutating func become(_ next: SceneActivity) {
    assert(canBecome(next), "SceneActivity: \(self) can't become \(next)")
    self = next
  }

  private func canBecome(_ next: SceneActivity) -> Bool {
    switch next {
    case .resting, .animating: true
    case .changed(let animates): animates == self.animates
    }
  }
}
