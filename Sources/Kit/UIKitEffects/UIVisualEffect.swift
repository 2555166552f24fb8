// SPDX-License-Identifier: MIT

/// An effect of a ``UIVisualEffectView``: a ``UIBlurEffect`` or a ``UIVibrancyEffect``. This class itself has none.
@preconcurrency @MainActor open class UIVisualEffect: NSObject, NSCopying {
  /// Creates an effect that changes nothing.
  public override init() {}

  nonisolated deinit {}

  /// Returns the effect itself, because effects do not change.
  open nonisolated func copy(with zone: NSZone? = nil) -> Any { self }

  /// Returns the look of the effect in a view with the given traits.
  func look(for traits: UITraitCollection) -> EffectLook { EffectLook() }
}

/// The look of a visual effect view.
struct EffectLook: Equatable {
  /// The standard deviation, in points, of the blur of what is behind the view.
  var blurRadius: CGFloat = 0
  /// The colour above the blur and below the content.
  var color = UIColor.clear
  /// The colour in which the content is drawn, or nil for its own colours.
  var contentColor: UIColor?
}
