// SPDX-License-Identifier: MIT

/// Something that has traits: a screen, a window, a view, a view controller.
@MainActor
public protocol UITraitEnvironment: NSObjectProtocol {
  var traitCollection: UITraitCollection { get }
  /// Called after the traits have changed, with the ones before.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}
