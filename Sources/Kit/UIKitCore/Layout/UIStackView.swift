// SPDX-License-Identifier: MIT
import Diagnostics

/// A view that lays out other views in a row or a column.
///
/// ```swift
/// @MainActor func makeHeader(title: UILabel, subtitle: UILabel) -> UIStackView {
///   let stack = UIStackView(arrangedSubviews: [title, subtitle])
///   stack.axis = .vertical
///   stack.spacing = 8
///   return stack
/// }
/// ```
///
/// A stack view measures its subviews, by the constraints inside them or by `intrinsicContentSize` and
/// `sizeThatFits(_:)`, and sets their bounds and centres. A subview without a natural size keeps the size with which it
/// was added. Hidden subviews take no space.
///
/// If a constraint relates a subview to the stack view, or to another view outside of it, constraints arrange all of the
/// subviews, as they always do in UIKit.
@preconcurrency @MainActor open class UIStackView: UIView {
  /// The distribution of space along the axis.
  nonisolated public enum Distribution: Int, Sendable {
    /// The views fill the space. The one with the lowest hugging priority grows, and the one with the lowest
    /// compression resistance shrinks.
    case fill = 0
    /// The views fill the space with equal lengths.
    case fillEqually
    /// The views fill the space in proportion to their natural lengths.
    case fillProportionally
    /// The views have their natural lengths, with equal gaps of at least the spacing.
    case equalSpacing

    /// The views have their natural lengths, with equal distances between their centres and at least the spacing
    /// between them.
    case equalCentering
  }

  /// The alignment of the views across the axis.
  nonisolated public enum Alignment: Int, Sendable {
    /// The views fill the space across the axis.
    case fill = 0
    /// Along the leading edge, or the top edge in a row.
    case leading
    /// In a row, with the first lines of text aligned. In a column, the same as ``leading``.
    case firstBaseline
    /// In the centre.
    case center
    /// Along the trailing edge, or the bottom edge in a row.
    case trailing
    /// In a row, with the last lines of text aligned. In a column, the same as ``trailing``.
    case lastBaseline

    /// Along the top edge of a row.
    public static let top = Alignment.leading
    /// Along the bottom edge of a row.
    public static let bottom = Alignment.trailing
  }

  /// The custom spacing that means ``spacing``.
  public static let spacingUseDefault = CGFloat(Float.greatestFiniteMagnitude)
  /// The custom spacing that means the system's: 8 points.
  public static let spacingUseSystem = CGFloat(Float.leastNormalMagnitude)
  /// The standard distance between neighbours in points, as in UIKit.
  private static let systemSpacing: CGFloat = 8

  /// The views that the stack lays out, from the leading end or the top. They are always subviews.
  open private(set) var arrangedSubviews: [UIView] = []
  private var customSpacings: [ObjectIdentifier: CGFloat] = [:]
  /// The sizes that the arranged subviews had when they were added.
  private var assignedSizes: [ObjectIdentifier: CGSize] = [:]

  /// Creates a stack view without subviews.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a stack view without subviews. There are no archives.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Creates a stack view that lays out the given views in a row.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  nonisolated deinit {}

  @_spi(Framework) open override class var drawsNothing: Bool { self == UIStackView.self }

  // MARK: Settings

  /// The axis along which the views are laid out. The default is `.horizontal`.
  @ObservedProperty open var axis = LayoutAxis.horizontal {
    didSet { if axis != oldValue { arrangementDidChange() } }
  }

  /// The distribution of space along the axis. The default is `.fill`.
  @ObservedProperty open var distribution = Distribution.fill {
    didSet { if distribution != oldValue { arrangementDidChange() } }
  }

  /// The alignment across the axis. The default is `.fill`.
  @ObservedProperty open var alignment = Alignment.fill {
    didSet { if alignment != oldValue { arrangementDidChange() } }
  }

