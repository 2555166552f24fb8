// SPDX-License-Identifier: MIT

/// Whether a frame would show anything new, now or later.
///
///     changed ── frame ──► resting ◄── frame ──► animating
///        ▲                    │                      │
///        └── commit, new size, damage, or the time has come
///
/// A frame on demand may be drawn in any state. Only a frame changes whether there is an animation.
enum SceneActivity: Equatable {
  /// The last frame shows the scene, which does not change by itself before the given time. If it is nil, the scene does
  /// not change by itself at all.
  case resting(until: Double?)
  /// The last frame shows an animation that continues.
  case animating
  /// The scene has changed since the last frame, which may have shown an animation.
  case changed(animates: Bool)

  /// Whether the last frame showed an animation that continues.
  var animates: Bool { self == .animating || self == .changed(animates: true) }

  /// Whether a frame would differ from the last one.
  var needsFrame: Bool { if case .resting = self { false } else { true } }

  /// The time at which an animation starts.
  var wakeTime: Double? { if case .resting(let time) = self { time } else { nil } }

  /// Handles a change of the scene, or a loss of the window's pixels.
  mutating func noteChange() { become(.changed(animates: animates)) }

  /// Handles the passing of time up to `now`.
  mutating func advance(to now: Double) {
    if let wakeTime, now >= wakeTime { noteChange() }
  }

  /// Handles that a frame has been drawn.
  mutating func noteFrame(of scene: Scene) {
    switch scene.continuation {
    case .animation: become(.animating)
    case .rest(let time): become(.resting(until: time))
    }
  }

  private mutating func become(_ next: SceneActivity) {
    assert(canBecome(next), "SceneActivity: \(self) cannot become \(next)")
    self = next
  }

  private func canBecome(_ next: SceneActivity) -> Bool {
    switch next {
    case .resting, .animating: true
    case .changed(let animates): animates == self.animates
    }
  }
}
