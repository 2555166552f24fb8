// SPDX-License-Identifier: MIT
import UIKit

/// A page or a style in the sidebar: its symbol and its title.
final class SidebarRow: UIControl {
  private static let badgeSide: CGFloat = 26
  private static let padding: CGFloat = 8
  private static let cornerRadius: CGFloat = 10

  /// The page or the style to which a row leads.
  enum Destination {
    case page(Page)
    case style(TransitionStyle)
  }

  let destination: Destination
  private let badge = UIView()
  private let symbol = UIImageView()
  private let label = UILabel()

  convenience init(page: Page) {
    self.init(.page(page), id: page.id, title: page.title, symbol: page.symbol, color: page.section.color)
  }

  convenience init(style: TransitionStyle) {
    self.init(
      .style(style), id: style.id, title: style.title, symbol: StylesPage.entry.symbol,
      color: StylesPage.entry.section.color)
  }

  private init(_ destination: Destination, id: String, title: String, symbol name: String, color: UIColor) {
    self.destination = destination
    super.init(frame: .zero)
    layer.cornerRadius = Self.cornerRadius
    badge.backgroundColor = color.contrasting(with: .white, by: UIColor.symbolContrast)
    badge.layer.cornerRadius = 7
    symbol.image = UIImage(systemName: name)
    symbol.tintColor = .white
    symbol.contentMode = .scaleAspectFit
    label.text = title
    label.font = .systemFont(ofSize: 15, weight: .medium)
    for part in [badge, label] {
      part.isUserInteractionEnabled = false
      addSubview(part)
    }
    badge.addSubview(symbol)
    isAccessibilityElement = true
    accessibilityLabel = title
    accessibilityIdentifier = "sidebar-\(id)"
  }

  /// The page to which the row leads, or nil if it leads to a style.
  var page: Page? {
    if case .page(let page) = destination { page } else { nil }
  }

  required init?(coder: NSCoder) { nil }

  override var isSelected: Bool { didSet { updateLook(duration: 0) } }
  override var isHighlighted: Bool { didSet { updateLook(duration: isHighlighted ? 0 : 0.25) } }

  private func updateLook(duration: TimeInterval) {
    UIView.animate(withDuration: duration) {
      self.backgroundColor =
        self.isHighlighted ? .systemFill : self.isSelected ? self.tintColor.withAlphaComponent(0.18) : .clear
    }
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    updateLook(duration: 0)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let side = Self.badgeSide
    badge.frame = CGRect(x: Self.padding, y: (bounds.height - side) / 2, width: side, height: side)
    symbol.frame = badge.bounds.insetBy(dx: 4, dy: 4)
    let x = badge.frame.maxX + 10
    label.frame = CGRect(x: x, y: 0, width: max(bounds.width - x - Self.padding, 0), height: bounds.height)
  }
}
