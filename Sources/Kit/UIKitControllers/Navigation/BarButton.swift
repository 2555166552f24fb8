// SPDX-License-Identifier: MIT

/// A button as bars show it: a title, a picture, or both.
final class BarButton: UIControl {
  private let label = UILabel()
  /// The part of the button beside the picture, which contains the label.
  private let titleArea = UIView()
  private let picture = UIImageView()
  private let text: BarTextStyle
  /// Points around the title and picture that also react to touches, so that the button is easy to hit.
  private static let padding: CGFloat = 8
  private static let gap: CGFloat = 4
  private static let highlightedAlpha: CGFloat = 0.35

  private let imageInsets: UIEdgeInsets

  /// Creates a button whose picture, if any, precedes its title, if any.
  init(
    title: String?, image: UIImage?, imageInsets: UIEdgeInsets = .zero, isBold: Bool = false,
    text: BarTextStyle = BarTextStyle([:])
  ) {
    (self.text, self.imageInsets) = (text, imageInsets)
    super.init(frame: .zero)
    label.text = title
    label.font = text.font ?? (isBold ? .boldSystemFont(ofSize: Self.fontSize) : .systemFont(ofSize: Self.fontSize))
    label.lineBreakMode = .byTruncatingTail
    label.isHidden = title == nil
    picture.image = image
    picture.contentMode = .center
    picture.isHidden = image == nil
    for view in [picture, titleArea] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
    titleArea.addSubview(label)
    hoverStyle = UIHoverStyle(shape: .rect(cornerRadius: Self.hoverRadius))
    // The button is as high as the bar, above which the window ends.
    let halo = UIFocusHaloEffect()
    halo.position = .inside
    focusEffect = halo
    tintColorDidChange()
  }

  /// The radius of the corners of the highlight under the pointer, in points. Estimated.
  private static let hoverRadius: CGFloat = 8

  required init?(coder: NSCoder) { fatalError("BarButton is made from a bar button item") }

  nonisolated deinit {}

  static let fontSize: CGFloat = 17

  /// The label of the title, which bar transitions move and align other titles with.
  var titleLabel: UILabel { label }
  /// The position of the label in the button, without its transform.
  var titlePlacement: CGRect { label.placement.offsetBy(dx: titleArea.frame.minX, dy: 0) }
  var pictureView: UIView { picture }
  /// Whether the label vanishes behind the picture when a transition moves it there.
  var clipsTitle: Bool {
    get { titleArea.clipsToBounds }
    set { titleArea.clipsToBounds = newValue }
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let (pictureWidth, labelWidth) = (pictureSize.width, label.isHidden ? 0 : naturalLabelWidth)
    let gap = pictureWidth > 0 && labelWidth > 0 ? Self.gap : 0
    return CGSize(width: Self.padding * 2 + pictureWidth + gap + labelWidth, height: UINavigationBar.height)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let size = pictureSize
    // A transition of the bar may have transformed them.
    let natural = CGRect(
      x: Self.padding, y: ((bounds.height - size.height) / 2).rounded(), width: size.width, height: size.height)
    picture.setPlacement(natural.inset(by: imageInsets))
    let x = Self.padding + size.width
    titleArea.frame = CGRect(x: x, y: 0, width: max(bounds.width - x, 0), height: bounds.height)
    let gap = size.width > 0 ? Self.gap : 0
    let height = label.sizeThatFits(bounds.size).height.rounded(.up)
    label.setPlacement(
      CGRect(
        x: gap + text.offset.horizontal, y: ((bounds.height - height) / 2).rounded() + text.offset.vertical,
        width: max(0, titleArea.bounds.width - gap - Self.padding), height: height))
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    let color: UIColor? = isEnabled ? tintColor : .tertiaryLabel
    if let labelColor = text.color ?? color { label.textColor = labelColor }
    picture.tintColor = color
  }

  override var isEnabled: Bool { didSet { tintColorDidChange() } }

  override var isHighlighted: Bool {
    didSet { for view in [label, picture] { view.alpha = isHighlighted ? Self.highlightedAlpha : 1 } }
  }

  private var pictureSize: CGSize { picture.image?.size ?? .zero }

  private var naturalLabelWidth: CGFloat {
    label.sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: UINavigationBar.height)).width.rounded(
      .up)
  }
}
