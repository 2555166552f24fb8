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
  /// The distance between title and detail, and the width in points below which there is no room for the detail.
  private static let gap: CGFloat = 7
  private static let leastDetail: CGFloat = 40

  private let title = UILabel()
  private let detailLabel = UILabel()
  private let badge = CellBadge()
  /// The kind: a menu if the style has several, and otherwise a text.
  private let kindView: UIView
  private let removeButton = ToolButton(symbol: "xmark", name: "Remove", key: "Delete")

  var onRemove: (() -> Void)?
  var onKindChange: ((TransitionKind) -> Void)?
  var number: Int {
    get { badge.number }
    set { badge.number = newValue }
  }
  /// The curve and the duration that replace the style's own, in words.
  var detail: String? {
    get { detailLabel.text }
    set {
      detailLabel.text = newValue
      setNeedsLayout()
    }
  }
  var canRemove = true {
    didSet {
      guard canRemove != oldValue else { return }
      removeButton.isHidden = !canRemove
      setNeedsLayout()
    }
  }

  init(style: TransitionStyle, kind: TransitionKind) {
    let menu = style.kinds.count > 1 ? UIButton(configuration: Self.menuLook) : nil
    kindView = menu ?? Self.label(kind)
    super.init(frame: .zero)
    menu.map { setUp($0, style.kinds, chosen: kind) }
    title.text = style.title
    title.font = .systemFont(ofSize: 14, weight: .semibold)
    title.textColor = .label
    title.adjustsFontSizeToFitWidth = true
    title.minimumScaleFactor = 0.8
    detailLabel.font = .monospacedDigitSystemFont(ofSize: 12, weight: .regular)
    detailLabel.textColor = Palette.secondaryText
    removeButton.isSubtle = true
    removeButton.addAction(UIAction { [weak self] _ in self?.onRemove?() }, for: .touchUpInside)
    for part in [badge, title, detailLabel, kindView, removeButton] { addSubview(part) }
  }

  required init?(coder: NSCoder) { nil }

  private static func label(_ kind: TransitionKind) -> UILabel {
    let label = UILabel()
    label.text = kind.title
    label.font = .systemFont(ofSize: 13, weight: .medium)
    label.textColor = Palette.secondaryText
    return label
  }

  /// The look of a small button with a menu, from which one of several kinds is chosen.
  private static var menuLook: UIButton.Configuration {
    var look = UIButton.Configuration.gray()
    look.image = UIImage(
      systemName: "chevron.up.chevron.down",
      withConfiguration: UIImage.SymbolConfiguration(pointSize: 10, weight: .semibold))
    look.imagePlacement = .trailing
    look.imagePadding = 4
    look.contentInsets = NSDirectionalEdgeInsets(top: 3, leading: 8, bottom: 3, trailing: 7)
    // An opaque colour, under which text has the same pixels however the button is drawn.
    look.baseBackgroundColor = .systemGray5
    look.baseForegroundColor = .label
    look.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { attributes in
      var attributes = attributes
      attributes.font = .systemFont(ofSize: 13, weight: .medium)
      return attributes
    }
    return look
  }

  private func setUp(_ button: UIButton, _ kinds: [TransitionKind], chosen: TransitionKind) {
    button.accessibilityLabel = "Kind: \(chosen.title)"
    button.menu = UIMenu(
      options: .singleSelection,
      children: kinds.map { kind in
        UIAction(title: kind.title, state: kind == chosen ? .on : .off) { [weak self] _ in
          if kind != chosen { self?.onKindChange?(kind) }
        }
      })
    button.showsMenuAsPrimaryAction = true
    button.changesSelectionAsPrimaryAction = true
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let (side, y) = (Self.side, (bounds.height - Self.side) / 2 - 1)
    removeButton.frame = CGRect(x: bounds.width - side, y: y, width: side, height: side)
    let end = canRemove ? removeButton.frame.minX - 2 : bounds.width
    kindView.isHidden = bounds.width < Self.narrow
    let kindWidth = kindView.isHidden ? 0 : kindView.sizeThatFits(bounds.size).width.rounded(.up)
    kindView.frame = CGRect(x: end - kindWidth, y: y, width: kindWidth, height: side)
    badge.isHidden = bounds.width < Self.narrowest
    badge.frame = CGRect(
      x: 2, y: y + (side - CellBadge.side) / 2, width: CellBadge.side, height: CellBadge.side)
    let start = badge.isHidden ? 4 : badge.frame.maxX + 5
    layOutTitle(in: CGRect(x: start, y: y, width: max(kindView.frame.minX - start - 4, 0), height: side))
  }

  /// The detail takes the room that the title leaves.
  private func layOutTitle(in area: CGRect) {
    let start = area.minX + title.sizeThatFits(area.size).width.rounded(.up) + Self.gap
    detailLabel.isHidden = detail == nil || area.maxX - start < Self.leastDetail
    detailLabel.frame = CGRect(x: start, y: area.minY, width: max(area.maxX - start, 0), height: area.height)
    title.frame = area
    if !detailLabel.isHidden { title.frame.size.width = start - Self.gap - area.minX }
  }
}
