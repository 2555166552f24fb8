// SPDX-License-Identifier: MIT

/// An object that adds a kind of input to a view.
///
/// See also ``UIPointerInteraction`` and ``UIView/addInteraction(_:)``.
@preconcurrency @MainActor public protocol UIInteraction: AnyObject {
  /// The view to which the interaction was added.
  var view: UIView? { get }
  /// Called before the interaction is added to a view, or with `nil` before it is removed from one.
  func willMove(to view: UIView?)
  /// Called after the interaction has been added to a view, or with `nil` after it has been removed from one.
  func didMove(to view: UIView?)
}
