// SPDX-License-Identifier: MIT

/// What a root view asks of its view controller.
package protocol ViewOwner: UIResponder {
  /// Around the root view's `layoutSubviews()`.
  func viewWillLayoutSubviews()
  func viewDidLayoutSubviews()

  /// Added to what the superview gives.
  var additionalSafeAreaInsets: UIEdgeInsets { get }
  func viewSafeAreaInsetsDidChange()

  /// The root view's traits, from those around it.
  func traitCollection(inheriting inherited: UITraitCollection) -> UITraitCollection
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}
