// SPDX-License-Identifier: MIT

/// Simulates physical behaviour of views.
@available(
  *, unavailable,
  message:
    "UIKit Dynamics is not available; use UIViewPropertyAnimator with UISpringTimingParameters, or a CADisplayLink"
)
@preconcurrency @MainActor open class UIDynamicAnimator: NSObject {}

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
@preconcurrency @MainActor open class UIGravityBehavior: NSObject {}

/// Collisions.
@available(
  *, unavailable,
  message:
    "UIKit Dynamics is not available; use UIViewPropertyAnimator with UISpringTimingParameters, or a CADisplayLink"
)
@preconcurrency @MainActor open class UICollisionBehavior: NSObject {}

/// An attachment.
@available(
  *, unavailable,
  message:
    "UIKit Dynamics is not available; use UIViewPropertyAnimator with UISpringTimingParameters, or a CADisplayLink"
)
@preconcurrency @MainActor open class UIAttachmentBehavior: NSObject {}

/// A snap to a point.
@available(
  *, unavailable,
  message:
    "UIKit Dynamics is not available; use UIViewPropertyAnimator with UISpringTimingParameters, or a CADisplayLink"
)
@preconcurrency @MainActor open class UISnapBehavior: NSObject {}

/// A force.
@available(
  *, unavailable,
  message:
    "UIKit Dynamics is not available; use UIViewPropertyAnimator with UISpringTimingParameters, or a CADisplayLink"
)
@preconcurrency @MainActor open class UIPushBehavior: NSObject {}

/// Properties of simulated objects.
@available(
  *, unavailable,
  message:
    "UIKit Dynamics is not available; use UIViewPropertyAnimator with UISpringTimingParameters, or a CADisplayLink"
)
@preconcurrency @MainActor open class UIDynamicItemBehavior: NSObject {}

/// A field of forces.
@available(
  *, unavailable,
  message:
    "UIKit Dynamics is not available; use UIViewPropertyAnimator with UISpringTimingParameters, or a CADisplayLink"
)
@preconcurrency @MainActor open class UIFieldBehavior: NSObject {}

/// An object that takes part in a simulation.
@available(
  *, unavailable,
  message:
    "UIKit Dynamics is not available; use UIViewPropertyAnimator with UISpringTimingParameters, or a CADisplayLink"
)
@preconcurrency @MainActor public protocol UIDynamicItem: NSObjectProtocol {}