  /// The distance between two views in points. The default is 0. With the equal distributions it is the smallest
  /// distance.
  @ObservedProperty open var spacing: CGFloat = 0 {
    didSet { if spacing != oldValue { arrangementDidChange() } }
  }

  /// Whether the views are laid out inside the layout margins instead of the bounds. The default is `false`.
  @ObservedProperty open var isLayoutMarginsRelativeArrangement = false {
    didSet { if isLayoutMarginsRelativeArrangement != oldValue { arrangementDidChange() } }
  }

  /// Whether the spacing of a column is measured from the last baseline of a view to the first baseline of the next one. The
  /// default is `false`. The edge of a view without text takes the place of its baseline.
  @ObservedProperty open var isBaselineRelativeArrangement = false {
    didSet { if isBaselineRelativeArrangement != oldValue { arrangementDidChange() } }
  }

  /// Whether constraints arrange the views, because one of them relates a view to others or gives it a size.
  package var arrangesByConstraints = false {
    didSet {
      guard arrangesByConstraints != oldValue else { return }
      for view in arrangedSubviews { view.place(by: placementOfViews) }
      arrangementDidChange()
    }
  }

  private var placementOfViews: ViewPlacement { arrangesByConstraints ? .constraints : .superview }

  // MARK: Subviews

  /// Adds a view at the end.
  open func addArrangedSubview(_ view: UIView) {
    insertArrangedSubview(view, at: arrangedSubviews.count - (arrangedSubviews.contains(identicalTo: view) ? 1 : 0))
  }

