// SPDX-License-Identifier: MIT

/// The requirements of a root view for its view controller.
package protocol ViewOwner: UIResponder {
  /// Called before the root view enters or leaves a window.
  func rootViewWillMove(to window: UIWindow?)
  /// Called after the root view and its subviews have entered or left a window.
  func rootViewDidMove(to window: UIWindow?)

  /// Called before the root view's `updateProperties()`, and if only the owner's properties have to be updated.
  func updateRootViewProperties()

  /// Requests a call of `updateRootViewProperties()`.
  func setNeedsUpdateProperties()

  /// Called when the root view's constraints have to be updated.
  func updateRootViewConstraints()

  /// Called before the root view's `layoutSubviews()`.
  func rootViewWillLayout()
  func rootViewDidLayout()

  /// Called in the layout of the superview, when constraints have given the root view another size.
  func rootViewWasResizedByConstraints()

  /// Whether a view in the root view that had the focus has it again when the root view comes back.
  var restoresFocusAfterTransition: Bool { get }

  /// Whether something is presented over the view, so that keys do not reach it.
  var isCovered: Bool { get }

  /// Whether the input views of the first responder are shown if it is in the root view: nothing is over the view, and it
  /// does not disappear.
  var showsInputViews: Bool { get }

  /// The insets to add to the safe area that the superview determines.
  var rootViewInsets: UIEdgeInsets { get }
  func viewSafeAreaInsetsDidChange()
  func viewLayoutMarginsDidChange()

  /// Returns the least margins of the root view at a width.
  func minimumMargins(forWidth width: CGFloat) -> NSDirectionalEdgeInsets

  /// Whether scroll views in the root view add the safe area to their content insets.
  var adjustsScrollViewInsets: Bool { get }

  /// Returns the root view's traits, derived from the inherited ones.
  func traitCollection(inheriting inherited: UITraitCollection) -> UITraitCollection
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}
