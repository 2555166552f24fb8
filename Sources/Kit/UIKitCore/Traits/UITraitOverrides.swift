// SPDX-License-Identifier: MIT

/// Traits that replace the inherited ones, for a view controller or a presentation and everything below.
///
/// ```swift
/// @MainActor func makeDark(_ page: UIViewController) {
///   page.traitOverrides.userInterfaceStyle = .dark
/// }
///
/// @MainActor func followTheDesktop(_ page: UIViewController) {
///   page.traitOverrides.remove(UITraitUserInterfaceStyle.self)
/// }
/// ```
///
/// Setting a trait to its unspecified value has the same effect as removing it. In UIKit it overrides with that value.
nonisolated public protocol UITraitOverrides: UIMutableTraits {
  /// Returns whether a trait is overridden.
  func contains(_ trait: UITrait) -> Bool
  /// Removes the override of a trait, which is then inherited again.
  mutating func remove(_ trait: UITrait)
}