  /// Inserts a view at an index.
  ///
  /// - Precondition: The index lies in 0…`arrangedSubviews.count`.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    arrangedSubviews.remove(identicalTo: view)
    require(
      (0...arrangedSubviews.count).contains(stackIndex),
      "UIStackView.insertArrangedSubview(_:at:): the index must be from 0 to arrangedSubviews.count")
    if assignedSizes[ObjectIdentifier(view)] == nil { assignedSizes[ObjectIdentifier(view)] = view.bounds.size }
    arrangedSubviews.insert(view, at: stackIndex)
    view.place(by: placementOfViews)
    if view.superview !== self { addSubview(view) }
    arrangementDidChange()
  }

  /// Stops laying out a view. It remains a subview until it is removed from its superview.
  open func removeArrangedSubview(_ view: UIView) {
    guard let index = arrangedSubviews.firstIndex(identicalTo: view) else { return }
    arrangedSubviews.remove(at: index)
    customSpacings[ObjectIdentifier(view)] = nil
    assignedSizes[ObjectIdentifier(view)] = nil
    view.place(by: .constraints)
    arrangementDidChange()
  }

  /// Sets the distance between a view and the next one in points.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    customSpacings[ObjectIdentifier(arrangedSubview)] = spacing == Self.spacingUseDefault ? nil : spacing
    arrangementDidChange()
  }

  /// Returns the distance that was set after a view, or ``spacingUseDefault``.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customSpacings[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
  }

  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    removeArrangedSubview(subview)
  }

  @_spi(Framework) open override func subviewSizeDidChange(_ subview: UIView) {
    guard arrangedSubviews.contains(identicalTo: subview) else { return }
    arrangementDidChange()
  }

  private func arrangementDidChange() {
    setNeedsLayout()
    invalidateIntrinsicContentSize()
    if arrangesByConstraints { constraintParticipant?.placementDidChange() }
  }

  // MARK: Layout

  open override var intrinsicContentSize: CGSize {
    guard arrangesByConstraints else { return fittingSize(crossLimit: nil) }
    return CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    if arrangesByConstraints { return systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) }
    let cross = axis == .vertical ? size.width : size.height
    return fittingSize(crossLimit: cross > 0 ? cross : nil)
  }

  @_spi(Framework) open override func contentHeight(forWidth width: CGFloat) -> CGFloat? {
    axis == .vertical && !arrangesByConstraints ? fittingSize(crossLimit: width).height : nil
  }

  open override func layoutMarginsDidChange() {
    super.layoutMarginsDidChange()
    if isLayoutMarginsRelativeArrangement { arrangementDidChange() }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    guard !arrangesByConstraints else { return }
    for (view, frame) in arrangement(in: bounds.inset(by: insets)) { view.setConstrainedFrame(frame) }
  }

  /// Returns the visible views in an area, from the leading one to the trailing one or from the top to the bottom.
  private func arrangement(in area: CGRect) -> [(view: UIView, frame: CGRect)] {
    let views = visibleSubviews
    guard !views.isEmpty else { return [] }
    let cross = extent(of: area.size).cross
    let items = measure(views, crossLimit: cross)
    let spans = StackLayout(distribution: distribution, items: items).spans(in: extent(of: area.size).length)
    let lines = crossSpans(of: views, items, cross: cross)
    return views.indices.map { (views[$0], frame(spans[$0], lines[$0], in: area)) }
  }

  /// Returns the baseline of the first or last view of a column, and of the highest view of a row.
  @_spi(Framework) open override func baseline(isLast: Bool, in size: CGSize) -> CGFloat? {
    guard !arrangesByConstraints else { return nil }
    let places = arrangement(in: CGRect(origin: .zero, size: size).inset(by: insets))
    let place =
      axis == .horizontal
      ? places.max { $0.frame.height < $1.frame.height } : isLast ? places.last : places.first
    return place.flatMap { place in
      place.view.baseline(isLast: isLast, in: place.frame.size).map { place.frame.minY + $0 }
    }
  }

  /// The view with the baseline of a stack whose views constraints arrange. See ``baseline(isLast:in:)``.
  private func baselineView(isLast: Bool) -> UIView {
    guard arrangesByConstraints else { return self }
    let views = visibleSubviews
    let highest = views.max { $0.intrinsicContentSize.height < $1.intrinsicContentSize.height }
    return (axis == .horizontal ? highest : isLast ? views.last : views.first) ?? self
  }

  open override var forFirstBaselineLayout: UIView { baselineView(isLast: false) }
  open override var forLastBaselineLayout: UIView { baselineView(isLast: true) }

  private var insets: UIEdgeInsets { isLayoutMarginsRelativeArrangement ? layoutMargins : .zero }
  package var visibleSubviews: [UIView] { arrangedSubviews.filter { !$0.isHidden } }

  package func gap(after view: UIView) -> CGFloat {
    let custom = customSpacings[ObjectIdentifier(view)] ?? spacing
    return custom == Self.spacingUseSystem ? Self.systemSpacing : custom
  }

  private func measure(_ views: [UIView], crossLimit: CGFloat?) -> [StackLayout.Item] {
    var items = views.map { measure($0, crossLimit: crossLimit) }
    for index in items.indices.dropLast() {
      items[index].gap = gap(after: views[index])
      guard measuresBaselines else { continue }
      let (upper, lower) = (index, index + 1)
      let sizes = [upper, lower].map { size(length: items[$0].length, cross: items[$0].cross) }
      let last = views[upper].baseline(isLast: true, in: sizes[0]) ?? sizes[0].height
      items[index].gap -= sizes[0].height - last + (views[lower].baseline(isLast: false, in: sizes[1]) ?? 0)
    }
    return items
  }

  /// Whether spacings are distances of baselines.
  package var measuresBaselines: Bool { isBaselineRelativeArrangement && axis == .vertical }

  private func measure(_ view: UIView, crossLimit: CGFloat?) -> StackLayout.Item {
    let (natural, isFlexible) = naturalSize(of: view, crossLimit: crossLimit)
    let (length, cross) = extent(of: natural)
    var item = StackLayout.Item(length: length, cross: cross)
    item.hugging = isFlexible ? -1 : view.contentHuggingPriority(for: axis).rawValue
    item.resistance = isFlexible ? -1 : view.contentCompressionResistancePriority(for: axis).rawValue
    return item
  }

  /// Returns the size that a subview requests, and whether the subview is flexible: it requests no length and can have
  /// any.
  private func naturalSize(of view: UIView, crossLimit: CGFloat?) -> (size: CGSize, isFlexible: Bool) {
    if let constrained = constrainedSize(of: view, crossLimit: crossLimit) { return constrained }
    let (none, unlimited) = (UIView.noIntrinsicMetric, UIView.layoutFittingExpandedSize.width)
    let intrinsic = view.intrinsicContentSize
    let fitting = view.sizeThatFits(size(length: unlimited, cross: crossLimit ?? unlimited))
    let assigned = assignedSizes[ObjectIdentifier(view)] ?? .zero
    // A subview that requests its current size, which may be a result of layout, or any length that it is offered, has
    // no length of its own. In that case, the size with which it was added counts.
    let isUnlimited = extent(of: fitting).length >= unlimited
    let requested =
      fitting == view.bounds.size
      ? assigned : isUnlimited ? size(length: extent(of: assigned).length, cross: extent(of: fitting).cross) : fitting
    let (length, cross) = extent(of: intrinsic)
    let (requestedLength, requestedCross) = extent(of: requested)
    let exceeds = cross != none && cross > crossLimit ?? .infinity
    let result = size(
      length: length == none || exceeds ? (exceeds ? extent(of: fitting).length : requestedLength) : length,
      cross: cross == none ? requestedCross : min(cross, crossLimit ?? cross))
    return (result, length == none && (isUnlimited || requested == assigned))
  }

  /// Returns the size that the constraints inside a subview need, or nil if it has none. Without a length, it is flexible.
  private func constrainedSize(of view: UIView, crossLimit: CGFloat?) -> (size: CGSize, isFlexible: Bool)? {
    let target = size(length: 0, cross: crossLimit ?? 0)
    let fills = alignment == .fill && crossLimit != nil
    let alongPriority = UILayoutPriority.fittingSizeLevel
    let crossPriority: UILayoutPriority = fills ? .required : .fittingSizeLevel
    let isVertical = axis == .vertical
    return view.constraintParticipant?.fittingSize(
      target, horizontalPriority: isVertical ? crossPriority : alongPriority,
      verticalPriority: isVertical ? alongPriority : crossPriority
    ).map { ($0, extent(of: $0).length == 0) }
  }

  /// Returns the positions and lengths of the subviews across the axis.
  private func crossSpans(
    of views: [UIView], _ items: [StackLayout.Item], cross: CGFloat
  ) -> [(start: CGFloat, length: CGFloat)] {
    let isBaseline = axis == .horizontal
    let baselines = zip(views, items).map { view, item in
      let size = size(length: item.length, cross: min(item.cross, cross))
      return view.baseline(isLast: alignment == .lastBaseline, in: size) ?? size.height
    }
    let maximumBaseline = baselines.max() ?? 0
    return items.indices.map { index in
      let length = min(items[index].cross, cross)
      switch alignment {
      case .fill: return (0, cross)
      case .firstBaseline where isBaseline, .lastBaseline where isBaseline:
        return (maximumBaseline - baselines[index], length)
      case .leading, .firstBaseline: return (0, length)
      case .center: return ((cross - length) / 2, length)
      case .trailing, .lastBaseline: return (cross - length, length)
      }
    }
  }

  private func fittingSize(crossLimit: CGFloat?) -> CGSize {
    let views = visibleSubviews
    let insets = insets
    let across = axis == .vertical ? insets.horizontal : insets.vertical
    let items = measure(views, crossLimit: crossLimit.map { max(0, $0 - across) })
    let layout = StackLayout(distribution: distribution, items: items)
    let size = size(length: layout.naturalLength, cross: items.map(\.cross).max() ?? 0)
    return CGSize(width: size.width + insets.horizontal, height: size.height + insets.vertical)
  }
}
