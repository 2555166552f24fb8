// SPDX-License-Identifier: MIT
import UIKitCore

extension UIView {
  /// The active constraints that belong to the view: those between it and views inside it, and between these.
  public var constraints: [NSLayoutConstraint] { existingParticipant?.held ?? [] }

  /// Activates a constraint.
  ///
  /// It belongs to the nearest view that contains both items, which need not be this one.
  public func addConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = true }

  /// Activates constraints.
  public func addConstraints(_ constraints: [NSLayoutConstraint]) { NSLayoutConstraint.activate(constraints) }

  /// Deactivates a constraint of the view.
  public func removeConstraint(_ constraint: NSLayoutConstraint) {
    if constraint.holder?.view === self { constraint.isActive = false }
  }

  /// Deactivates constraints of the view.
  public func removeConstraints(_ constraints: [NSLayoutConstraint]) { constraints.forEach(removeConstraint) }

  /// Returns the constraints that affect the view along an axis, for finding mistakes.
  public func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    (existingParticipant?.involved ?? []).filter { constraint in
      [constraint.firstAttribute, constraint.secondAttribute].contains { $0.axis == axis }
    }
  }
}

nonisolated extension NSLayoutConstraint.Attribute {
  var axis: NSLayoutConstraint.Axis? {
    switch self {
    case .width: .horizontal
    case .height: .vertical
    default:
      switch kind {
      case .horizontal, .text: .horizontal
      case .vertical: .vertical
      case .size, .none: nil
      }
    }
  }
}
