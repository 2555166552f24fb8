// SPDX-License-Identifier: MIT
import UIKit

/// A panel with a title and a column of controls.
final class ControlsCard: UIView {
  private static let padding: CGFloat = 18
  private static let titleHeight: CGFloat = 20
  private static let gap: CGFloat = 14

  private let title = UILabel()
  private let stack: UIStackView

  init(_ title: String, _ rows: [UIView]) {
    stack = UIStackView(arrangedSubviews: rows)
    super.init(frame: .zero)
    self.title.text = title
    self.title.font = .systemFont(ofSize: 13, weight: .semibold)
    self.title.textColor = Palette.secondaryText
    backgroundColor = .secondarySystemGroupedBackground
    layer.cornerRadius = 16
    stack.axis = .vertical
    stack.spacing = Self.gap
    addSubview(self.title)
    addSubview(stack)
  }

  required init?(coder: NSCoder) { nil }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let inner = CGSize(width: max(size.width - 2 * Self.padding, 0), height: size.height)
    let height = stack.sizeThatFits(inner).height
    return CGSize(width: size.width, height: height + Self.titleHeight + Self.gap + 2 * Self.padding)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let area = bounds.shrunk(dx: Self.padding, dy: Self.padding)
    title.frame = CGRect(x: area.minX, y: area.minY, width: area.width, height: Self.titleHeight)
    let top = title.frame.maxY + Self.gap
    stack.frame = CGRect(x: area.minX, y: top, width: area.width, height: max(area.maxY - top, 0))
  }
}
