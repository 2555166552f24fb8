// SPDX-License-Identifier: MIT

/// The views that a toolbar shows for its items.
final class ToolbarContent: UIView {
  private let items: [UIBarButtonItem]
  private let appearance: UIToolbarAppearance?
  /// The views of the items. A space has none.
  private var views: [UIView?] = []

  /// The distance from the bar's sides to its outermost buttons, in points.
  private static let margin: CGFloat = 8

  init(items: [UIBarButtonItem], appearance: UIToolbarAppearance?, frame: CGRect) {
    self.items = items
    self.appearance = appearance
    super.init(frame: frame)
    build()
  }

  required init?(coder: NSCoder) { fatalError("ToolbarContent is made for items") }

  nonisolated deinit {}

  private func build() {
    for view in subviews { view.removeFromSuperview() }
    views = items.map { item in
      item.onChange = { [weak self] in self?.build() }
      let style = item.style == .done ? appearance?.doneButtonAppearance : appearance?.buttonAppearance
      return item.space == nil ? item.makeShownView(in: style) : nil
    }
    for case let view? in views { addSubview(view) }
    setNeedsLayout()
    layoutIfNeeded()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let widths = zip(items, views).map(width)
    let flexible = items.count { $0.space == .flexible }
    let room = max(bounds.width - 2 * Self.margin - widths.reduce(0, +), 0)
    let share = flexible > 0 ? room / CGFloat(flexible) : 0
    var x = Self.margin
    for (index, item) in items.enumerated() {
      let width = item.space == .flexible ? share : widths[index]
      if let view = views[index] { place(view, x: x, width: width) }
      x += width
    }
  }

  private func width(of item: UIBarButtonItem, _ view: UIView?) -> CGFloat {
    if let view { return item.width > 0 ? item.width : view.sizeThatFits(bounds.size).width }
    return item.space == .fixed ? item.width : 0
  }

  /// Gives a view a frame that is centred vertically in the bar. In a right-to-left layout `x` counts from the right.
  private func place(_ view: UIView, x: CGFloat, width: CGFloat) {
    let height = min(view.sizeThatFits(bounds.size).height, bounds.height)
    let left = isRightToLeft ? bounds.width - x - width : x
    let y = ((bounds.height - height) / 2).rounded()
    view.setPlacement(CGRect(x: left.rounded(), y: y, width: width, height: height))
  }
}
