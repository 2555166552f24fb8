// SPDX-License-Identifier: MIT
@_spi(Framework) import UIKitCore

/// The view of a list content configuration. Cells make it; it can also be used by itself.
@preconcurrency @MainActor open class UIListContentView: UIView, UIContentView {
  private let image = UIImageView(frame: .zero)
  private let text = UILabel()
  private let detail = UILabel()
  private var content: UIListContentConfiguration

  /// Creates a view that shows a configuration.
  public init(configuration: UIListContentConfiguration) {
    content = configuration
    super.init(frame: .zero)
    for view in [image, text, detail] { addSubview(view) }
    image.contentMode = .scaleAspectFit
    apply()
  }

  /// Creates an empty view. There are no archives.
  public required init?(coder: NSCoder) {
    content = .cell()
    super.init(coder: coder)
  }

  nonisolated deinit {}

  open override class var drawsNothing: Bool { true }

  /// The content.
  ///
  /// - Precondition: It is a ``UIListContentConfiguration``.
  open var configuration: any UIContentConfiguration {
    get { content }
    set {
      guard let list = newValue as? UIListContentConfiguration else {
        fatalError("a UIListContentView shows a UIListContentConfiguration, not \(type(of: newValue))")
      }
      content = list
      apply()
    }
  }

  /// The label of the text, or `nil` if there is none.
  open var textLabel: UILabel? { text.isHidden ? nil : text }
  /// The label of the second text, or `nil` if there is none.
  open var secondaryTextLabel: UILabel? { detail.isHidden ? nil : detail }
  /// The view of the image, or `nil` if there is none.
  open var imageView: UIImageView? { image.isHidden ? nil : image }

  // MARK: Content

  private func apply() {
    show(content.text, content.attributedText, content.textProperties, in: text)
    show(content.secondaryText, content.secondaryAttributedText, content.secondaryTextProperties, in: detail)
    let properties = content.imageProperties
    let symbol = properties.preferredSymbolConfiguration.flatMap { content.image?.applyingSymbolConfiguration($0) }
    image.image = symbol ?? content.image
    image.isHidden = content.image == nil
    updateTint()
    image.layer.cornerRadius = properties.cornerRadius
    image.clipsToBounds = properties.cornerRadius > 0
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    updateTint()
  }

  /// Gives the image its colour. Without one of the content's own, the view's is inherited.
  private func updateTint() {
    let properties = content.imageProperties
    let isOwn = properties.tintColor != nil || properties.tintColorTransformer != nil
    image.tintColor = isOwn ? properties.resolvedTintColor(for: tintColor) : nil
  }

  private func show(
    _ string: String?, _ attributed: NSAttributedString?, _ properties: UIListContentConfiguration.TextProperties,
    in label: UILabel
  ) {
    label.isHidden = (attributed?.string ?? string ?? "").isEmpty
    label.font = properties.font
    label.textColor = properties.resolvedColor()
    label.numberOfLines = properties.numberOfLines
    label.lineBreakMode = properties.lineBreakMode
    label.adjustsFontSizeToFitWidth = properties.adjustsFontSizeToFitWidth
    label.minimumScaleFactor = properties.minimumScaleFactor
    label.adjustsFontForContentSizeCategory = properties.adjustsFontForContentSizeCategory
    label.textAlignment =
      switch properties.alignment {
      case .natural: .natural
      case .center: .center
      case .justified: .justified
      }
    if let attributed { label.attributedText = attributed } else { label.text = string.map(properties.transformed) }
  }

  // MARK: Layout

  open override func layoutMarginsDidChange() {
    super.layoutMarginsDidChange()
    setNeedsLayout()
  }

