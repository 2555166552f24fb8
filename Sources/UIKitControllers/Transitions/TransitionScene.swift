// SPDX-License-Identifier: MIT

/// The controllers, views and frames of a transition, which a container hands to the driver.
struct TransitionScene {
  /// One of the two controllers, with its view.
  struct Side {
    var controller: UIViewController?
    /// `nil` if the animator must leave the view alone.
    var view: UIView?
    /// In the container view; zero if the view is not shown then.
    var initialFrame = CGRect.zero
    var finalFrame = CGRect.zero
    /// Whether the controller receives appearance callbacks. The one below an overlay does not.
    var sendsAppearance = true
  }

  var from = Side()
  var to = Side()
  /// The controller whose children take part.
  var container: UIViewController?
  var containerView: TransitionContainerView
  var presentationStyle = UIModalPresentationStyle.none
  /// Whether the outgoing view leaves the window when the transition completes.
  var removesFrom = true
  /// Whether the incoming view returns to the container, below the other, if the animator does not add it.
  var bringsToBack = false

  init(container: UIViewController?, containerView: TransitionContainerView) {
    self.container = container
    self.containerView = containerView
  }
}
