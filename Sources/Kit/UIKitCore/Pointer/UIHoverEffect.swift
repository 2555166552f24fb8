// SPDX-License-Identifier: MIT

/// A visual effect on a view under the pointer.
nonisolated public protocol UIHoverEffect: Sendable {}

/// The effect that the system chooses: a highlight.
nonisolated public struct UIHoverAutomaticEffect: UIHoverEffect {
  /// Creates the effect.
  public init() {}
}

/// A highlight: the view is slightly darker, or lighter in the dark appearance.
nonisolated public struct UIHoverHighlightEffect: UIHoverEffect {
  /// Creates the effect.
  public init() {}
}

nonisolated extension UIHoverEffect where Self == UIHoverAutomaticEffect {
  /// The effect that the system chooses: a highlight.
  public static var automatic: UIHoverAutomaticEffect { UIHoverAutomaticEffect() }
}

nonisolated extension UIHoverEffect where Self == UIHoverHighlightEffect {
  /// A highlight: the view is slightly darker, or lighter in the dark appearance.
  public static var highlight: UIHoverHighlightEffect { UIHoverHighlightEffect() }
}
