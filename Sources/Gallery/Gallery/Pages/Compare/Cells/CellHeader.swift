// SPDX-License-Identifier: MIT
import UIKit

/// The line above a cell: its number and title, its kind, and a button that removes it.
final class CellHeader: UIView {
  static let height: CGFloat = 32
  private static let side: CGFloat = 26
  /// The width in points below which there is no room for the kind.
  private static let narrow: CGFloat = 170
  /// The width in points below which there is no room for the number.
  private static let narrowest: CGFloat = 110

  private let title = UILabel()
  private let badge = CellBadge()
  private let kindButton: ToolButton
  private let removeButton = ToolButton(symbol: "xmark", name: "Remove", key: "Delete")
  private let kinds: [TransitionKind]
  private let kind: TransitionKind

  var onRemove: (() -> Void)?
  var onKindChange: ((TransitionKind) -> Void)?
  var number: Int {
    get { badge.number }
    set { badge.number = newValue }
  }
  var canRemove = true { didSet { removeButton.isHidden = !canRemove } }

  init(style: TransitionStyle, kind: TransitionKind) {
    kinds = style.kinds
    self.kind = kind
    kindButton = ToolButton(title: kind.title, name: "Kind: \(kind.title)")
    super.init(frame: .zero)
    title.text = style.title
    title.font = .systemFont(ofSize: 14, weight: .semibold)
    title.textColor = .label
    title.adjustsFontSizeToFitWidth = true
    title.minimumScaleFactor = 0.8
    removeButton.isSubtle = true
    kindButton.isEnabled = kinds.count > 1
    kindButton.addAction(UIAction { [weak self] _ in self?.changeKind() }, for: .touchUpInside)
    removeButton.addAction(UIAction { [weak self] _ in self?.onRemove?() }, for: .touchUpInside)
    for part in [badge, title, kindButton, removeButton] { addSubview(part) }
  }

  required init?(coder: NSCoder) { nil }

  private func changeKind() {
    let next = ((kinds.firstIndex(of: kind) ?? 0) + 1) % kinds.count
    onKindChange?(kinds[next])
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let (side, y) = (Self.side, (bounds.height - Self.side) / 2 - 1)
    removeButton.frame = CGRect(x: bounds.width - side, y: y, width: side, height: side)
    let end = canRemove ? removeButton.frame.minX - 2 : bounds.width
    kindButton.isHidden = bounds.width < Self.narrow
    let kindWidth = kindButton.isHidden ? 0 : kindButton.sizeThatFits(bounds.size).width
    kindButton.frame = CGRect(x: end - kindWidth, y: y, width: kindWidth, height: side)
    badge.isHidden = bounds.width < Self.narrowest
    badge.frame = CGRect(
      x: 2, y: y + (side - CellBadge.side) / 2, width: CellBadge.side, height: CellBadge.side)
    let start = badge.isHidden ? 4 : badge.frame.maxX + 5
    title.frame = CGRect(x: start, y: y, width: max(kindButton.frame.minX - start - 4, 0), height: side)
  }
}
