// SPDX-License-Identifier: MIT
import UIKitCore

/// The anchors of a view or guide that are in use, so that there is one object for each attribute.
///
/// It is a list, because an item has few anchors, and because each of them is looked for when a constraint is made.
@MainActor final class AnchorTable {
  private var entries: [(attribute: NSLayoutConstraint.Attribute, anchor: WeakLink<NSObject>)] = []

  nonisolated deinit {}

  /// Returns the anchor of an attribute that is in use, or makes one.
  func anchor<Anchor: NSObject>(_ attribute: NSLayoutConstraint.Attribute, _ make: () -> Anchor) -> Anchor {
    // A closure for the search would check in each call that this is the main thread.
    for index in entries.indices where entries[index].attribute == attribute {
      if let known = entries[index].anchor.object as? Anchor { return known }
      let made = make()
      entries[index].anchor = WeakLink(made)
      return made
    }
    let made = make()
    entries.append((attribute, WeakLink(made)))
    return made
  }
}

extension ConstraintItem {
  /// Returns the anchor of a horizontal attribute.
  func anchor(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutXAxisAnchor {
    anchors.anchor(attribute) { NSLayoutXAxisAnchor(self, attribute) }
  }

  /// Returns the anchor of a vertical attribute.
  func anchor(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutYAxisAnchor {
    anchors.anchor(attribute) { NSLayoutYAxisAnchor(self, attribute) }
  }

  /// Returns the anchor of a size.
  func anchor(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutDimension {
    anchors.anchor(attribute) { NSLayoutDimension(self, attribute) }
  }

  /// Returns the anchor of an attribute of any kind. The margins of a view are the edges of its guide.
  func anyAnchor(_ attribute: NSLayoutConstraint.Attribute) -> NSObject {
    if let edge = attribute.withinMargins, let view = self as? UIView { return view.layoutMarginsGuide.anyAnchor(edge) }
    let isAcross = attribute.kind == .horizontal || attribute.kind == .text
    if isAcross { return anchor(attribute) as NSLayoutXAxisAnchor }
    return attribute.isSize ? anchor(attribute) as NSLayoutDimension : anchor(attribute) as NSLayoutYAxisAnchor
  }
}
