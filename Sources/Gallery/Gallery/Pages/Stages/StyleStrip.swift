// SPDX-License-Identifier: MIT
import UIKit

/// A row of styles to choose from, after a button that shows them as live pictures.
final class StyleStrip: UIView {
  static let height: CGFloat = 30
  private static let buttonWidth: CGFloat = 38

  private let button = ToolButton(symbol: "square.grid.2x2", name: "Styles as pictures")
  private let chips: StyleChips
  private unowned let controller: UIViewController

  /// - Parameter controller: The controller whose view contains the strip.
  init(styles: [TransitionStyle], chosen: TransitionStyle, in controller: UIViewController) {
    chips = StyleChips(styles: styles, chosen: chosen)
    self.controller = controller
    super.init(frame: .zero)
    button.addAction(UIAction { [weak self] _ in self?.showPalette() }, for: .touchUpInside)
    for part in [button, chips] { addSubview(part) }
  }

  required init?(coder: NSCoder) { nil }

  var chosen: TransitionStyle { chips.chosen }
  var onChange: (() -> Void)? {
    get { chips.onChange }
    set { chips.onChange = newValue }
  }

  /// Chooses the style at a distance in the row from the chosen one.
  func choose(offset: Int) { chips.choose(offset: offset) }

  private func showPalette() {
    guard controller.presentedViewController == nil else { return }
    let palette = StylePaletteController(chips.styles, chosen: chosen) { [weak self] in self?.chips.choose($0) }
    palette.modalPresentationStyle = .popover
    palette.popoverPresentationController?.sourceView = button
    controller.present(palette, animated: true)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let (width, room) = (Self.buttonWidth, StyleChips.ringRoom)
    button.frame = CGRect(x: 0, y: (bounds.height - Self.height) / 2, width: width, height: Self.height)
    chips.frame = CGRect(
      x: width + 6, y: -room, width: max(bounds.width - width - 6 + room, 0), height: bounds.height + 2 * room)
  }
}
