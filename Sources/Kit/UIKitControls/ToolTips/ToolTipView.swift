// SPDX-License-Identifier: MIT
@_spi(Framework) import UIKitCore

/// The text of a tooltip on a small plate, below the part of the window that it is about, or above it at the lower edge.
@MainActor
final class ToolTipView: UIView {
  private static let padding = CGSize(width: 9, height: 5)
  /// The distance in points from what the tooltip is about, and the least one from the edges of the window.
  private static let distance: CGFloat = 6
  private static let margin: CGFloat = 4
  private static let widest: CGFloat = 320
  /// The duration in seconds in which the tooltip appears and disappears.
  private static let fade = 0.12

  private let label = UILabel()
  init(_ text: String, for view: UIView, at rect: CGRect, in window: UIWindow) {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    overrideUserInterfaceLevel = .elevated
    overrideUserInterfaceStyle = view.traitCollection.userInterfaceStyle
    backgroundColor = .systemBackground
    layer.cornerRadius = 7
    layer.borderWidth = 1
    layer.borderColor = UIColor.separator.resolvedColor(with: view.traitCollection).cgColor
    layer.shadowOpacity = 0.18
    layer.shadowRadius = 6
    layer.shadowOffset = CGSize(width: 0, height: 2)
    label.text = text
    label.font = .systemFont(ofSize: 13)
    label.textColor = .label
    label.numberOfLines = 0
    addSubview(label)
    place(beside: rect, in: window.bounds)
    UIView.performWithoutAnimation { window.addSubview(self) }
    alpha = 0
    UIView.animate(withDuration: Self.fade) { self.alpha = 1 }
  }

  required init?(coder: NSCoder) { fatalError("ToolTipView has no archives; rest the pointer over a view") }

  nonisolated deinit {}

  private func place(beside rect: CGRect, in bounds: CGRect) {
    let room = CGSize(width: min(Self.widest, bounds.width) - 2 * Self.padding.width, height: .greatestFiniteMagnitude)
    let text = label.sizeThatFits(room)
    let size = CGSize(
      width: (min(text.width, room.width) + 2 * Self.padding.width).rounded(.up),
      height: (text.height + 2 * Self.padding.height).rounded(.up))
    let lowest = bounds.maxY - Self.margin - size.height
    let below = rect.maxY + Self.distance
    let y = below <= lowest ? below : max(rect.minY - Self.distance - size.height, Self.margin)
    let x = min(max(rect.midX - size.width / 2, Self.margin), max(bounds.maxX - Self.margin - size.width, Self.margin))
    frame = CGRect(origin: CGPoint(x: x.rounded(), y: y.rounded()), size: size)
    label.frame = self.bounds.insetBy(dx: Self.padding.width, dy: Self.padding.height)
  }

  /// Fades the tooltip out and removes it.
  func disappear() {
    UIView.animate(
      withDuration: Self.fade, animations: { self.alpha = 0 }, completion: { _ in self.removeFromSuperview() })
  }
}
