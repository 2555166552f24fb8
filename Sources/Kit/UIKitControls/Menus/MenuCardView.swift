// SPDX-License-Identifier: MIT
import QuartzCore
@_spi(Framework) import UIKitCore
import UIKitEffects

/// The rounded card of a menu, which blurs what is behind it and scrolls if its rows need more room than there is.
final class MenuCardView: UIView {
  let menu: UIMenu
  private let isSubmenu: Bool
  private let isMirrored: Bool
  private let leastWidth: CGFloat
  private let material = UIVisualEffectView(effect: UIBlurEffect(style: .systemThickMaterial))
  private let scroll = UIScrollView()
  private(set) var rows: [MenuRowView] = []
  private var separators: [UIView] = []
  /// The frames of the rows and the separators, in points of the content.
  private var layout: (rows: [CGRect], separators: [CGRect]) = ([], [])
  /// The size that shows all rows.
  private(set) var naturalSize = CGSize.zero

  /// - Parameters:
  ///   - menu: The menu.
  ///   - parent: The menu that contains it and is open, or `nil`. This one is at least as wide.
  ///   - isMirrored: Whether the rows begin at the right edge.
  init(menu: UIMenu, in parent: MenuCardView?, isMirrored: Bool) {
    self.menu = menu
    isSubmenu = parent != nil
    leastWidth = max(MenuMetrics.leastWidth, parent?.bounds.width ?? 0)
    self.isMirrored = isMirrored
    super.init(frame: .zero)
    material.layer.cornerRadius = MenuMetrics.cornerRadius
    material.clipsToBounds = true
    material.contentView.backgroundColor = Self.tint
    layer.shadowColor = UIColor.black.cgColor
    layer.shadowOpacity = MenuMetrics.shadowOpacity
    layer.shadowRadius = MenuMetrics.shadowRadius
    layer.shadowOffset = MenuMetrics.shadowOffset
    scroll.contentInsetAdjustmentBehavior = .never
    scroll.delaysContentTouches = false
    addSubview(material)
    material.contentView.addSubview(scroll)
    applyBorder()
    makeRows()
  }

  required init?(coder: NSCoder) { fatalError("MenuCardView has no archives; create it with a menu") }

  nonisolated deinit {}

  override class var drawsNothing: Bool { true }

  /// A colour above the blur: in a dark window a menu is lighter than the page. Chosen.
  private static let tint = UIColor { $0.userInterfaceStyle == .dark ? UIColor(white: 1, alpha: 0.06) : .clear }

  private static let border = UIColor {
    UIColor(white: $0.userInterfaceStyle == .dark ? 1 : 0, alpha: $0.userInterfaceStyle == .dark ? 0.16 : 0.08)
  }

  private func applyBorder() {
    material.layer.borderColor = Self.border.resolvedColor(with: traitCollection).cgColor
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    applyBorder()
  }

  // MARK: Rows

  /// Whether there is anything to choose or to wait for.
  var isEmpty: Bool { rows.allSatisfy { $0.item.kind.isHeader || $0.item.kind.isBack } }

  /// Makes the rows for the present elements of the menu.
  func makeRows() {
    for view in rows + separators { view.removeFromSuperview() }
    let groups = MenuItem.groups(of: menu, isSubmenu: isSubmenu)
    let items = groups.joined()
    let columns = MenuRowView.Columns(
      hasMarks: items.contains { $0.state != .off }, hasImages: items.contains { $0.image != nil },
      hasArrows: items.contains(where: \.kind.isSubmenu))
    rows = items.map { MenuRowView($0, columns: columns, isMirrored: isMirrored) }
    separators = groups.dropFirst().map { _ in UIView() }
    for line in separators { line.backgroundColor = .separator }
    for view in separators + rows { scroll.addSubview(view) }
    measure(groups.map(\.count))
    setNeedsLayout()
  }

  private func measure(_ counts: [Int]) {
    let natural = rows.map(\.naturalWidth).max() ?? 0
    let width = max(leastWidth, min(natural, MenuMetrics.greatestWidth))
    var (y, index) = (MenuMetrics.inset, 0)
    layout = ([], [])
    for (group, count) in counts.enumerated() {
      if group > 0 {
        let line = CGRect(
          x: MenuMetrics.padding, y: (y + MenuMetrics.separatorHeight / 2).rounded(.down),
          width: width - 2 * MenuMetrics.padding, height: 1)
        layout.separators.append(line)
        y += MenuMetrics.separatorHeight
      }
      for row in rows[index..<index + count] {
        layout.rows.append(CGRect(x: 0, y: y, width: width, height: row.height))
        y += row.height
      }
      index += count
    }
    naturalSize = CGSize(width: width, height: y + MenuMetrics.inset)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    material.frame = bounds
    scroll.frame = material.bounds
    scroll.contentSize = CGSize(width: bounds.width, height: naturalSize.height)
    let change = bounds.width - naturalSize.width
    let pixel = 1 / max(contentScaleFactor, 1)
    material.layer.borderWidth = pixel
    for (row, frame) in zip(rows, layout.rows) {
      row.frame = CGRect(x: 0, y: frame.minY, width: frame.width + change, height: frame.height)
    }
    for (line, frame) in zip(separators, layout.separators) {
      line.frame = CGRect(x: frame.minX, y: frame.minY, width: frame.width + change, height: pixel)
    }
    layer.shadowPath = CGPath(
      roundedRect: bounds, cornerWidth: MenuMetrics.cornerRadius, cornerHeight: MenuMetrics.cornerRadius,
      transform: nil)
  }

  // MARK: Choosing

  /// The scroll view, if the rows need more room than there is.
  var scroller: UIScrollView? { naturalSize.height > bounds.height + 0.5 ? scroll : nil }

  /// Returns the row at a point of the card, or nil if there is none that can be chosen.
  func row(at point: CGPoint) -> MenuRowView? {
    guard bounds.contains(point) else { return nil }
    return rows.first { $0.item.canBeChosen && $0.bounds.contains($0.convert(point, from: self)) }
  }

  var highlighted: MenuRowView? {
    get { rows.first(where: \.isHighlighted) }
    set { for row in rows { row.isHighlighted = row === newValue } }
  }

  /// Highlights the next row that can be chosen, or the one before, and shows it. From the last row, the first one follows.
  func moveHighlight(by step: Int) {
    let choices = rows.filter(\.item.canBeChosen)
    guard !choices.isEmpty else { return }
    let start = highlighted.flatMap { row in choices.firstIndex { $0 === row } }
    let next = start.map { ($0 + step + choices.count) % choices.count } ?? (step > 0 ? 0 : choices.count - 1)
    highlighted = choices[next]
    scroll.scrollRectToVisible(
      choices[next].frame.insetBy(dx: 0, dy: -MenuMetrics.inset), animated: false)
  }
}
