// SPDX-License-Identifier: MIT
import UIKit

/// A row of styles to choose from, which scrolls if it is too long. When enough styles are chosen, the others are
/// dimmed.
final class StyleChips: UIScrollView {
  private let styles: [TransitionStyle]
  private var chips: [UIButton] = []
  /// The ids of the chosen styles, in the order of the row.
  private(set) var chosen: [String]
  private let limits: ClosedRange<Int>
  private var shownWidth: CGFloat = 0
  private static let height: CGFloat = 30
  /// The room in points around the chips for the ring of the focus.
  static let ringRoom: CGFloat = 4
  private static let paleness: CGFloat = 0.4
  /// The width in points over which the chips fade at an edge beyond which there are more.
  private static let fadeWidth: CGFloat = 24
  private let fade = CAGradientLayer()
  var onChange: (() -> Void)?

  init(styles: [TransitionStyle], chosen: [String], limits: ClosedRange<Int>) {
    self.styles = styles
    self.chosen = chosen
    self.limits = limits
    super.init(frame: .zero)
    showsHorizontalScrollIndicator = false
    chips = styles.map(makeChip)
    (fade.startPoint, fade.endPoint) = (CGPoint(x: 0, y: 0.5), CGPoint(x: 1, y: 0.5))
    update()
  }

  required init?(coder: NSCoder) { nil }

  private func makeChip(_ style: TransitionStyle) -> UIButton {
    let chip = UIButton(type: .custom)
    chip.setTitle(style.title, for: .normal)
    chip.titleLabel?.font = .systemFont(ofSize: 14, weight: .medium)
    chip.layer.cornerRadius = Self.height / 2
    chip.configurationUpdateHandler = { [weak self] _ in self?.update() }
    chip.addAction(UIAction { [weak self] _ in self?.toggle(style.id) }, for: .touchUpInside)
    addSubview(chip)
    return chip
  }

  private func toggle(_ id: String) {
    if limits.upperBound == 1 {
      guard chosen != [id] else { return }
      chosen = [id]
    } else if chosen.contains(id) {
      guard chosen.count > limits.lowerBound else { return }
      chosen.removeAll { $0 == id }
    } else {
      guard chosen.count < limits.upperBound else { return }
      let wanted = Set(chosen + [id])
      chosen = styles.map(\.id).filter(wanted.contains)
    }
    update()
    onChange?()
  }

  /// Chooses the style at a distance in the row from the chosen one, and scrolls it into view.
  func choose(offset: Int) {
    guard limits.upperBound == 1, let current = styles.firstIndex(where: { $0.id == chosen.first }) else { return }
    let index = min(max(current + offset, 0), styles.count - 1)
    toggle(styles[index].id)
    scrollRectToVisible(chips[index].frame.insetBy(dx: -Self.surroundings, dy: 0), animated: true)
  }

  /// The part in points of the row beside the chosen style that is scrolled into view with it.
  private static let surroundings: CGFloat = 80

  private func update() {
    let isFull = limits.upperBound > 1 && chosen.count == limits.upperBound
    for (chip, style) in zip(chips, styles) {
      let isChosen = chosen.contains(style.id)
      chip.alpha = isFull && !isChosen ? Self.paleness : 1
      let fill: UIColor = isChosen ? tintColor.contrasting(with: .white) : .tertiarySystemFill
      chip.backgroundColor = !chip.isHighlighted ? fill : isChosen ? fill.withAlphaComponent(0.75) : .systemFill
      chip.setTitleColor(isChosen ? .white : .label, for: .normal)
    }
  }

  /// Scrolls so that a part of the row, such as the chip that has the focus, is beside the faded edges.
  override func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    super.scrollRectToVisible(rect.insetBy(dx: -Self.fadeWidth, dy: 0), animated: animated)
  }

  /// Shows the chosen style when the row is laid out in another width.
  private func showChosen() {
    guard bounds.width != shownWidth, let index = styles.firstIndex(where: { $0.id == chosen.first }) else { return }
    shownWidth = bounds.width
    scrollRectToVisible(chips[index].frame.insetBy(dx: -Self.surroundings, dy: 0), animated: false)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    var x = Self.ringRoom
    let y = ((bounds.height - Self.height) / 2).rounded()
    for chip in chips {
      let width = (chip.titleLabel?.sizeThatFits(bounds.size).width ?? 60).rounded(.up) + 26
      chip.frame = CGRect(x: x, y: y, width: width, height: Self.height)
      x += width + 8
    }
    contentSize = CGSize(width: max(x - 8 + Self.ringRoom, 0), height: bounds.height)
    showChosen()
    fadeEdges()
  }

  private func fadeEdges() {
    let (goesOnLeft, goesOnRight) = (bounds.minX > 1, bounds.maxX < contentSize.width - 1)
    guard goesOnLeft || goesOnRight, bounds.width > 2 * Self.fadeWidth else {
      layer.mask = nil
      return
    }
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    let (opaque, share) = (UIColor.black.cgColor, Self.fadeWidth / bounds.width)
    fade.frame = bounds
    fade.colors = [
      goesOnLeft ? UIColor.clear.cgColor : opaque, opaque, opaque, goesOnRight ? UIColor.clear.cgColor : opaque,
    ]
    fade.locations = [0, share, 1 - share, 1].map { NSNumber(value: Double($0)) }
    layer.mask = fade
    CATransaction.commit()
  }
}
