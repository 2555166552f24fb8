// SPDX-License-Identifier: MIT
import UIKit

/// Text
///
/// A label whose attributes the controls edit, beside the text styles.
/// Try: Choose a weight, a colour, an alignment and a line break mode. Move the sliders. Shrink the text until all of it
/// fits. The keys 1 to 5 choose a weight, the left and right arrows the kerning, the up and down arrows the line spacing.
/// Watch: Colour, underline and weight belong to ranges of one text, alignment and spacing to its paragraphs. Text that
/// does not fit is wrapped, cut off or replaced by an ellipsis. The text styles follow their own text size. From:
/// NSAttributedString, UIFontDescriptor, UIFontMetrics.
enum TextPage {
  static let entry = Page(
    id: "text", title: "Text", blurb: "Attributes of a label, and the text styles.",
    symbol: "textformat", section: .buildingBlocks, make: { TextController() })
}

final class TextController: KeyController {
  private static let (margin, gap): (CGFloat, CGFloat) = (20, 16)
  private static let (captionWidth, previewHeight): (CGFloat, CGFloat) = (84, 160)
  /// The width in points from which there are two columns, and the greatest width of both.
  private static let (twoColumns, widest): (CGFloat, CGFloat) = (760, 1160)

  private let content = UIScrollView()
  private let preview = UILabel()
  private let weight = UISegmentedControl(items: SampleText.weights.map(\.title))
  private let color = UISegmentedControl(items: SampleText.colors.map(\.title))
  private let alignment = UISegmentedControl(items: SampleText.alignments.map(\.title))
  private let mode = UISegmentedControl(items: SampleText.modes.map(\.title))
  private let kerning = ValueSlider("Kerning", in: -1...8) { "\(($0 * 10).rounded() / 10) pt" }
  private let spacing = ValueSlider("Line spacing", in: 0...16) { "\(Int($0.rounded())) pt" }
  private let underline = SwitchRow("Underline")
  private let shrink = SwitchRow("Shrink to fit")
  private lazy var label = ControlsCard(
    "Attributed text",
    [
      TextRow([preview], height: Self.previewHeight), row("Weight", weight), row("Colour", color),
      row("Alignment", alignment), row("Line breaks", mode), TextRow([kerning, spacing], height: ValueSlider.height),
      TextRow([underline, shrink], height: SwitchRow.height),
    ])
  private lazy var specimen = TextStyles.card { [weak self] in self?.show($0) }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Text"
    view.backgroundColor = .systemGroupedBackground
    content.contentInsetAdjustmentBehavior = .never
    content.alwaysBounceVertical = true
    preview.numberOfLines = 0
    for (picker, name, start) in [
      (weight, "Weight", 3), (color, "Colour", 1), (alignment, "Alignment", 0), (mode, "Line breaks", 5),
    ] {
      picker.selectedSegmentIndex = start
      picker.accessibilityLabel = name
      picker.addTarget(self, action: Self.update, for: .valueChanged)
    }
    for row in [underline, shrink] { row.onChange = { [weak self] in self?.update() } }
    underline.isOn = true
    kerning.value = 0
    spacing.value = 4
    for slider in [kerning, spacing] { slider.onChange = { [weak self] _ in self?.update() } }
    for card in [label, specimen] { content.addSubview(card) }
    view.addSubview(content)
    update()
  }

  private func caption(_ text: String) -> UILabel {
    let caption = UILabel()
    caption.text = text
    caption.font = .systemFont(ofSize: 13)
    caption.textColor = Palette.secondaryText
    return caption
  }

  private func row(_ title: String, _ control: UIView) -> TextRow {
    TextRow([caption(title), control], height: 32, first: Self.captionWidth)
  }

  // MARK: Text

  private func update() {
    let text = SampleText(
      weight: SampleText.weights[weight.selectedSegmentIndex].weight,
      color: SampleText.colors[color.selectedSegmentIndex].color,
      alignment: SampleText.alignments[alignment.selectedSegmentIndex].alignment,
      mode: SampleText.modes[mode.selectedSegmentIndex].mode, isUnderlined: underline.isOn, kerning: kerning.value,
      lineSpacing: spacing.value)
    preview.attributedText = text.attributed
    preview.adjustsFontSizeToFitWidth = shrink.isOn
  }

  private func show(_ category: UIContentSizeCategory) {
    traitOverrides.preferredContentSizeCategory = category
    view.setNeedsLayout()
  }

  // MARK: Layout

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    content.frame = view.bounds.shrunk(by: view.safeAreaInsets)
    let room = max(min(content.bounds.width, Self.widest) - 2 * Self.margin, 0)
    let isWide = content.bounds.width >= Self.twoColumns
    let left = isWide ? ((room - Self.gap) * 0.62).rounded() : room
    let x = ((content.bounds.width - room) / 2).rounded()
    place(label, CGPoint(x: x, y: Self.margin), left)
    let right = isWide ? room - Self.gap - left : room
    let start = isWide ? CGPoint(x: x + left + Self.gap, y: Self.margin) : CGPoint(x: x, y: label.frame.maxY + Self.gap)
    place(specimen, start, right)
    let bottom = max(label.frame.maxY, specimen.frame.maxY) + Self.margin
    content.contentSize = CGSize(width: content.bounds.width, height: bottom)
  }

  private func place(_ card: UIView, _ origin: CGPoint, _ width: CGFloat) {
    let height = card.sizeThatFits(CGSize(width: width, height: 0)).height
    card.frame = CGRect(origin: origin, size: CGSize(width: width, height: height))
  }

  // MARK: Keys

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    becomeFirstResponder()
  }

  override func handle(_ press: UIPress) -> Bool {
    switch press.plainKey {
    case .keyboardLeftArrow: kerning.value = max(kerning.value - 0.5, -1)
    case .keyboardRightArrow: kerning.value = min(kerning.value + 0.5, 8)
    case .keyboardUpArrow: spacing.value = max(spacing.value - 1, 0)
    case .keyboardDownArrow: spacing.value = min(spacing.value + 1, 16)
    case let key?:
      let index = key.rawValue - UIKeyboardHIDUsage.keyboard1.rawValue
      guard SampleText.weights.indices.contains(index) else { return false }
      weight.selectedSegmentIndex = index
    case nil: return false
    }
    update()
    return true
  }
}
