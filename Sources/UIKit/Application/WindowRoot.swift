// SPDX-License-Identifier: MIT

/// The questions that a window asks the view controller that fills it.
package protocol WindowRoot: ViewOwner {
  /// The view that fills the window, loaded if it has not been.
  var view: UIView! { get }
  /// The view that fills the window, or `nil` if it has not been loaded.
  var viewIfLoaded: UIView? { get }
  /// The title that the desktop shows for the window, or `nil`.
  var windowTitle: String? { get }
  /// Whether something is presented over the root, or still leaves it. The root's view may then be out of the window.
  var hasPresentations: Bool { get }
  /// The topmost of what is presented over the root, or the root itself. It receives keys without a first responder.
  var topmost: any WindowRoot { get }

  /// Makes a change of the window's size, after telling all whom it concerns.
  func changeSize(to size: CGSize, traits: UITraitCollection, _ change: () -> Void)
  /// Dismisses at once what is presented over the root, because the window closes or has another root.
  func dissolvePresentations()
}
