// SPDX-License-Identifier: MIT

/// Traits that a controller, or a presentation, has whatever is around it.
///
/// ```swift
/// controller.traitOverrides.userInterfaceStyle = .dark
/// controller.traitOverrides.remove(UITraitUserInterfaceStyle.self)
/// ```
///
/// Deviation: a trait that is set to its unspecified value is inherited again, as if it had been removed; UIKit overrides
/// with that value.
nonisolated public protocol UITraitOverrides: UIMutableTraits {
  /// Whether the trait is overridden.
  func contains(_ trait: UITrait) -> Bool
  /// Has the trait inherited again.
  mutating func remove(_ trait: UITrait)
}
