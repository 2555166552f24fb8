// SPDX-License-Identifier: MIT
import Diagnostics

/// Lays out its arranged subviews in a row or a column.
///
/// There is no Auto Layout here: the stack measures its subviews, by their intrinsic sizes and `sizeThatFits(_:)`, and
/// sets their bounds and centres when it is laid out. A subview that wants no size of its own has the size with which it
/// was added. Hidden subviews take no room.
///
///     let stack = UIStackView(arrangedSubviews: [title, subtitle, button])
///     stack.axis = .vertical
///     stack.spacing = 8
@MainActor open class UIStackView: UIView {
  /// How the subviews share the room along the axis.
  nonisolated public enum Distribution: Int, Sendable {
    /// They fill it: the least hugging one grows, the least resistant one shrinks.
    case fill = 0
    /// They fill it, all of one length.
    case fillEqually
    /// They fill it, in proportion to their own lengths.
    case fillProportionally
    /// They keep their lengths; the gaps are equal, and at least the spacing.
    case equalSpacing
    /// They keep their lengths; their middles are equally far apart, with at least the spacing between them.
    case equalCentering
  }

  /// How the subviews lie across the axis.
  nonisolated public enum Alignment: Int, Sendable {
    case fill = 0
    case leading
    /// In a row: the first lines of text on one line.
    case firstBaseline
    case center
    case trailing
    /// In a row: the last lines of text on one line.
    case lastBaseline

    public static let top = Alignment.leading
    public static let bottom = Alignment.trailing
  }

  /// As a custom spacing: whatever ``spacing`` is.
  public static let spacingUseDefault = CGFloat(Float.greatestFiniteMagnitude)
  /// As a custom spacing: the system's.
  public static let spacingUseSystem = CGFloat(Float.leastNormalMagnitude)
  /// UIKit's standard distance between neighbours.
  private static let systemSpacing: CGFloat = 8

  /// Shown from the leading end or the top on. Always among the subviews.
  public private(set) var arrangedSubviews: [UIView] = []
  private var customSpacings: [ObjectIdentifier: CGFloat] = [:]
  /// The sizes with which the arranged subviews came.
  private var givenSizes: [ObjectIdentifier: CGSize] = [:]

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  nonisolated deinit {}

  package override class var drawsNothing: Bool { self == UIStackView.self }

  // MARK: Settings

  open var axis = NSLayoutConstraint.Axis.horizontal {
    didSet { if axis != oldValue { arrangementDidChange() } }
  }

  open var distribution = Distribution.fill {
    didSet { if distribution != oldValue { arrangementDidChange() } }
  }

  open var alignment = Alignment.fill {
    didSet { if alignment != oldValue { arrangementDidChange() } }
  }

  /// Between neighbours, in points; with the equal distributions the least.
  open var spacing: CGFloat = 0 {
    didSet { if spacing != oldValue { arrangementDidChange() } }
  }

  /// Whether the subviews keep within the layout margins instead of the bounds.
  open var isLayoutMarginsRelativeArrangement = false {
    didSet { if isLayoutMarginsRelativeArrangement != oldValue { arrangementDidChange() } }
  }

  // MARK: Subviews

