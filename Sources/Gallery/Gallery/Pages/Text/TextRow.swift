// SPDX-License-Identifier: MIT
import UIKit

/// Views side by side, in a row of a fixed height.
final class TextRow: UIView {
  private static let gap: CGFloat = 24

  private let parts: [UIView]
  private let height: CGFloat
  /// The width of the first view, which the other one follows at once, or nil if all have the same.
  private let first: CGFloat?

  init(_ parts: [UIView], height: CGFloat, first: CGFloat? = nil) {
    (self.parts, self.height, self.first) = (parts, height, first)
    super.init(frame: .zero)
    for part in parts { addSubview(part) }
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: height) }

  override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: height) }

  override func layoutSubviews() {
    super.layoutSubviews()
    let gap = first == nil ? Self.gap : 0
    let equal = (bounds.width - gap * CGFloat(parts.count - 1)) / CGFloat(parts.count)
    var x: CGFloat = 0
    for (index, part) in parts.enumerated() {
      let width = first.map { index == 0 ? $0 : bounds.width - $0 } ?? equal
      part.frame = CGRect(x: x, y: 0, width: width, height: height)
      x += width + gap
    }
  }
}
