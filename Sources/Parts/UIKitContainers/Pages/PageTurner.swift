// SPDX-License-Identifier: MIT

/// An object that shows the pages of a page view controller and turns them, in one of the transition styles.
@MainActor
protocol PageTurner: AnyObject {
  /// The view in which the pages are.
  var view: UIView { get }
  /// The pages that are shown, or that the running change leads to if the program makes it.
  var pages: [UIViewController] { get }
  /// The pages to which the appearance callbacks of the container are forwarded.
  var visiblePages: [UIViewController] { get }
  /// The recognizers that turn pages, for clients.
  var gestureRecognizers: [UIGestureRecognizer] { get }

  /// Replaces the pages, from wherever they are on the screen.
  func show(_ pages: [UIViewController], isForward: Bool, animated: Bool, completion: ((Bool) -> Void)?)
  /// Turns to the pages that the data source provides, as a key or the page control requests. Returns whether there are
  /// any.
  @discardableResult func turn(isForward: Bool) -> Bool
  /// Forgets what the data source has returned.
  func forgetNeighbours()
  /// Places everything in a rectangle of the container's view.
  func layOut(in area: CGRect)
  /// Ends a running change in place, because the container leaves the screen.
  func endInPlace()
}
