// SPDX-License-Identifier: MIT

/// An object that has traits.
///
/// Presentation controllers conform. Views and view controllers have the same members without conforming.
@preconcurrency @MainActor public protocol UITraitEnvironment: NSObjectProtocol {
  /// The traits of the object.
  var traitCollection: UITraitCollection { get }

  /// Called when the traits have changed, with the previous ones.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}
