// SPDX-License-Identifier: MIT
import UIKitCore

/// The anchors of a view or guide that are in use, so that there is one object for each attribute.
@MainActor struct AnchorTable {
  private var anchors: [NSLayoutConstraint.Attribute: Weak<NSObject>] = [:]

  subscript(attribute: NSLayoutConstraint.Attribute) -> NSObject? {
    get { anchors[attribute]?.object }
    set { anchors[attribute] = Weak(newValue) }
  }
}

extension ConstraintItem {
  /// Returns the anchor of a horizontal attribute.
  func anchor(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutXAxisAnchor {
    anchor(attribute) { NSLayoutXAxisAnchor(self, attribute) }
  }

  /// Returns the anchor of a vertical attribute.
  func anchor(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutYAxisAnchor {
    anchor(attribute) { NSLayoutYAxisAnchor(self, attribute) }
  }

  /// Returns the anchor of a size.
  func anchor(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutDimension {
    anchor(attribute) { NSLayoutDimension(self, attribute) }
  }

  private func anchor<Anchor: NSObject>(
    _ attribute: NSLayoutConstraint.Attribute, _ make: () -> Anchor
  ) -> Anchor {
    if let known = anchors[attribute] as? Anchor { return known }
    let made = make()
    anchors[attribute] = made
    return made
  }

  /// Returns the anchor of an attribute of any kind. The margins of a view are the edges of its guide.
  func anyAnchor(_ attribute: NSLayoutConstraint.Attribute) -> NSObject {
    if let edge = attribute.withinMargins, let view = self as? UIView { return view.layoutMarginsGuide.anyAnchor(edge) }
    let isAcross = attribute.kind == .horizontal || attribute.kind == .text
    if isAcross { return anchor(attribute) as NSLayoutXAxisAnchor }
    return attribute.isSize ? anchor(attribute) as NSLayoutDimension : anchor(attribute) as NSLayoutYAxisAnchor
  }
}
