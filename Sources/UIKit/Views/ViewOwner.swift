// SPDX-License-Identifier: MIT

/// The questions that a root view asks its view controller.
package protocol ViewOwner: UIResponder {
  /// The root view is about to enter a window, or to leave it.
  func rootViewWillMove(to window: UIWindow?)
  /// The root view and those below it have entered a window, or left it.
  func rootViewDidMove(to window: UIWindow?)

  /// Around the root view's `layoutSubviews()`.
  func rootViewWillLayout()
  func rootViewDidLayout()

  /// Whether something is presented over the view, so that keys do not reach it.
  var isCovered: Bool { get }

  /// Added to what the superview gives.
  var rootViewInsets: UIEdgeInsets { get }
  func viewSafeAreaInsetsDidChange()

  /// The root view's traits, from those around it.
  func traitCollection(inheriting inherited: UITraitCollection) -> UITraitCollection
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}
