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
  private static let height: CGFloat = 30
  private static let paleness: CGFloat = 0.4
  var onChange: (() -> Void)?

  init(styles: [TransitionStyle], chosen: [String], limits: ClosedRange<Int>) {
    self.styles = styles
    self.chosen = chosen
    self.limits = limits
    super.init(frame: .zero)
    showsHorizontalScrollIndicator = false
    chips = styles.map(makeChip)
    update()
  }

  required init?(coder: NSCoder) { nil }

  private func makeChip(_ style: TransitionStyle) -> UIButton {
    let chip = UIButton(type: .custom)
    chip.setTitle(style.title, for: .normal)
    chip.titleLabel?.font = .systemFont(ofSize: 14, weight: .medium)
    chip.layer.cornerRadius = Self.height / 2
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

  private func update() {
    let isFull = limits.upperBound > 1 && chosen.count == limits.upperBound
    for (chip, style) in zip(chips, styles) {
      let isChosen = chosen.contains(style.id)
      chip.alpha = isFull && !isChosen ? Self.paleness : 1
      chip.backgroundColor = isChosen ? tintColor : .tertiarySystemFill
      chip.setTitleColor(isChosen ? .white : .label, for: .normal)
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    var x: CGFloat = 0
    for chip in chips {
      let width = (chip.titleLabel?.sizeThatFits(bounds.size).width ?? 60).rounded(.up) + 26
      chip.frame = CGRect(x: x, y: 0, width: width, height: Self.height)
      x += width + 8
    }
    contentSize = CGSize(width: max(x - 8, 0), height: Self.height)
  }
}
