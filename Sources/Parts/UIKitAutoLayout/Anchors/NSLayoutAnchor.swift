// SPDX-License-Identifier: MIT
import UIKitCore

/// An attribute of a view or guide, from which constraints to anchors of the same kind are made.
///
/// ```swift
/// @MainActor func pin(_ view: UIView, to guide: UILayoutGuide) {
///   view.leadingAnchor.constraint(equalTo: guide.leadingAnchor).isActive = true
///   view.widthAnchor.constraint(lessThanOrEqualToConstant: 400).isActive = true
/// }
/// ```
///
/// A view or guide has one anchor for each attribute. In contrast to UIKit, an anchor keeps its view or guide alive while
/// it is in use.
@preconcurrency @MainActor open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
  let item: any ConstraintItem
  let attribute: NSLayoutConstraint.Attribute

  init(_ item: any ConstraintItem, _ attribute: NSLayoutConstraint.Attribute) {
    self.item = item
    self.attribute = attribute
  }

  nonisolated deinit {}

  func constraint(
    _ relation: NSLayoutConstraint.Relation, _ anchor: NSLayoutAnchor?, multiplier: CGFloat = 1, constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(
      item: item, attribute: attribute, relatedBy: relation, toItem: anchor?.item,
      attribute: anchor?.attribute ?? .notAnAttribute, multiplier: multiplier, constant: constant)
  }

  /// Returns a constraint that both anchors are equal.
  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    constraint(.equal, anchor)
  }

  /// Returns a constraint that this anchor is at least the other one.
  open func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, anchor)
  }

  /// Returns a constraint that this anchor is at most the other one.
  open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, anchor)
  }

  /// Returns a constraint that this anchor lies `c` points after the other one.
  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat) -> NSLayoutConstraint {
    constraint(.equal, anchor, constant: c)
  }

  /// Returns a constraint that this anchor lies at least `c` points after the other one.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint { constraint(.greaterThanOrEqual, anchor, constant: c) }

  /// Returns a constraint that this anchor lies at most `c` points after the other one.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint { constraint(.lessThanOrEqual, anchor, constant: c) }
}
