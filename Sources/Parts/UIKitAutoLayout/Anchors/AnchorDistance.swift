// SPDX-License-Identifier: MIT
import UIKitCore

/// The distance from one anchor to another, which constraints relate like a width or a height.
@MainActor final class AnchorDistance: NSObject, ConstraintItem {
  /// An end of the distance.
  struct End {
    let attribute: NSLayoutConstraint.Attribute
    private let link: ConstraintItemLink

    init(_ item: any ConstraintItem, _ attribute: NSLayoutConstraint.Attribute) {
      link = ConstraintItemLink(item)
      self.attribute = attribute
    }

    var item: (any ConstraintItem)? { link.item }
  }

  let start: End
  let end: End
  private(set) lazy var anchors = AnchorTable()

  init(from start: End, to end: End) { (self.start, self.end) = (start, end) }

  nonisolated deinit {}

  var parts: [any ConstraintItem] { [start, end].flatMap { $0.item?.parts ?? [] } }

  var isInViews: Bool { start.item?.isInViews == true && end.item?.isInViews == true }

  func collectViews(into views: inout [UIView]) {
    start.item?.collectViews(into: &views)
    end.item?.collectViews(into: &views)
  }

  /// Whether the distance is counted from the right, because text runs from there.
  var isMirrored: Bool {
    start.attribute.kind == .text && end.attribute.kind == .text
      && start.item?.parts.first?.constrainedView?.isRightToLeft == true
  }

  nonisolated override var description: String {
    MainActor.assumeIsolated { "distance from \(text(start)) to \(text(end))" }
  }

  private func text(_ end: End) -> String { ConstraintText.side(end.item, end.attribute) }
}

extension NSLayoutAnchor {
  func distance(to other: NSLayoutAnchor, along size: NSLayoutConstraint.Attribute) -> NSLayoutDimension {
    let ends = [self, other].map { AnchorDistance.End($0.item, $0.attribute) }
    return NSLayoutDimension(AnchorDistance(from: ends[0], to: ends[1]), size)
  }
}
