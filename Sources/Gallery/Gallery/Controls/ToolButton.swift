// SPDX-License-Identifier: MIT
import UIKit

/// A small button with a symbol, a title, or both. Its tooltip has its name, if that is not seen, and its key.
final class ToolButton: UIControl {
  private static let padding: CGFloat = 9
  private static let gap: CGFloat = 6
  private static let symbolSide: CGFloat = 22
  private static let cornerRadius: CGFloat = 7
  /// The opacity of the tint behind a selected button.
  private static let selectedShare: CGFloat = 0.16

  private let icon = UIImageView()
  private let label = UILabel()
  private let plate = UIView()

  private let name: String?
  private let key: String?

  /// - Parameters:
  ///   - name: The action of the button, if it has no title.
  ///   - key: The key that does it, too.
  init(symbol: String? = nil, title: String? = nil, name: String? = nil, key: String? = nil) {
    self.name = name
    self.key = key
    super.init(frame: .zero)
    plate.layer.cornerRadius = Self.cornerRadius
    icon.contentMode = .center
    label.font = .systemFont(ofSize: 13, weight: .medium)
    label.textAlignment = .center
    for part in [plate, icon, label] {
      part.isUserInteractionEnabled = false
      addSubview(part)
    }
    self.symbol = symbol
    self.title = title
    icon.image = symbol.flatMap { UIImage(systemName: $0) }
    label.text = title
    accessibilityLabel = name ?? title
    isAccessibilityElement = true
    layer.cornerRadius = Self.cornerRadius
    hoverStyle = .automatic()
    updateLook(duration: 0)
    updateToolTip()
  }

  required init?(coder: NSCoder) { nil }

  var symbol: String? {
    didSet {
      guard symbol != oldValue else { return }
      icon.image = symbol.flatMap { UIImage(systemName: $0) }
      setNeedsLayout()
    }
  }

  var title: String? {
    didSet {
      guard title != oldValue else { return }
      label.text = title
      updateToolTip()
      setNeedsLayout()
    }
  }

  /// Whether the title is hidden, for want of room. A button without a symbol keeps its title.
  var isCompact = false {
    didSet {
      guard isCompact != oldValue else { return }
      updateToolTip()
      setNeedsLayout()
    }
  }

  private func updateToolTip() {
    let text = (name ?? title).map { text in key.map { "\(text) (\($0))" } ?? text }
    toolTip = showsTitle && key == nil ? nil : text
  }

  /// Whether the button is less prominent than others.
  var isSubtle = false {
    didSet {
      icon.transform = isSubtle ? CGAffineTransform(scaleX: 0.72, y: 0.72) : .identity
      updateLook(duration: 0)
    }
  }

  override var isHighlighted: Bool { didSet { updateLook(duration: isHighlighted ? 0 : 0.25) } }
  override var isSelected: Bool { didSet { updateLook(duration: 0) } }
  override var isEnabled: Bool { didSet { updateLook(duration: 0) } }

  private func updateLook(duration: TimeInterval) {
    let fill: UIColor =
      if isSelected {
        tintColor.withAlphaComponent(isHighlighted ? 2 * Self.selectedShare : Self.selectedShare)
      } else {
        isHighlighted ? .systemFill : .clear
      }
    let selectedFill = UIColor.secondarySystemGroupedBackground.blended(with: tintColor, share: Self.selectedShare)
    let ink: UIColor =
      isSelected ? tintColor.contrasting(with: selectedFill) : isEnabled && !isSubtle ? .label : Palette.secondaryText
    UIView.animate(withDuration: duration) {
      self.plate.backgroundColor = fill
      self.label.textColor = ink
      self.icon.tintColor = ink
    }
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    updateLook(duration: 0)
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let hasTitle = showsTitle
    var width = hasTitle ? label.sizeThatFits(size).width.rounded(.up) + 2 * Self.padding : 0
    if symbol != nil { width += Self.symbolSide + (hasTitle ? Self.gap - Self.padding / 2 : 2 * 7) }
    return CGSize(width: width, height: 30)
  }

  private var showsTitle: Bool { title != nil && !(isCompact && symbol != nil) }

  override func layoutSubviews() {
    super.layoutSubviews()
    plate.frame = bounds
    label.isHidden = !showsTitle
    guard symbol != nil else {
      label.frame = bounds
      return
    }
    let side = Self.symbolSide
    let content = showsTitle ? side + Self.gap / 2 + label.sizeThatFits(bounds.size).width.rounded(.up) : side
    let x = max((bounds.width - content) / 2, 2)
    icon.frame = CGRect(x: x, y: (bounds.height - side) / 2, width: side, height: side)
    let start = icon.frame.maxX + Self.gap / 2
    label.frame = CGRect(x: start, y: 0, width: max(content - side, 0), height: bounds.height)
  }

  override func accessibilityActivate() -> Bool {
    guard isEnabled else { return false }
    sendActions(for: .touchUpInside)
    return true
  }
}
