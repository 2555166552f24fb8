// SPDX-License-Identifier: MIT

/// Simulates physical behaviour of views.
@available(
  *, unavailable,
  message:
    "UIKit Dynamics is not available; use UIViewPropertyAnimator with UISpringTimingParameters, or a CADisplayLink"
)
@preconcurrency @MainActor open class UIDynamicAnimator: NSObject {
  /// Creates a simulation.
  @available(
    *, unavailable,
    message:
      "UIKit Dynamics is not available; use UIViewPropertyAnimator with UISpringTimingParameters, or a CADisplayLink"
  )
  public init(referenceView view: UIView) { fatalError("unavailable") }

  /// Adds a behaviour.
  @available(
    *, unavailable,
    message:
      "UIKit Dynamics is not available; use UIViewPropertyAnimator with UISpringTimingParameters, or a CADisplayLink"
  )
  public func addBehavior(_ behavior: UIDynamicBehavior) {}

  /// Removes a behaviour.
  @available(
    *, unavailable,
    message:
      "UIKit Dynamics is not available; use UIViewPropertyAnimator with UISpringTimingParameters, or a CADisplayLink"
  )
  public func removeBehavior(_ behavior: UIDynamicBehavior) {}

  /// Removes all behaviours.
  @available(
    *, unavailable,
    message:
      "UIKit Dynamics is not available; use UIViewPropertyAnimator with UISpringTimingParameters, or a CADisplayLink"
  )
  public func removeAllBehaviors() {}
}

/// A physical behaviour.
@available(
  *, unavailable,
  message:
    "UIKit Dynamics is not available; use UIViewPropertyAnimator with UISpringTimingParameters, or a CADisplayLink"
)
@preconcurrency @MainActor open class UIDynamicBehavior: NSObject {}

/// Gravity.
@available(
  *, unavailable,
  message:
    "UIKit Dynamics is not available; use UIViewPropertyAnimator with UISpringTimingParameters, or a CADisplayLink"
)
@preconcurrency @MainActor open class UIGravityBehavior: UIDynamicBehavior {
  /// Creates a behaviour.
  @available(
    *, unavailable,
    message:
      "UIKit Dynamics is not available; use UIViewPropertyAnimator with UISpringTimingParameters, or a CADisplayLink"
  )
  public init(items: [UIView]) { fatalError("unavailable") }
}

/// Collisions.
@available(
  *, unavailable,
  message:
    "UIKit Dynamics is not available; use UIViewPropertyAnimator with UISpringTimingParameters, or a CADisplayLink"
)
@preconcurrency @MainActor open class UICollisionBehavior: UIDynamicBehavior {
  /// Creates a behaviour.
  @available(
    *, unavailable,
    message:
      "UIKit Dynamics is not available; use UIViewPropertyAnimator with UISpringTimingParameters, or a CADisplayLink"
  )
  public init(items: [UIView]) { fatalError("unavailable") }
}

/// An attachment.
@available(
  *, unavailable,
  message:
    "UIKit Dynamics is not available; use UIViewPropertyAnimator with UISpringTimingParameters, or a CADisplayLink"
)
@preconcurrency @MainActor open class UIAttachmentBehavior: UIDynamicBehavior {
  /// Creates an attachment.
  @available(
    *, unavailable,
    message:
      "UIKit Dynamics is not available; use UIViewPropertyAnimator with UISpringTimingParameters, or a CADisplayLink"
  )
  public init(item: UIView, attachedToAnchor point: CGPoint) { fatalError("unavailable") }
}

/// A snap to a point.
@available(
  *, unavailable,
  message:
    "UIKit Dynamics is not available; use UIViewPropertyAnimator with UISpringTimingParameters, or a CADisplayLink"
)
@preconcurrency @MainActor open class UISnapBehavior: UIDynamicBehavior {
  /// Creates a snap.
  @available(
    *, unavailable,
    message:
      "UIKit Dynamics is not available; use UIViewPropertyAnimator with UISpringTimingParameters, or a CADisplayLink"
  )
  public init(item: UIView, snapTo point: CGPoint) { fatalError("unavailable") }
}

/// A force.
@available(
  *, unavailable,
  message:
    "UIKit Dynamics is not available; use UIViewPropertyAnimator with UISpringTimingParameters, or a CADisplayLink"
)
@preconcurrency @MainActor open class UIPushBehavior: UIDynamicBehavior {}

/// Properties of simulated objects.
@available(
  *, unavailable,
  message:
    "UIKit Dynamics is not available; use UIViewPropertyAnimator with UISpringTimingParameters, or a CADisplayLink"
)
@preconcurrency @MainActor open class UIDynamicItemBehavior: UIDynamicBehavior {
  /// Creates a behaviour.
  @available(
    *, unavailable,
    message:
      "UIKit Dynamics is not available; use UIViewPropertyAnimator with UISpringTimingParameters, or a CADisplayLink"
  )
  public init(items: [UIView]) { fatalError("unavailable") }
}

/// A field of forces.
@available(
  *, unavailable,
  message:
    "UIKit Dynamics is not available; use UIViewPropertyAnimator with UISpringTimingParameters, or a CADisplayLink"
)
@preconcurrency @MainActor open class UIFieldBehavior: UIDynamicBehavior {}

/// An object that takes part in a simulation.
@available(
  *, unavailable,
  message:
    "UIKit Dynamics is not available; use UIViewPropertyAnimator with UISpringTimingParameters, or a CADisplayLink"
)
@preconcurrency @MainActor public protocol UIDynamicItem: NSObjectProtocol {}