  open func addArrangedSubview(_ view: UIView) {
    insertArrangedSubview(view, at: arrangedSubviews.filter { $0 !== view }.count)
  }

  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    arrangedSubviews.removeAll { $0 === view }
    require(
      (0...arrangedSubviews.count).contains(stackIndex),
      "UIStackView.insertArrangedSubview(_:at:): the index must be 0…arrangedSubviews.count")
    if givenSizes[ObjectIdentifier(view)] == nil { givenSizes[ObjectIdentifier(view)] = view.bounds.size }
    arrangedSubviews.insert(view, at: stackIndex)
    if view.superview !== self { addSubview(view) }
    arrangementDidChange()
  }

  /// Takes the view out of the arrangement; it stays a subview until it is removed from its superview.
  open func removeArrangedSubview(_ view: UIView) {
    guard arrangedSubviews.contains(where: { $0 === view }) else { return }
    arrangedSubviews.removeAll { $0 === view }
    customSpacings[ObjectIdentifier(view)] = nil
    givenSizes[ObjectIdentifier(view)] = nil
    arrangementDidChange()
  }

  /// Sets the distance between a subview and the next one.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    customSpacings[ObjectIdentifier(arrangedSubview)] = spacing == Self.spacingUseDefault ? nil : spacing
    arrangementDidChange()
  }

  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customSpacings[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
  }

  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    removeArrangedSubview(subview)
  }

  package override func subviewSizeDidChange(_ subview: UIView) {
    guard arrangedSubviews.contains(where: { $0 === subview }) else { return }
    arrangementDidChange()
  }

  private func arrangementDidChange() {
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }

  // MARK: Layout

  open override var intrinsicContentSize: CGSize { fittingSize(crossLimit: nil) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let cross = axis == .vertical ? size.width : size.height
    return fittingSize(crossLimit: cross > 0 ? cross : nil)
  }

  open override func layoutMarginsDidChange() {
    super.layoutMarginsDidChange()
    if isLayoutMarginsRelativeArrangement { arrangementDidChange() }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let area = bounds.inset(by: insets)
    let views = visibleSubviews
    guard !views.isEmpty else { return }
    let cross = extent(of: area.size).cross
    var items = views.map { measure($0, crossLimit: cross) }
    for index in items.indices.dropLast() { items[index].gap = gap(after: views[index]) }
    let spans = StackLayout(distribution: distribution, items: items).spans(in: extent(of: area.size).length)
    let lines = crossSpans(of: views, items, cross: cross)
    for (index, view) in views.enumerated() { place(view, spans[index], lines[index], in: area) }
  }

  private var insets: UIEdgeInsets { isLayoutMarginsRelativeArrangement ? layoutMargins : .zero }
  private var visibleSubviews: [UIView] { arrangedSubviews.filter { !$0.isHidden } }

  private func gap(after view: UIView) -> CGFloat {
    let custom = customSpacings[ObjectIdentifier(view)] ?? spacing
    return custom == Self.spacingUseSystem ? Self.systemSpacing : custom
  }

  private func extent(of size: CGSize) -> (length: CGFloat, cross: CGFloat) {
    axis == .vertical ? (size.height, size.width) : (size.width, size.height)
  }

  private func size(length: CGFloat, cross: CGFloat) -> CGSize {
    axis == .vertical ? CGSize(width: cross, height: length) : CGSize(width: length, height: cross)
  }

  private func measure(_ view: UIView, crossLimit: CGFloat?) -> StackLayout.Item {
    let (natural, isFlexible) = naturalSize(of: view, crossLimit: crossLimit)
    let (length, cross) = extent(of: natural)
    var item = StackLayout.Item(length: length, cross: cross)
    item.hugging = isFlexible ? -1 : view.contentHuggingPriority(for: axis).rawValue
    item.resistance = isFlexible ? -1 : view.contentCompressionResistancePriority(for: axis).rawValue
    return item
  }

  /// The size a subview asks for, and whether it asks for none and so may be given any.
  private func naturalSize(of view: UIView, crossLimit: CGFloat?) -> (size: CGSize, isFlexible: Bool) {
    let (none, unlimited) = (UIView.noIntrinsicMetric, UIView.layoutFittingExpandedSize.width)
    let intrinsic = view.intrinsicContentSize
    let fitting = view.sizeThatFits(size(length: unlimited, cross: crossLimit ?? unlimited))
    let given = givenSizes[ObjectIdentifier(view)] ?? .zero
    // What only repeats the present size says nothing: the size with which it came does.
    let asked = fitting == view.bounds.size ? given : fitting
    let (length, cross) = extent(of: intrinsic)
    let (askedLength, askedCross) = extent(of: asked)
    let exceeds = cross != none && cross > crossLimit ?? .infinity
    let result = size(
      length: length == none || exceeds ? (exceeds ? extent(of: fitting).length : askedLength) : length,
      cross: cross == none ? askedCross : min(cross, crossLimit ?? cross))
    return (result, length == none && asked == given)
  }

  /// Where the subviews lie across the axis.
  private func crossSpans(
    of views: [UIView], _ items: [StackLayout.Item], cross: CGFloat
  ) -> [(start: CGFloat, length: CGFloat)] {
    let isBaseline = axis == .horizontal
    let baselines = zip(views, items).map { view, item in
      view.baseline(isLast: alignment == .lastBaseline, in: size(length: item.length, cross: min(item.cross, cross)))
    }
    let deepest = baselines.max() ?? 0
    return items.indices.map { index in
      let length = min(items[index].cross, cross)
      switch alignment {
      case .fill: return (0, cross)
      case .firstBaseline where isBaseline, .lastBaseline where isBaseline:
        return (deepest - baselines[index], length)
      case .leading, .firstBaseline: return (0, length)
      case .center: return ((cross - length) / 2, length)
      case .trailing, .lastBaseline: return (cross - length, length)
      }
    }
  }

  private func place(
    _ view: UIView, _ span: (start: CGFloat, length: CGFloat), _ line: (start: CGFloat, length: CGFloat),
    in area: CGRect
  ) {
    let size = size(length: span.length, cross: line.length)
    var origin =
      axis == .vertical ? CGPoint(x: line.start, y: span.start) : CGPoint(x: span.start, y: line.start)
    if isRightToLeft { origin.x = area.width - origin.x - size.width }
    let anchor = view.anchorPoint
    view.bounds.size = size
    view.center = CGPoint(
      x: area.minX + origin.x + size.width * anchor.x, y: area.minY + origin.y + size.height * anchor.y)
  }

  private func fittingSize(crossLimit: CGFloat?) -> CGSize {
    let views = visibleSubviews
    let insets = insets
    let across = axis == .vertical ? insets.horizontal : insets.vertical
    var items = views.map { measure($0, crossLimit: crossLimit.map { max(0, $0 - across) }) }
    for index in items.indices.dropLast() { items[index].gap = gap(after: views[index]) }
    let layout = StackLayout(distribution: distribution, items: items)
    let size = size(length: layout.naturalLength, cross: items.map(\.cross).max() ?? 0)
    return CGSize(width: size.width + insets.horizontal, height: size.height + insets.vertical)
  }
}
