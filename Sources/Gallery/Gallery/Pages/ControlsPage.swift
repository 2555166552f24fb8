// SPDX-License-Identifier: MIT
import UIKit

/// All the controls.
///
/// Try: Turn the switches on and off. Drag the knobs. Make the window narrow. Scroll with the wheel, or by dragging
/// between the controls. Press a button with a menu, drag onto a row and release. Click the card of the menus with the
/// secondary button.
/// Watch: The segments set the tint of everything. A horizontal drag on a slider moves the slider, a vertical one
/// scrolls.
enum ControlsPage {
  static let entry = Page(
    id: "controls", title: "Controls", blurb: "Buttons, menus, switches, sliders, segments.",
    symbol: "slider.horizontal.3", section: .buildingBlocks, make: { ControlsController() })
}

final class ControlsController: UIViewController {
  private static let tints: [(name: String, color: UIColor?)] = [
    ("Default", nil), ("Pink", .systemPink), ("Orange", .systemOrange), ("Green", .systemGreen),
  ]
  private static let symbols = [
    "house", "heart.fill", "star", "moon", "sun.max", "bolt.fill", "gearshape", "paintpalette", "speedometer", "trash",
  ]
  private static let texts: [(text: String, style: UIFont.TextStyle)] = [
    ("Large title", .largeTitle), ("Headline", .headline), ("Body text", .body),
    ("Footnote text", .footnote),
  ]

  /// The widths in points from which there are two, three and four columns, and the greatest width of a column.
  private static let columnWidths: [CGFloat] = [800, 1200, 1900]
  private static let widestColumn: CGFloat = 500

  private let content = UIScrollView()
  private let dark = UISwitch()
  private let enabled = UISwitch()
  private let slider = UISlider()
  private let percent = UILabel()
  private let progress = UIProgressView(progressViewStyle: .default)
  private let tint = UISegmentedControl(items: tints.map(\.name))
  private let clicks = UILabel()
  private let menus = ControlsMenus()
  private var buttons: [UIButton] = []
  private var cards: [ControlsCard] = []
  private var clickCount = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Controls"
    view.backgroundColor = .systemGroupedBackground
    content.contentInsetAdjustmentBehavior = .never
    content.alwaysBounceVertical = true
    view.addSubview(content)
    dark.addTarget(self, action: Self.changeStyle, for: .valueChanged)
    enabled.addTarget(self, action: Self.enableButtons, for: .valueChanged)
    slider.addTarget(self, action: Self.showValue, for: .valueChanged)
    tint.addTarget(self, action: Self.changeTint, for: .valueChanged)
    enabled.isOn = true
    slider.value = 0.4
    tint.selectedSegmentIndex = 0
    makeCards()
    showValue()
  }

  private func makeCards() {
    let styles: [(String, UIButton.Configuration)] = [
      ("Filled", .filled()), ("Tinted", .tinted()), ("Gray", .gray()), ("Plain", .plain()),
    ]
    buttons = styles.map { makeButton($0, $1) }
    clicks.text = "Not clicked yet"
    percent.font = .monospacedDigitSystemFont(ofSize: 17, weight: .regular)
    for label in [clicks, percent] { label.textColor = Palette.secondaryText }
    let buttonRow = row(buttons)
    buttonRow.distribution = .fillEqually
    buttonRow.spacing = 10
    let texts = Self.texts.map { label($0.text, .preferredFont(forTextStyle: $0.style)) }
    let symbols = Self.symbols.map { UIImageView(image: UIImage(systemName: $0)) }
    cards = [
      ControlsCard("Buttons", [buttonRow, clicks]),
      ControlsCard("Menus", [menus.row, menus.chosen]),
      ControlsCard("Switches", [row([label("Dark"), dark]), row([label("Buttons enabled"), enabled])]),
      ControlsCard("Tint", [tint]),
      ControlsCard("Slider and progress", [row([label("Value"), percent]), slider, progress]),
      ControlsCard("Text", texts),
      ControlsCard("Symbols", [row(symbols)]),
    ]
    menus.add(to: cards[1])
    cards.forEach(content.addSubview)
  }

  private func makeButton(_ title: String, _ style: UIButton.Configuration) -> UIButton {
    var configuration = style
    configuration.title = title
    return UIButton(
      configuration: configuration,
      primaryAction: UIAction { [weak self] _ in
        guard let self else { return }
        clickCount += 1
        clicks.text = clickCount == 1 ? "\(title), the first click" : "\(title), \(clickCount) clicks in total"
      })
  }

  private func label(_ text: String, _ font: UIFont = .preferredFont(forTextStyle: .body)) -> UILabel {
    let label = UILabel()
    label.text = text
    label.font = font
    return label
  }

  private func row(_ views: [UIView]) -> UIStackView {
    let row = UIStackView(arrangedSubviews: views)
    row.distribution = .equalSpacing
    row.alignment = .center
    return row
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    showStyle()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    showStyle()
  }

  /// Sets the switch from the traits, because the desktop can change the style too.
  private func showStyle() { dark.isOn = traitCollection.userInterfaceStyle == .dark }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    content.frame = view.bounds.shrunk(by: view.safeAreaInsets)
    let (margin, gap): (CGFloat, CGFloat) = (24, 16)
    let columns = Self.columnWidths.filter { content.bounds.width >= $0 }.count + 1
    let room = min(content.bounds.width, Self.widestColumn * CGFloat(columns)) - 2 * margin
    let width = max((room - gap * CGFloat(columns - 1)) / CGFloat(columns), 0)
    var bottoms = Array(repeating: margin, count: columns)
    for card in cards {
      let column = bottoms.firstIndex(of: bottoms.min() ?? 0) ?? 0
      let x = (content.bounds.width - room) / 2 + CGFloat(column) * (width + gap)
      let height = card.sizeThatFits(CGSize(width: width, height: 0)).height
      card.frame = CGRect(x: x, y: bottoms[column], width: width, height: height)
      bottoms[column] += height + gap
    }
    content.contentSize = CGSize(width: content.bounds.width, height: (bottoms.max() ?? 0) - gap + margin)
  }

  private func changeStyle() { view.window?.overrideUserInterfaceStyle = dark.isOn ? .dark : .light }
  private func enableButtons() { for button in buttons { button.isEnabled = enabled.isOn } }
  private func changeTint() { view.tintColor = Self.tints[tint.selectedSegmentIndex].color }

  private func showValue() {
    percent.text = "\(Int((slider.value * 100).rounded())) %"
    progress.setProgress(slider.value, animated: !slider.isTracking)
  }
}