  /// The distances of the content from the edges in points.
  private var margins: NSDirectionalEdgeInsets {
    var margins = content.directionalLayoutMargins
    guard let outer = superview?.directionalLayoutMargins else { return margins }
    if content.axesPreservingSuperviewLayoutMargins.contains(.horizontal) {
      margins.leading = max(margins.leading, outer.leading)
      margins.trailing = max(margins.trailing, outer.trailing)
    }
    if content.axesPreservingSuperviewLayoutMargins.contains(.vertical) {
      margins.top = max(margins.top, outer.top)
      margins.bottom = max(margins.bottom, outer.bottom)
    }
    return margins
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let width = size.width > 0 ? size.width : CGFloat.greatestFiniteMagnitude
    let arrangement = arrangement(width: width, height: nil)
    return CGSize(width: min(arrangement.size.width, width), height: arrangement.size.height.rounded(.up))
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let arrangement = arrangement(width: bounds.width, height: bounds.height)
    for (view, frame) in [(image, arrangement.image), (text, arrangement.text), (detail, arrangement.detail)] {
      let x = isRightToLeft ? bounds.width - frame.maxX : frame.minX
      let shown = CGRect(x: x, y: frame.minY, width: frame.width, height: frame.height)
      if view.frame != shown { view.frame = shown }
    }
  }

  /// The frames of the parts, and the size that they need.
  private struct Arrangement {
    var image = CGRect.zero
    var text = CGRect.zero
    var detail = CGRect.zero
    var size = CGSize.zero
  }

  /// The distance of the text from the leading edge.
  private var textStart: CGFloat {
    let room = imageSize.room.width
    return margins.leading + (room > 0 ? room + content.imageToTextPadding : 0)
  }

  /// The distance of the text from the leading edge, or nil without an image.
  package var textStartBesideImage: CGFloat? { image.image == nil ? nil : textStart }

  /// Arranges the parts in a height, or in the height that they need.
  private func arrangement(width: CGFloat, height: CGFloat?) -> Arrangement {
    let (margins, picture, start) = (margins, imageSize, textStart)
    var result = Arrangement()
    let texts = arrangedTexts(in: max(width - start - margins.trailing, 0))
    let needed = max(texts.height, picture.room.height)
    result.size = CGSize(
      width: start + texts.width + margins.trailing, height: needed + margins.top + margins.bottom)
    let middle = margins.top + max((height ?? result.size.height) - margins.top - margins.bottom, needed) / 2
    let top = (middle - texts.height / 2).rounded()
    result.text = texts.text.offsetBy(dx: start, dy: top)
    result.detail = texts.detail.offsetBy(dx: start, dy: top)
    result.image = CGRect(
      x: margins.leading + (picture.room.width - picture.shown.width) / 2,
      y: (middle - picture.shown.height / 2).rounded(), width: picture.shown.width, height: picture.shown.height)
    return result
  }

  /// The size of the image, and that of the room for it.
  private var imageSize: (shown: CGSize, room: CGSize) {
    guard let picture = image.image else { return (.zero, .zero) }
    let (shown, reserved) = (content.imageProperties.size(of: picture), content.imageProperties.reservedLayoutSize)
    return (
      shown,
      CGSize(
        width: reserved.width > 0 ? reserved.width : shown.width,
        height: reserved.height > 0 ? reserved.height : shown.height)
    )
  }

  private func arrangedTexts(in width: CGFloat) -> (text: CGRect, detail: CGRect, width: CGFloat, height: CGFloat) {
    let room = CGSize(width: width, height: .greatestFiniteMagnitude)
    let first = text.isHidden ? .zero : text.sizeThatFits(room)
    let second = detail.isHidden ? .zero : detail.sizeThatFits(room)
    let gap = first.height > 0 && second.height > 0
    let inLine = first.width + second.width + (gap ? content.textToSecondaryTextHorizontalPadding : 0)
    if content.prefersSideBySideTextAndSecondaryText, inLine <= width {
      let height = max(first.height, second.height)
      let end = width.isFinite && width < .greatestFiniteMagnitude ? width : inLine
      return (
        CGRect(x: 0, y: 0, width: first.width, height: height),
        CGRect(x: end - second.width, y: 0, width: second.width, height: height), inLine, height
      )
    }
    let top = first.height + (gap ? content.textToSecondaryTextVerticalPadding : 0)
    return (
      CGRect(x: 0, y: 0, width: width, height: first.height),
      CGRect(x: 0, y: top, width: width, height: second.height), max(first.width, second.width), top + second.height
    )
  }
}
