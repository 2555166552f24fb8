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
  private static let weights: [(title: String, weight: UIFont.Weight)] = [
    ("Light", .light), ("Regular", .regular), ("Medium", .medium), ("Bold", .bold), ("Black", .black),
  ]
  private static let colors: [(title: String, color: UIColor)] = [
    ("Label", .label), ("Blue", .systemBlue), ("Pink", .systemPink), ("Orange", .systemOrange), ("Green", .systemGreen),
  ]
  private static let alignments: [(title: String, alignment: NSTextAlignment)] = [
    ("Left", .left), ("Centre", .center), ("Right", .right), ("Justified", .justified),
  ]
  private static let modes: [(title: String, mode: NSLineBreakMode)] = [
    ("Words", .byWordWrapping), ("Letters", .byCharWrapping), ("Clip", .byClipping), ("Head", .byTruncatingHead),
    ("Middle", .byTruncatingMiddle), ("Tail", .byTruncatingTail),
  ]
  private static let styles: [(title: String, style: UIFont.TextStyle)] = [
    ("Large title", .largeTitle), ("Title 1", .title1), ("Title 2", .title2), ("Title 3", .title3),
    ("Headline", .headline), ("Body", .body), ("Callout", .callout), ("Subheadline", .subheadline),
    ("Footnote", .footnote), ("Caption 1", .caption1), ("Caption 2", .caption2),
  ]
  private static let categories: [UIContentSizeCategory] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
  ]
  private static let words = (
    head: "One label, ", marked: "many attributes",
    tail: """

    Weight, colour and underline belong to ranges of a text; alignment, spacing and line breaks belong to its \
    paragraphs. Text that is longer than its label is wrapped, cut off, or ends with an ellipsis.
    """
  )

  private static let (margin, gap): (CGFloat, CGFloat) = (20, 16)
  private static let (captionWidth, previewHeight): (CGFloat, CGFloat) = (84, 160)
  /// The width in points from which there are two columns, and the greatest width of both.
  private static let (twoColumns, widest): (CGFloat, CGFloat) = (760, 1160)

  private let content = UIScrollView()
  private let preview = UILabel()
  private let weight = UISegmentedControl(items: TextController.weights.map(\.title))
  private let color = UISegmentedControl(items: TextController.colors.map(\.title))
  private let alignment = UISegmentedControl(items: TextController.alignments.map(\.title))
  private let mode = UISegmentedControl(items: TextController.modes.map(\.title))
  private let kerning = ValueSlider("Kerning", in: -1...8) { "\(($0 * 10).rounded() / 10) pt" }
  private let spacing = ValueSlider("Line spacing", in: 0...16) { "\(Int($0.rounded())) pt" }
  private let underline = UISwitch()
  private let shrink = UISwitch()
  private lazy var label = ControlsCard("Attributed text", [])
  private lazy var specimen = ControlsCard("Text styles", [])

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
    for (toggle, name) in [(underline, "Underline"), (shrink, "Shrink to fit")] {
      toggle.accessibilityLabel = name
      toggle.addTarget(self, action: Self.update, for: .valueChanged)
    }
    underline.isOn = true
    kerning.value = 0
    spacing.value = 4
    for slider in [kerning, spacing] { slider.onChange = { [weak self] _ in self?.update() } }
    makeCards()
    update()
  }

  private func makeCards() {
    label = ControlsCard(
      "Attributed text",
      [
        TextRow([preview], height: Self.previewHeight), row("Weight", weight), row("Colour", color),
        row("Alignment", alignment), row("Line breaks", mode), TextRow([kerning, spacing], height: ValueSlider.height),
        TextRow([toggleRow("Underline", underline), toggleRow("Shrink to fit", shrink)], height: 32),
      ])
    let size = ValueSlider("Text size", in: 0...Double(Self.categories.count - 1)) {
      ["XS", "S", "M", "L", "XL", "XXL", "XXXL"][Int($0.rounded())]
    }
    size.value = 3
    size.onChange = { [weak self] in self?.show(Self.categories[Int($0.rounded())]) }
    specimen = ControlsCard(
      "Text styles", Self.styles.map { styled($0.title, $0.style) } + [TextRow([size], height: ValueSlider.height)])
    for card in [label, specimen] { content.addSubview(card) }
    view.addSubview(content)
  }

  private func styled(_ text: String, _ style: UIFont.TextStyle) -> UILabel {
    let label = UILabel()
    label.text = text
    label.font = .preferredFont(forTextStyle: style)
    label.adjustsFontForContentSizeCategory = true
    return label
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

  private func toggleRow(_ title: String, _ toggle: UISwitch) -> UIView {
    let toggleWidth = toggle.intrinsicContentSize.width
    return TextRow([caption(title), toggle], height: 32, last: toggleWidth)
  }

  // MARK: Text

  private func update() {
    preview.attributedText = text
    preview.adjustsFontSizeToFitWidth = shrink.isOn
  }

  private var text: NSAttributedString {
    let style = NSMutableParagraphStyle()
    style.alignment = Self.alignments[alignment.selectedSegmentIndex].alignment
    style.lineBreakMode = Self.modes[mode.selectedSegmentIndex].mode
    style.lineSpacing = CGFloat(spacing.value)
    style.paragraphSpacing = 8
    let chosen = Self.weights[weight.selectedSegmentIndex].weight
    let heading: [NSAttributedString.Key: Any] = [
      .font: UIFont.systemFont(ofSize: 28, weight: chosen), .kern: kerning.value, .paragraphStyle: style,
    ]
    var marked = heading
    marked[.foregroundColor] = Self.colors[color.selectedSegmentIndex].color
    if underline.isOn { marked[.underlineStyle] = NSUnderlineStyle.single.rawValue }
    let body: [NSAttributedString.Key: Any] = [
      .font: UIFont.systemFont(ofSize: 17), .kern: kerning.value, .paragraphStyle: style,
      .foregroundColor: Palette.secondaryText,
    ]
    let text = NSMutableAttributedString(string: Self.words.head, attributes: heading)
    text.append(NSAttributedString(string: Self.words.marked, attributes: marked))
    text.append(NSAttributedString(string: Self.words.tail, attributes: body))
    return text
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
      guard Self.weights.indices.contains(index) else { return false }
      weight.selectedSegmentIndex = index
    case nil: return false
    }
    update()
    return true
  }
}

/// Views side by side, in a row of a fixed height.
private final class TextRow: UIView {
  private static let gap: CGFloat = 24

  private let parts: [UIView]
  private let height: CGFloat
  /// The widths of the first and the last view, or nil if all have the same.
  private let first: CGFloat?
  private let last: CGFloat?

  init(_ parts: [UIView], height: CGFloat, first: CGFloat? = nil, last: CGFloat? = nil) {
    (self.parts, self.height, self.first, self.last) = (parts, height, first, last)
    super.init(frame: .zero)
    for part in parts { addSubview(part) }
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: height) }

  override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: height) }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isCaptioned = first != nil || last != nil
    let gap = isCaptioned ? 0 : Self.gap * CGFloat(parts.count - 1)
    let equal = (bounds.width - gap) / CGFloat(parts.count)
    let leading = first ?? last.map { bounds.width - $0 } ?? equal
    var x: CGFloat = 0
    for (index, part) in parts.enumerated() {
      let width = !isCaptioned ? equal : index == 0 ? leading : bounds.width - leading
      let own = part is UISwitch ? part.intrinsicContentSize.height : height
      part.frame = CGRect(x: x, y: (height - own) / 2, width: width, height: own)
      x += width + (isCaptioned ? 0 : Self.gap)
    }
  }
}
