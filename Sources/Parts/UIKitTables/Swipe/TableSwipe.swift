// SPDX-License-Identifier: MIT
@_spi(Framework) import UIKitCore

/// The actions of a row, which are shown beside its cell while the cell is moved aside.
final class TableSwipe {
  let cell: UITableViewCell
  let configuration: UISwipeActionsConfiguration
  /// 1 if the cell moves to the right, and −1 if it moves to the left.
  let direction: CGFloat
  let actions: SwipeActionsView
  /// Whether a drag moves the cell.
  var isDragged = false
  /// The distance by which the cell is moved, in points.
  private(set) var distance: CGFloat = 0
  /// The distance at which the drag began.
  var start: CGFloat = 0

  init(
    of cell: UITableViewCell, _ configuration: UISwipeActionsConfiguration, direction: CGFloat,
    perform: @escaping (UIContextualAction, UIView) -> Void
  ) {
    (self.cell, self.configuration, self.direction) = (cell, configuration, direction)
    actions = SwipeActionsView(configuration.actions, isAtLeft: direction > 0, perform: perform)
    UIView.performWithoutAnimation {
      cell.clipsToBounds = true
      cell.addSubview(actions)
      show(0)
      actions.layoutIfNeeded()
    }
  }

  nonisolated deinit {}

  /// The distance at which all actions are shown.
  var restDistance: CGFloat { actions.naturalWidths(inHeight: cell.bounds.height).reduce(0, +) }

  private var width: CGFloat { cell.bounds.width }

  /// Whether the drag has gone so far that its release performs the first action.
  var isFull: Bool {
    configuration.performsFirstActionWithFullSwipe && distance > max(width * TableMetrics.fullSwipe, restDistance)
  }

  /// Moves the cell to a distance. Beyond the actions it resists, unless a full swipe performs the first one.
  func drag(to proposed: CGFloat) {
    var shown = max(proposed, 0)
    if !configuration.performsFirstActionWithFullSwipe, shown > restDistance {
      shown = restDistance + (shown - restDistance) * Self.resistance
    }
    show(min(shown, width))
  }

  func show(_ distance: CGFloat) {
    self.distance = distance
    // The cell stays in its place, so that what is moved is clipped to its corners.
    cell.bounds.origin.x = -distance * direction
    actions.frame = cell.bounds
    actions.show(distance, isFull: isFull)
  }

  func showAll() { show(width) }

  /// Removes the actions, and lets the cell show all of its row.
  func remove() {
    actions.removeFromSuperview()
    cell.bounds.origin.x = 0
    cell.updateCorners()
  }

  /// The part of a drag beyond the actions that the cell follows. Estimated.
  private static let resistance: CGFloat = 0.25
}

/// The buttons of a row's actions.
final class SwipeActionsView: UIView {
  private let buttons: [SwipeActionButton]
  private let isAtLeft: Bool

  init(_ actions: [UIContextualAction], isAtLeft: Bool, perform: @escaping (UIContextualAction, UIView) -> Void) {
    self.isAtLeft = isAtLeft
    buttons = actions.map { action in SwipeActionButton(action) { perform(action, $0) } }
    super.init(frame: .zero)
    // The first action is at the edge, in front of the others.
    for button in buttons.reversed() { addSubview(button) }
  }

  required init?(coder: NSCoder) { nil }

  nonisolated deinit {}

  /// The part beside the buttons belongs to the row.
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    buttons.contains { $0.frame.contains(point) } && bounds.contains(point)
  }

  /// Returns the widths of the buttons at rest.
  func naturalWidths(inHeight height: CGFloat) -> [CGFloat] { buttons.map { $0.naturalWidth(inHeight: height) } }

  /// Divides a distance from the edge among the buttons by their natural widths. The first one has it alone in a full
  /// swipe.
  func show(_ distance: CGFloat, isFull: Bool) {
    let natural = naturalWidths(inHeight: bounds.height)
    let stretch = distance / max(natural.reduce(0, +), 1)
    var inner: CGFloat = 0
    for (index, button) in buttons.enumerated() {
      let width = isFull && index == 0 ? distance : natural[index] * stretch
      inner = isFull && index == 0 ? distance : inner + width
      let x = isAtLeft ? inner - width : bounds.width - inner
      // Buttons are as wide as at rest at least, so that their titles do not wrap.
      let shown = max(width, natural[index])
      button.frame = CGRect(
        x: isAtLeft ? x + width - shown : x, y: 0, width: shown, height: bounds.height)
    }
  }
}

/// A button of an action.
final class SwipeActionButton: UIControl {
  private let title = UILabel()
  private let picture: UIImageView

  init(_ action: UIContextualAction, perform: @escaping (UIView) -> Void) {
    picture = UIImageView(image: action.image)
    super.init(frame: .zero)
    backgroundColor = action.backgroundColor
    title.text = action.title
    title.textColor = .white
    title.textAlignment = .center
    title.font = .systemFont(ofSize: 15)
    title.numberOfLines = 2
    picture.tintColor = .white
    addSubview(title)
    addSubview(picture)
    accessibilityLabel = action.title
    addAction(UIAction { [weak self] _ in self.map(perform) }, for: .touchUpInside)
  }

  required init?(coder: NSCoder) { nil }

  nonisolated deinit {}

  /// Returns the width in which what is shown in a height has room.
  func naturalWidth(inHeight height: CGFloat) -> CGFloat {
    let text = title.sizeThatFits(CGSize(width: TableMetrics.longestActionTitle, height: height))
    let content = max(showsText(ofHeight: text.height, in: height) ? text.width : 0, picture.intrinsicContentSize.width)
    return max(TableMetrics.actionWidth, (content + 2 * TableMetrics.actionPadding).rounded(.up))
  }

  /// Returns whether the title is shown: in a low row there is room for it or the picture.
  private func showsText(ofHeight text: CGFloat, in height: CGFloat) -> Bool {
    picture.image == nil || picture.intrinsicContentSize.height + text + 8 <= height
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let space = CGSize(width: bounds.width - 8, height: bounds.height)
    let (image, text) = (picture.intrinsicContentSize, title.sizeThatFits(space))
    let isStacked = picture.image != nil && title.text?.isEmpty == false
    let showsText = showsText(ofHeight: text.height, in: bounds.height)
    title.isHidden = !showsText
    let pictureHeight = picture.image == nil ? 0 : image.height
    let content = pictureHeight + (showsText && isStacked ? 4 : 0) + (showsText ? text.height : 0)
    let top = ((bounds.height - content) / 2).rounded()
    if picture.image != nil {
      picture.frame = CGRect(
        x: ((bounds.width - image.width) / 2).rounded(), y: top, width: image.width, height: image.height)
    }
    title.frame = CGRect(x: 4, y: top + content - text.height, width: space.width, height: text.height)
  }
}
