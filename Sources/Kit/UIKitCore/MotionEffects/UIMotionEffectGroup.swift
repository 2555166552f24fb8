// SPDX-License-Identifier: MIT

/// Several motion effects that are applied together. See ``UIMotionEffect``.
@preconcurrency @MainActor open class UIMotionEffectGroup: UIMotionEffect {
  /// The effects. The default is `nil`.
  open var motionEffects: [UIMotionEffect]?

  nonisolated deinit {}

  /// Returns the values of all effects.
  open override func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? {
    (motionEffects ?? []).reduce(into: [String: Any]()) { values, effect in
      values.merge(effect.keyPathsAndRelativeValues(forViewerOffset: viewerOffset) ?? [:]) { _, new in new }
    }
  }

  /// Returns a group of the same effects.
  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIMotionEffectGroup()
    copy.motionEffects = motionEffects
    return copy
  }
}
