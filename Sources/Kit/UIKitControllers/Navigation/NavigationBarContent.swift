// SPDX-License-Identifier: MIT

/// The views that a navigation bar shows for one item: a row with the back button, the title and the item's buttons, and
/// below it the large title and the search bar.
final class NavigationBarContent: UIView {
  let item: UINavigationItem
  let backItem: UINavigationItem?
  private(set) var backButton: BarButton?
  private(set) var titleView: UIView
  /// The large title, or `nil` if the item has none.
  private(set) var largeTitleView: LargeTitleView?
  /// The visible parts.
  var extent = BarExtent() {
    didSet {
      guard extent != oldValue else { return }
      if extent.isRowHidden != oldValue.isRowHidden, !isInTransition { showRow() }
      placeParts()
    }
  }
  /// Whether a transition changes the opacities and the transforms of the views.
  var isInTransition = false {
    didSet {
      largeTitleView?.isInTransition = isInTransition
      guard !isInTransition else { return }
      backButton?.clipsTitle = false
      if extent.isRowHidden { showRow() }
      placeParts()
    }
  }
  private var leftViews: [UIView] = []
  private var rightViews: [UIView] = []
  private let onBack: () -> Void

  /// The distance from the bar's sides to its outermost buttons, in points.
  private static let margin: CGFloat = 8
  /// The distance between the title and the buttons, in points.
  private static let spacing: CGFloat = 8
  private static let titleSize: CGFloat = 17

  init(item: UINavigationItem, backItem: UINavigationItem?, frame: CGRect, onBack: @escaping () -> Void) {
    self.item = item
    self.backItem = backItem
    self.onBack = onBack
    titleView = UIView()
    super.init(frame: frame)
    build()
  }

  required init?(coder: NSCoder) { fatalError("NavigationBarContent is made for an item") }

  nonisolated deinit {}

  /// Creates new subviews from the items.
  func build() {
    // The search bar stays, because it may be first responder.
    let searchBar = item.searchController?.searchBar
    for view in subviews where view !== searchBar { view.removeFromSuperview() }
    backButton = makeBackButton()
    titleView = item.titleView ?? makeTitleView()
    largeTitleView = makeLargeTitle()
    leftViews = (item.leftBarButtonItems ?? []).map(makeView)
    rightViews = (item.rightBarButtonItems ?? []).map(makeView)
    let optional = [backButton, largeTitleView].compactMap { $0 }
    for view in optional + leftViews + rightViews + [titleView] { addSubview(view) }
    if let searchBar, searchBar.superview !== self { addSubview(searchBar) }
    if extent.isRowHidden { showRow() }
    placeParts()
    setNeedsLayout()
    layoutIfNeeded()
  }

  private func makeBackButton() -> BarButton? {
    let isReplaced = !(item.leftBarButtonItems ?? []).isEmpty && !item.leftItemsSupplementBackButton
    guard let backItem, !item.hidesBackButton, !isReplaced else { return nil }
    let own = backItem.backBarButtonItem
    let title = backTitle(below: backItem)
    let symbol = UIImage(
      systemName: "chevron.left", withConfiguration: UIImage.SymbolConfiguration(pointSize: 17, weight: .semibold))
    let style = item.bar?.appearance(for: item)?.backButtonAppearance
    let button = BarButton(
      title: title, image: own?.image ?? item.bar?.backIndicator(for: item) ?? symbol,
      text: own?.textStyle(in: style) ?? BarTextStyle(style?.normal))
    if let own { own.describe(button) } else { describe(button, title ?? "Back") }
    button.addAction(item.backAction ?? UIAction { [weak self] _ in self?.onBack() }, for: .touchUpInside)
    return button
  }

  private func describe(_ button: BarButton, _ label: String) {
    button.isAccessibilityElement = true
    button.accessibilityLabel = label
    button.accessibilityTraits = .button
  }

  /// Returns the title of the back button: the first that is set of the action's, that of the lower page's button, and that
  /// of its page in its display mode.
  private func backTitle(below backItem: UINavigationItem) -> String? {
    if let title = item.backAction?.title, !title.isEmpty { return title }
    if let title = backItem.backBarButtonItem?.title ?? backItem.backButtonTitle { return title }
    return switch backItem.backButtonDisplayMode {
    case .default: backItem.title ?? "Back"
    case .generic: "Back"
    case .minimal: nil
    }
  }

  /// Returns the label of the title, with that of the subtitle below it if there is one.
  private func makeTitleView() -> UIView {
    guard let subtitle = item.subtitle, !subtitle.isEmpty else { return makeTitle() }
    return TitleStack(title: makeTitle(), subtitle: subtitle)
  }

