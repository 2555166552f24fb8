// SPDX-License-Identifier: MIT
import UIKit

/// Places the parts of a panel below each other. Hidden parts take no room.
struct PanelColumn {
  let x: CGFloat
  /// The upper edge of the next part.
  private(set) var y: CGFloat
  let width: CGFloat
  let gap: CGFloat

  init(x: CGFloat, y: CGFloat, width: CGFloat, gap: CGFloat) {
    (self.x, self.y, self.width, self.gap) = (x, y, max(width, 0), gap)
  }

  mutating func place(_ view: UIView, _ height: CGFloat) {
    guard !view.isHidden else { return }
    view.frame = CGRect(x: x, y: y, width: width, height: height)
    y += height + gap
  }

  /// Places a view in the height that fits its content.
  mutating func place(_ view: UIView) {
    place(view, view.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height.rounded(.up))
  }

  /// Places views of equal size in rows.
  mutating func place(_ views: [UIView], columns: Int, height: CGFloat, gap inner: CGFloat = 4) {
    guard !views.isEmpty else { return }
    let side = (width + inner) / CGFloat(columns)
    for (index, view) in views.enumerated() {
      view.frame = CGRect(
        x: x + CGFloat(index % columns) * side, y: y + CGFloat(index / columns) * (height + inner),
        width: max(side - inner, 0), height: height)
    }
    y += CGFloat((views.count + columns - 1) / columns) * (height + inner) - inner + gap
  }
}
