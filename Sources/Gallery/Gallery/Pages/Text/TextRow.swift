// SPDX-License-Identifier: MIT
import UIKit

/// Views side by side, in a row of a fixed height.
final class TextRow: UIView {
  private static let gap: CGFloat = 24

  private let parts: [UIView]
  private let height: CGFloat
  /// The widths of the first and the last view, or nil if all have the same.
  private let first: CGFloat?
  private let last: CGFloat?

  init(_ parts: [UIView], height: CGFloat, first: CGFloat? = nil, last: CGFloat? = nil) {
    (self.parts, self.height, self.first, self.last) = (parts, height, first, last)
    super.init(frame: .zero)
    for part in parts { addSubview(part) }
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: height) }

  override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: height) }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isCaptioned = first != nil || last != nil
    let gap = isCaptioned ? 0 : Self.gap * CGFloat(parts.count - 1)
    let equal = (bounds.width - gap) / CGFloat(parts.count)
    let leading = first ?? last.map { bounds.width - $0 } ?? equal
    var x: CGFloat = 0
    for (index, part) in parts.enumerated() {
      let width = !isCaptioned ? equal : index == 0 ? leading : bounds.width - leading
      let own = part is UISwitch ? part.intrinsicContentSize.height : height
      part.frame = CGRect(x: x, y: (height - own) / 2, width: width, height: own)
      x += width + (isCaptioned ? 0 : Self.gap)
    }
  }
}
