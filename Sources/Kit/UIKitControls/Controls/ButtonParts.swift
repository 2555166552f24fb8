// SPDX-License-Identifier: MIT
@_spi(Framework) import UIKitCore

/// The views of a button, and what they show.
@MainActor final class ButtonParts {
  let background = UIImageView(frame: .zero)
  let image = UIImageView(frame: .zero)
  let title = UILabel()
  let subtitle = UILabel()
  /// The wheel in the place of the image. Made when it is first shown.
  private(set) var indicator: UIActivityIndicatorView?
  /// Whether the views show a configuration, and not the looks of a state.
  private var showsConfiguration = false

  nonisolated deinit {}

  func add(to button: UIButton) {
    image.contentMode = .scaleToFill
    for label in [title, subtitle] { label.lineBreakMode = .byTruncatingMiddle }
    for view in [background, image, title, subtitle] { button.addSubview(view) }
  }

  /// Whether a view is one of the parts.
  func contains(_ view: UIView) -> Bool { [background, image, title, subtitle, indicator].contains { $0 === view } }

  // MARK: A configuration

  func show(_ configuration: UIButton.Configuration, in button: UIButton) {
    showsConfiguration = true
    let tint: UIColor = button.tintColor
    let foreground = configuration.foreground(tint: tint)
    let alignment = configuration.titleAlignment.lines(in: button.contentHorizontalAlignment)
    let size = configuration.buttonSize
    configuration.titleText.show(in: title, font: size.titleFont, color: foreground, alignment: alignment)
    configuration.subtitleText.show(in: subtitle, font: size.subtitleFont, color: foreground, alignment: alignment)
    image.image = configuration.showsActivityIndicator ? nil : button.currentImage
    image.tintColor = configuration.imageColorTransformer?(foreground) ?? foreground
    showIndicator(
      configuration.showsActivityIndicator, configuration.activityIndicatorColorTransformer?(foreground) ?? foreground,
      in: button)
    background.image = nil
    background.backgroundColor = configuration.background(tint: tint)
    background.layer.borderWidth = configuration.background.strokeWidth
    background.layer.borderColor =
      configuration.background.resolvedStrokeColor(for: tint).resolvedColor(with: button.traitCollection).cgColor
  }

  private func showIndicator(_ isShown: Bool, _ color: UIColor, in button: UIButton) {
    guard isShown else {
      indicator?.removeFromSuperview()
      indicator = nil
      return
    }
    let wheel = indicator ?? UIActivityIndicatorView(style: .medium)
    if indicator == nil {
      wheel.isAccessibilityElement = false
      wheel.startAnimating()
      UIView.performWithoutAnimation { button.insertSubview(wheel, aboveSubview: image) }
      indicator = wheel
    }
    if wheel.color != color { wheel.color = color }
  }

  // MARK: The looks of a state

  /// Shows what the program has set for the state of the button.
  func showLook(of button: UIButton) {
    if showsConfiguration { removeConfiguration(from: button) }
    if let text = button.currentAttributedTitle {
      title.textColor = button.currentTitleColor
      title.attributedText = text
    } else {
      title.text = button.currentTitle
      title.textColor = button.currentTitleColor
    }
    image.image = button.currentImage
    image.tintColor = button.isEnabled || button.buttonType == .custom ? nil : .tertiaryLabel
    background.image = button.currentBackgroundImage
  }

  private func removeConfiguration(from button: UIButton) {
    showsConfiguration = false
    showIndicator(false, .clear, in: button)
    subtitle.text = nil
    background.backgroundColor = nil
    background.layer.borderWidth = 0
    (title.numberOfLines, title.lineBreakMode, title.textAlignment) = (1, .byTruncatingMiddle, .natural)
  }

  // MARK: Opacity and sizes

  /// Sets the opacity of the texts and the background, and that of the image.
  func fade(texts: CGFloat, image imageAlpha: CGFloat) {
    title.alpha = texts
    subtitle.alpha = texts
    image.alpha = imageAlpha
    indicator?.alpha = imageAlpha
    background.alpha = showsConfiguration ? texts : 1
  }

  /// Returns the sizes of the texts, broken into lines at a width or in one line each.
  func textSizes(forWidth width: CGFloat?) -> (title: CGSize, subtitle: CGSize) {
    guard let width else { return (title.intrinsicContentSize, subtitle.intrinsicContentSize) }
    let room = CGSize(width: width, height: .greatestFiniteMagnitude)
    return (title.sizeThatFits(room), subtitle.sizeThatFits(room))
  }
}

extension UIButton.Configuration.TitleAlignment {
  /// Returns the alignment of the lines of a text in a button.
  fileprivate func lines(in content: UIControl.ContentHorizontalAlignment) -> NSTextAlignment {
    switch share(in: content) {
    case 0: content == .left && self == .automatic ? .left : .natural
    case 1: .right
    default: .center
    }
  }

  /// Returns the fraction of the free space beside the shorter one of two texts that is before it.
  func share(in content: UIControl.ContentHorizontalAlignment) -> CGFloat {
    switch self {
    case .automatic: content.share
    case .leading: 0
    case .center: 0.5
    case .trailing: 1
    }
  }
}
