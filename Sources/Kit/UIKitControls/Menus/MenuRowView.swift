// SPDX-License-Identifier: MIT
@_spi(Framework) import UIKitCore

/// A row of a menu. `MenuView` tracks the touches, so that a press can slide from one row to another.
final class MenuRowView: UIView {
  let item: MenuItem
  private let columns: Columns
  private let highlight = UIView()
  private let title = UILabel()
  private let subtitle = UILabel()
  private let mark = UIImageView()
  private let picture = UIImageView()
  private let arrow = UIImageView()

  /// The columns that a menu has because one of its rows needs them.
  struct Columns: Equatable {
    var hasMarks = false
    var hasImages = false
    var hasArrows = false
  }

  init(_ item: MenuItem, columns: Columns, isMirrored: Bool) {
    self.item = item
    self.columns = columns
    super.init(frame: .zero)
    semanticContentAttribute = isMirrored ? .forceRightToLeft : .unspecified
    for view in [highlight, title, subtitle, mark, picture, arrow] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
    highlight.backgroundColor = Self.highlightColor
    highlight.layer.cornerRadius = MenuMetrics.highlightRadius
    highlight.alpha = 0
    showTexts()
    showImages()
    describe()
  }

  required init?(coder: NSCoder) { fatalError("MenuRowView has no archives; create it with an item") }

  nonisolated deinit {}

  override class var drawsNothing: Bool { true }

  private static let highlightColor = UIColor {
    let isDark = $0.userInterfaceStyle == .dark
    return UIColor(
      white: isDark ? 1 : 0, alpha: isDark ? MenuMetrics.highlightAlpha.dark : MenuMetrics.highlightAlpha.light)
  }

  var isHighlighted = false {
    didSet { if isHighlighted != oldValue { highlight.alpha = isHighlighted ? 1 : 0 } }
  }

  // MARK: Content

  private func showTexts() {
    title.text = item.title
    subtitle.text = item.subtitle
    let alignment: NSTextAlignment = isRightToLeft ? .right : .left
    for label in [title, subtitle] {
      label.textAlignment = alignment
      label.lineBreakMode = .byTruncatingTail
    }
    subtitle.font = .systemFont(ofSize: MenuMetrics.smallFontSize)
    subtitle.textColor = item.canBeChosen ? .secondaryLabel : .tertiaryLabel
    title.textColor = color
    title.font =
      switch item.kind {
      case .header: .systemFont(ofSize: MenuMetrics.smallFontSize, weight: .medium)
      case .back: .systemFont(ofSize: MenuMetrics.fontSize, weight: .semibold)
      case .action, .submenu, .loading: .systemFont(ofSize: MenuMetrics.fontSize)
      }
  }

  private var color: UIColor {
    switch item.kind {
    case .header, .loading: .secondaryLabel
    case .back: .label
    case .action, .submenu: item.isEnabled ? (item.isDestructive ? .systemRed : .label) : .tertiaryLabel
    }
  }

  private func showImages() {
    let size = UIImage.SymbolConfiguration(pointSize: MenuMetrics.fontSize)
    let small = UIImage.SymbolConfiguration(pointSize: MenuMetrics.smallFontSize, weight: .semibold)
    picture.image = item.image.map { $0.applyingSymbolConfiguration(size) ?? $0 }
    mark.image =
      switch item.state {
      case .off: nil
      case .on: UIImage(systemName: "checkmark", withConfiguration: small)
      case .mixed: UIImage(systemName: "minus", withConfiguration: small)
      }
    let (forward, back) = isRightToLeft ? ("chevron.left", "chevron.right") : ("chevron.right", "chevron.left")
    switch item.kind {
    case .submenu: arrow.image = UIImage(systemName: forward, withConfiguration: small)
    case .back: mark.image = UIImage(systemName: back, withConfiguration: small)
    case .header, .action, .loading: break
    }
    for view in [mark, picture, arrow] {
      view.contentMode = .center
      view.tintColor = color
    }
    picture.contentMode = (item.image?.size.width ?? 0) > MenuMetrics.imageWidth ? .scaleAspectFit : .center
    arrow.tintColor = .tertiaryLabel
  }

  private func describe() {
    isAccessibilityElement = true
    accessibilityLabel = (item.kind.action?.discoverabilityTitle ?? item.title)
    var traits = item.kind.isHeader ? UIAccessibilityTraits.header : .button
    if item.state == .on { traits.insert(.selected) }
    if !item.canBeChosen { traits.insert(.notEnabled) }
    accessibilityTraits = traits
  }

  // MARK: Layout

  /// The height of the row.
  var height: CGFloat {
    if item.kind.isHeader { return MenuMetrics.headerHeight }
    return item.subtitle == nil ? MenuMetrics.rowHeight : MenuMetrics.subtitledRowHeight
  }

  /// The width that shows the whole texts.
  var naturalWidth: CGFloat {
    let texts = max(title.intrinsicContentSize.width, item.subtitle == nil ? 0 : subtitle.intrinsicContentSize.width)
    return (leading + texts + trailing).rounded(.up)
  }

  /// The space in front of the texts.
  private var leading: CGFloat { MenuMetrics.padding + (columns.hasMarks || item.kind.isBack ? MenuMetrics.gutter : 0) }

  /// The space behind the texts.
  private var trailing: CGFloat {
    var space = MenuMetrics.padding
    if item.kind.isHeader || item.kind.isBack { return space }
    if columns.hasImages { space += MenuMetrics.imageWidth + MenuMetrics.imageGap }
    if columns.hasArrows { space += MenuMetrics.arrowWidth }
    return space
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    highlight.frame = bounds.insetBy(dx: MenuMetrics.inset, dy: 0)
    place(mark, x: MenuMetrics.padding - 4, width: MenuMetrics.gutter - 4)
    place(arrow, x: bounds.width - MenuMetrics.padding - MenuMetrics.arrowWidth + 4, width: MenuMetrics.arrowWidth)
    let imageEnd = bounds.width - MenuMetrics.padding - (columns.hasArrows ? MenuMetrics.arrowWidth : 0)
    place(picture, x: imageEnd - MenuMetrics.imageWidth, width: MenuMetrics.imageWidth)
    let width = max(bounds.width - leading - trailing, 0)
    let titleHeight = title.intrinsicContentSize.height.rounded(.up)
    let subtitleHeight = item.subtitle == nil ? 0 : subtitle.intrinsicContentSize.height.rounded(.up)
    let top = ((bounds.height - titleHeight - subtitleHeight) / 2).rounded()
    place(title, x: leading, width: width, y: top, height: titleHeight)
    place(subtitle, x: leading, width: width, y: top + titleHeight, height: subtitleHeight)
  }

  private func place(_ view: UIView, x: CGFloat, width: CGFloat, y: CGFloat = 0, height: CGFloat? = nil) {
    let mirrored = isRightToLeft ? bounds.width - x - width : x
    view.frame = CGRect(x: mirrored, y: y, width: width, height: height ?? bounds.height)
  }
}

extension MenuItem.Kind {
  var isHeader: Bool { if case .header = self { true } else { false } }
  var isBack: Bool { if case .back = self { true } else { false } }
  var isSubmenu: Bool { if case .submenu = self { true } else { false } }
  var action: UIAction? { if case .action(let action) = self { action } else { nil } }
}
