// SPDX-License-Identifier: MIT
import UIKitCore

/// The subject of a constraint: a view, a guide, or the distance between two anchors.
@MainActor protocol ConstraintItem: AnyObject {
  /// The view, or the view that owns the guide.
  var constrainedView: UIView? { get }
  /// The views and guides that are concerned.
  var parts: [any ConstraintItem] { get }
  /// Whether there is a view for each of the parts.
  var isInViews: Bool { get }
  /// The anchors that are in use.
  var anchors: AnchorTable { get }
  /// Adds the views that are concerned to a list in which each is once.
  func collectViews(into views: inout [UIView])
}

extension ConstraintItem {
  var parts: [any ConstraintItem] { [self] }
  var constrainedView: UIView? { parts.first?.constrainedView }
  var isInViews: Bool { constrainedView != nil }

  func collectViews(into views: inout [UIView]) {
    if let view = constrainedView, !views.contains(identicalTo: view) { views.append(view) }
  }
}

extension UIView: ConstraintItem {
  var constrainedView: UIView? { self }

  var anchors: AnchorTable { participant.anchors }

  /// The view's part in constraints, or nil if it has none.
  var existingParticipant: ViewParticipant? {
    guard let constraintParticipant else { return nil }
    // No other class conforms to the protocol, and this is called several times for each constraint.
    return unsafeDowncast(constraintParticipant, to: ViewParticipant.self)
  }

  /// The view's part in constraints.
  var participant: ViewParticipant {
    if let existingParticipant { return existingParticipant }
    let participant = ViewParticipant(self)
    constraintParticipant = participant
    return participant
  }

  /// Whether constraints outside the view determine its frame, or depend on it.
  var isCoupled: Bool {
    guard let superview else { return false }
    return placementKind == .constraints || existingParticipant?.crossing.isEmpty == false
      || isStretched(by: superview)
  }

  /// Whether the view follows, by its mask, the size of a superview that constraints place, and holds constraints. These
  /// then determine the superview's size as well, as in UIKit.
  private func isStretched(by superview: UIView) -> Bool {
    placementKind == .frame && superview.placementKind == .constraints && existingParticipant?.held.isEmpty == false
      && !autoresizingMask.isDisjoint(with: [.flexibleWidth, .flexibleHeight])
  }
}
