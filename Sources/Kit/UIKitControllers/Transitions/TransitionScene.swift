// SPDX-License-Identifier: MIT

/// The controllers, views and frames of a transition, which a container passes to the driver.
struct TransitionScene {
  /// One of the two controllers, with its view.
  struct Side {
    weak var controller: UIViewController?
    /// The view that the animator may change, or `nil` if it must leave the view alone.
    weak var view: UIView?
    /// The frame at the start, in the container view. It is zero if the view is not shown then.
    var initialFrame = CGRect.zero
    /// The frame at the end, in the container view. It is zero if the view is not shown then.
    var finalFrame = CGRect.zero
    /// Whether the controller receives appearance callbacks. The presenter below an overlay does not.
    var sendsAppearance = true
    /// Whether the controllers that it presents in its own context appear and disappear with it.
    var includesContext = false
  }

  var from = Side()
  var to = Side()
  /// The controller whose children take part.
  weak var container: UIViewController?
  var containerView: TransitionContainerView
  var presentationStyle = UIModalPresentationStyle.none
  /// Whether the outgoing view leaves the window when the transition completes.
  var removesFromView = true
  /// Whether the incoming controller has appeared before the outgoing one has disappeared.
  var appearsFirst = false
  /// Whether the incoming view is inserted below the outgoing view if the animator does not add it.
  var insertsToViewBelow = false
  /// The controllers and views that stay alive until the transition has ended.
  var kept: [AnyObject?] = []
}
