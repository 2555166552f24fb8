// SPDX-License-Identifier: MIT
import UIKitCore

/// What a constraint is about: a view, a guide, or the distance between two anchors.
@MainActor protocol ConstraintItem: AnyObject {
  /// The view, or the view that owns the guide.
  var constrainedView: UIView? { get }
  /// The views and guides that are concerned.
  var parts: [any ConstraintItem] { get }
}

extension ConstraintItem {
  var parts: [any ConstraintItem] { [self] }
  var constrainedView: UIView? { parts.first?.constrainedView }
}

extension UIView: ConstraintItem {
  var constrainedView: UIView? { self }

  /// The view's part in constraints, or nil if it has none.
  var existingParticipant: ViewParticipant? { constraintParticipant as? ViewParticipant }

  /// The view's part in constraints.
  var participant: ViewParticipant {
    if let existingParticipant { return existingParticipant }
    let participant = ViewParticipant(self)
    constraintParticipant = participant
    return participant
  }

  /// Whether constraints outside the view determine its frame, or depend on it.
  var isCoupled: Bool {
    superview != nil && (placementKind == .constraints || existingParticipant?.crossing.isEmpty == false)
  }
}
