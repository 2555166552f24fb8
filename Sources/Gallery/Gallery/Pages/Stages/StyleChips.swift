// SPDX-License-Identifier: MIT
import UIKit

/// A row of styles to choose from, by group, which scrolls if it is too long.
final class StyleChips: UIScrollView {
  /// The styles in the order of the row.
  let styles: [TransitionStyle]
  private var chips: [UIButton] = []
  private var headers: [(label: UILabel, first: Int)] = []
  private(set) var chosen: TransitionStyle
  private var shownWidth: CGFloat = 0
  private static let height: CGFloat = 30
  /// The room in points around the chips for the ring of the focus.
  static let ringRoom: CGFloat = 4
  private static let (gap, groupGap): (CGFloat, CGFloat) = (8, 14)
  /// The width in points over which the chips fade at an edge beyond which there are more.
  private static let fadeWidth: CGFloat = 40
  private let fade = CAGradientLayer()
  var onChange: (() -> Void)?

  init(styles: [TransitionStyle], chosen: TransitionStyle) {
    let groups = StyleGroup.allCases.map { group in (group, styles.filter { StyleGroup.group(of: $0) == group }) }
    self.styles = groups.flatMap(\.1)
    self.chosen = chosen
    super.init(frame: .zero)
    showsHorizontalScrollIndicator = false
    for (group, members) in groups where !members.isEmpty {
      headers.append((makeHeader(group.title), chips.count))
      chips += members.map(makeChip)
    }
    (fade.startPoint, fade.endPoint) = (CGPoint(x: 0, y: 0.5), CGPoint(x: 1, y: 0.5))
    update()
  }

  required init?(coder: NSCoder) { nil }

  private func makeHeader(_ title: String) -> UILabel {
    let header = UILabel()
    header.text = title
    header.font = .systemFont(ofSize: 13)
    header.textColor = Palette.secondaryText
    addSubview(header)
    return header
  }

  private func makeChip(_ style: TransitionStyle) -> UIButton {
    let chip = UIButton(type: .custom)
    chip.setTitle(style.title, for: .normal)
    chip.titleLabel?.font = .systemFont(ofSize: 14, weight: .medium)
    chip.layer.cornerRadius = Self.height / 2
    chip.configurationUpdateHandler = { [weak self] _ in self?.update() }
    chip.addAction(UIAction { [weak self] _ in self?.choose(style) }, for: .touchUpInside)
    addSubview(chip)
    return chip
  }

  /// Chooses a style, and scrolls it into view.
  func choose(_ style: TransitionStyle) {
    guard style.id != chosen.id else { return }
    chosen = style
    update()
    reveal(animated: true)
    onChange?()
  }

  /// Chooses the style at a distance in the row from the chosen one.
  func choose(offset: Int) {
    guard let index = chosenIndex else { return }
    choose(styles[min(max(index + offset, 0), styles.count - 1)])
  }

  private var chosenIndex: Int? { styles.firstIndex { $0.id == chosen.id } }

  /// The part in points of the row beside the chosen style that is scrolled into view with it.
  private static let surroundings: CGFloat = 80

  private func reveal(animated: Bool) {
    guard let chosenIndex else { return }
    scrollRectToVisible(chips[chosenIndex].frame.insetBy(dx: -Self.surroundings, dy: 0), animated: animated)
  }

  private func update() {
    for (chip, style) in zip(chips, styles) {
      let isChosen = style.id == chosen.id
      let fill: UIColor = isChosen ? tintColor.contrasting(with: .white) : .tertiarySystemFill
      chip.backgroundColor = !chip.isHighlighted ? fill : isChosen ? fill.withAlphaComponent(0.75) : .systemFill
      chip.setTitleColor(isChosen ? .white : .label, for: .normal)
    }
  }

  /// Scrolls so that a part of the row, such as the chip that has the focus, is beside the faded edges.
  override func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    super.scrollRectToVisible(rect.insetBy(dx: -Self.fadeWidth, dy: 0), animated: animated)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    var x = Self.ringRoom
    let y = ((bounds.height - Self.height) / 2).rounded()
    for (index, chip) in chips.enumerated() {
      if let header = headers.first(where: { $0.first == index })?.label {
        if index > 0 { x += Self.groupGap }
        header.frame = CGRect(
          x: x, y: y, width: header.sizeThatFits(bounds.size).width.rounded(.up), height: Self.height)
        x = header.frame.maxX + Self.gap
      }
      let width = (chip.titleLabel?.sizeThatFits(bounds.size).width ?? 60).rounded(.up) + 26
      chip.frame = CGRect(x: x, y: y, width: width, height: Self.height)
      x += width + Self.gap
    }
    contentSize = CGSize(width: max(x - Self.gap + Self.ringRoom, 0), height: bounds.height)
    if bounds.width != shownWidth {
      shownWidth = bounds.width
      reveal(animated: false)
    }
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
