// SPDX-License-Identifier: MIT
import UIKit

/// The buttons above a container's children. Their colours follow the progress from one child to the other, and the
/// pill behind the selected button is animated alongside the transition.
final class ContainerBar: UIView {
  private static let margin: CGFloat = 16
  private static let gap: CGFloat = 8
  private static let height: CGFloat = 40
  private static let widest: CGFloat = 150
  /// The opacity of the tint behind the selected button.
  fileprivate static let pillShare: CGFloat = 0.17

  var onSelect: ((Int) -> Void)?
  let pill = UIView()
  private let buttons: [ContainerBarButton]
  private var selected = 0
  /// The share of the tint in each button's colour, from 0 to 1.
  private(set) var shares: [CGFloat]

  init(items: [(title: String, image: UIImage?)]) {
    buttons = items.map { ContainerBarButton(title: $0.title, image: $0.image) }
    shares = items.map { _ in 0 }
    super.init(frame: .zero)
    pill.isUserInteractionEnabled = false
    pill.layer.cornerRadius = Self.height / 2
    addSubview(pill)
    for (index, button) in buttons.enumerated() {
      button.addAction(UIAction { [weak self] _ in self?.onSelect?(index) }, for: .touchUpInside)
      addSubview(button)
    }
  }

  required init?(coder: NSCoder) { nil }

  nonisolated deinit {}

  /// Selects a button without animation.
  func select(_ index: Int) {
    selected = index
    show(progress: 1, from: index, to: index)
    movePill(to: index)
  }

  /// Shows the colours at a progress between two buttons.
  func show(progress: CGFloat, from: Int, to: Int) {
    shares = buttons.indices.map { $0 == to ? progress : $0 == from ? 1 - progress : 0 }
    colour()
  }

  func movePill(to index: Int) {
    selected = index
    pill.frame = buttons[index].frame
  }

  private func colour() {
    for (button, share) in zip(buttons, shares) { button.tone = share }
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    pill.backgroundColor = tintColor.withAlphaComponent(Self.pillShare)
    colour()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    colour()
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    tintColorDidChange()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let count = CGFloat(buttons.count)
    let room = bounds.width - 2 * Self.margin - (count - 1) * Self.gap
    let width = min(Self.widest, (room / count).rounded(.down))
    let left = ((bounds.width - count * width - (count - 1) * Self.gap) / 2).rounded()
    for (index, button) in buttons.enumerated() {
      button.frame = CGRect(
        x: left + CGFloat(index) * (width + Self.gap), y: (bounds.height - Self.height) / 2, width: width,
        height: Self.height)
    }
    movePill(to: selected)
  }
}

/// A button with a symbol and a title, whose colour lies between two others.
private final class ContainerBarButton: UIControl {
  private let label = UILabel()
  private let picture = UIImageView()
  private static let side: CGFloat = 22
  private static let gap: CGFloat = 8

  /// The colour of the button: 0 is the colour of an unselected one, 1 is the tint colour.
  var tone: CGFloat = 0 {
    didSet {
      let plate = UIColor.systemGroupedBackground.blended(with: tintColor, share: ContainerBar.pillShare)
      let color = Palette.secondaryText.blended(with: tintColor.contrasting(with: plate), share: tone)
      label.textColor = color
      picture.tintColor = color
    }
  }

  init(title: String, image: UIImage?) {
    super.init(frame: .zero)
    hoverStyle = UIHoverStyle(shape: .capsule)
    label.text = title
    label.font = .systemFont(ofSize: 15, weight: .semibold)
    picture.image = image
    picture.contentMode = .scaleAspectFit
    for view in [picture, label] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
  }

  required init?(coder: NSCoder) { nil }

  override var isHighlighted: Bool {
    didSet { UIView.animate(withDuration: isHighlighted ? 0.05 : 0.25) { self.alpha = self.isHighlighted ? 0.5 : 1 } }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let text = label.sizeThatFits(bounds.size)
    let fitsAll = Self.side + Self.gap + text.width <= bounds.width - 16
    picture.isHidden = !fitsAll
    let width = min(text.width, bounds.width - 16) + (fitsAll ? Self.side + Self.gap : 0)
    var x = ((bounds.width - width) / 2).rounded()
    if fitsAll {
      picture.frame = CGRect(x: x, y: (bounds.height - Self.side) / 2, width: Self.side, height: Self.side)
      x += Self.side + Self.gap
    }
    label.frame = CGRect(
      x: x, y: ((bounds.height - text.height) / 2).rounded(), width: min(text.width, bounds.width - 16),
      height: text.height)
  }
}
