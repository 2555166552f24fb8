// SPDX-License-Identifier: MIT

/// An object that has traits.
///
/// View controllers and presentation controllers have traits too, as do views.
@MainActor
public protocol UITraitEnvironment: NSObjectProtocol {
  /// The traits of the object.
  var traitCollection: UITraitCollection { get }

  /// Called when the traits have changed, with the previous ones.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}
