// SPDX-License-Identifier: MIT

/// The requirements of a window for the view controller that fills it.
package protocol WindowRoot: ViewOwner {
  /// The view that fills the window, loaded if necessary.
  var view: UIView! { get }
  /// The view that fills the window, or `nil` if it has not been loaded.
  var viewIfLoaded: UIView? { get }
  /// The title that the desktop shows for the window, or `nil`.
  var windowTitle: String? { get }
  /// Whether a transition runs in the topmost of the root's presentations, so that the title is about to change.
  var isWindowTitleChanging: Bool { get }
  /// Whether something is presented over the root, or is still being dismissed. The root's view may then be outside the
  /// window.
  var hasPresentations: Bool { get }
  /// The topmost view controller presented over the root, or the root itself. It receives keys if there is no first
  /// responder.
  var topmost: any WindowRoot { get }
  /// The innermost of the visible view controllers in this one, along the last child of each.
  var innermost: any WindowRoot { get }

  /// Changes the window's size, after notifying the view controllers.
  func changeSize(to size: CGSize, traits: UITraitCollection, _ change: () -> Void)
  /// Dismisses at once everything presented over the root, because the window closes or gets another root.
  func dissolvePresentations()
}