  private func makeTitle() -> UILabel {
    let label = UILabel()
    label.text = item.title
    let style = item.bar?.titleStyle(for: item)
    label.font = style?.font ?? .systemFont(ofSize: Self.titleSize, weight: .semibold)
    label.textColor = style?.color ?? .label
    label.accessibilityTraits = .header
    label.textAlignment = .center
    label.lineBreakMode = .byTruncatingTail
    return label
  }

  private func makeLargeTitle() -> LargeTitleView? {
    guard let bar = item.bar, bar.hasLargeTitle(of: item) else { return nil }
    let view = LargeTitleView(title: item.title, style: bar.largeTitleStyle(for: item))
    view.isInTransition = isInTransition
    return view
  }

  /// Positions the large title and the search bar for their visible heights, and gives the title its opacity.
  private func placeParts() {
    let title = extent.title
    if let largeTitleView {
      largeTitleView.setPlacement(CGRect(x: 0, y: extent.row, width: bounds.width, height: title.height))
      largeTitleView.shown = title
      largeTitleView.placeLabel()
    }
    searchBar?.setPlacement(CGRect(x: 0, y: extent.row + title.height, width: bounds.width, height: extent.search))
    if !isInTransition { titleView.alpha = titleAlpha }
  }

  /// The search bar, unless another content shows it.
  var searchBar: UISearchBar? {
    item.searchController.flatMap { $0.searchBar.superview === self ? $0.searchBar : nil }
  }

  /// Shows the row, or hides it during a search.
  private func showRow() { for view in subviews { view.alpha = alpha(of: view) } }

  /// Returns the opacity of a subview outside of transitions.
  func alpha(of view: UIView) -> CGFloat {
    if view === titleView { return titleAlpha }
    return view === searchBar || view === largeTitleView ? 1 : rowAlpha
  }

  private var rowAlpha: CGFloat { extent.isRowHidden ? 0 : 1 }

  /// The opacity of the title outside of transitions. A view in place of the title is visible also beside a large title.
  private var titleAlpha: CGFloat {
    rowAlpha * (largeTitleView == nil || item.titleView != nil ? 1 : extent.title.smallTitleAlpha)
  }

  /// The large title's label, if that is more visible than the title.
  var shownLargeLabel: UILabel? { extent.title.isLarge ? largeTitleView?.label : nil }

  /// The views whose opacities and transforms a transition changes.
  var movingViews: [UIView] {
    subviews + [backButton?.pictureView, backButton?.titleLabel, largeTitleView?.label].compactMap { $0 }
  }

  private func makeView(_ item: UIBarButtonItem) -> UIView {
    item.onChange = { [weak self] in self?.build() }
    return item.makeShownView(in: self.item.bar?.buttonAppearance(for: self.item, style: item.style))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    var left = Self.margin
    var right = bounds.width - Self.margin
    for view in rightViews {
      let size = fittingSize(of: view)
      right -= size.width
      place(view, CGRect(x: right, y: 0, width: size.width, height: size.height))
    }
    for view in leftViews {
      let size = fittingSize(of: view)
      place(view, CGRect(x: left, y: 0, width: size.width, height: size.height))
      left += size.width
    }
    if let backButton {
      let width = min(backButton.sizeThatFits(rowSize).width, max(bounds.width / 3, 0))
      place(backButton, CGRect(x: leftViews.isEmpty ? Self.margin : left, y: 0, width: width, height: rowSize.height))
      left += width
    }
    placeTitle(between: left + Self.spacing, and: right - Self.spacing)
    placeParts()
  }

  /// Centres the title in the bar, or moves it as far as needed to lie between the buttons.
  private func placeTitle(between left: CGFloat, and right: CGFloat) {
    let room = max(right - left, 0)
    let wanted = titleView.sizeThatFits(CGSize(width: room, height: rowSize.height))
    let width = min(wanted.width.rounded(.up), room)
    let x = min(max(((bounds.width - width) / 2).rounded(), left), max(right - width, left))
    place(titleView, CGRect(x: x, y: 0, width: width, height: min(wanted.height.rounded(.up), rowSize.height)))
  }

  private func fittingSize(of view: UIView) -> CGSize {
    let size = view.sizeThatFits(rowSize)
    return CGSize(width: size.width, height: min(size.height, rowSize.height))
  }

  private var rowSize: CGSize { CGSize(width: bounds.width, height: UINavigationBar.height) }

  /// Gives a view a frame that is centred vertically in the row.
  private func place(_ view: UIView, _ frame: CGRect) {
    var frame = frame
    frame.origin.y = ((rowSize.height - frame.height) / 2).rounded()
    view.setPlacement(frame)
  }
}
