// SPDX-License-Identifier: MIT
@_spi(Framework) import UIKitCore

/// The view of an alert or an action sheet: texts and actions. It tracks a press that slides between the actions, and the
/// arrow keys move the focus between them.
final class AlertView: UIView {
  private let metrics: AlertStyleMetrics
  private let titleLabel = UILabel()
  private let messageLabel = UILabel()
  private let mainCard = AlertCardView(frame: .zero)
  private let cancelCard = AlertCardView(frame: .zero)
  private var fields: [UITextField] = []
  private var rows: [AlertRowView] = []
  private var separators: [UIView] = []
  /// The available height in points.
  private var room = CGFloat.greatestFiniteMagnitude

  /// Called with the action that was pressed.
  var onChoose: ((UIAlertAction) -> Void)?
  /// Called with a key that was pressed, unless it moves the focus or chooses the focused action. Returns whether the key
  /// was handled.
  var onKey: ((UIKey) -> Bool)?

  init(metrics: AlertStyleMetrics) {
    self.metrics = metrics
    super.init(frame: .zero)
    overrideUserInterfaceLevel = .elevated
    for label in [titleLabel, messageLabel] {
      label.textAlignment = .center
      label.numberOfLines = 0
    }
    titleLabel.font = metrics.titleFont
    messageLabel.font = metrics.messageFont
    if metrics.separatesCancel {
      titleLabel.textColor = .secondaryLabel
      messageLabel.textColor = .secondaryLabel
    }
    for card in [mainCard, cancelCard] { addSubview(card) }
    mainCard.content.addSubview(titleLabel)
    mainCard.content.addSubview(messageLabel)
  }

  required init?(coder: NSCoder) { fatalError("AlertView has no archives; create it with metrics") }

  nonisolated deinit {}

  override class var drawsNothing: Bool { true }

  // MARK: Content

  func show(title: String?, message: String?) {
    titleLabel.text = title
    messageLabel.text = message
    setNeedsLayout()
  }

  /// Adds a text field below those that are there.
  func add(_ field: UITextField) {
    fields.append(field)
    mainCard.content.addSubview(field)
    setNeedsLayout()
  }

  /// Shows actions. Those that are shown already keep their rows, and thereby the focus.
  ///
  /// - Parameter preferred: The action shown in bold. If it is `nil`, the cancel action is bold.
  func show(_ actions: [UIAlertAction], preferred: UIAlertAction?) {
    let old = rows
    rows = actions.map { action in old.first { $0.action === action } ?? AlertRowView(action: action) }
    for row in old where !rows.contains(identicalTo: row) { row.removeFromSuperview() }
    for row in rows {
      if row.superview == nil { mainCard.content.addSubview(row) }
      let isStrong = preferred.map { $0 === row.action } ?? (row.action.style == .cancel)
      row.style(fontSize: metrics.actionFontSize, isStrong: isStrong)
    }
    setNeedsLayout()
  }

  // MARK: Layout

  /// Returns the size for a width. The rows become lower so that the height does not exceed `room`, down to a minimum.
  func fittingSize(width: CGFloat, room: CGFloat) -> CGSize {
    self.room = room
    return layout(width: width).size
  }

  private func layout(width: CGFloat) -> AlertLayout {
    let inner = width - metrics.headerPadding.left - metrics.headerPadding.right
    let (title, message) = (height(of: titleLabel, width: inner), height(of: messageLabel, width: inner))
    let given = rows.map { AlertLayout.Row(isCancel: $0.action.style == .cancel, titleWidth: $0.titleWidth) }
    func make(_ rowHeight: CGFloat) -> AlertLayout {
      AlertLayout(
        metrics: metrics, width: width, titleHeight: title, messageHeight: message, fieldCount: fields.count,
        rows: given, rowHeight: rowHeight)
    }
    let layout = make(metrics.rowHeight)
    guard layout.size.height > room, !rows.isEmpty else { return layout }
    let excess = (layout.size.height - room) / CGFloat(rows.count)
    return make(max((metrics.rowHeight - excess).rounded(.down), Self.lowestRow))
  }

  /// The smallest height of a row in points.
  private static let lowestRow: CGFloat = 26

  private func height(of label: UILabel, width: CGFloat) -> CGFloat {
    guard let text = label.text, !text.isEmpty else { return 0 }
    return label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height.rounded(.up)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let layout = layout(width: bounds.width)
    titleLabel.frame = layout.title
    messageLabel.frame = layout.message
    for (field, frame) in zip(fields, layout.fields) { field.frame = frame }
    mainCard.frame = layout.cards[0]
    cancelCard.isHidden = layout.cards.count < 2
    if layout.cards.count > 1 { cancelCard.frame = layout.cards[1] }
    for index in layout.order {
      let (row, frame) = (rows[index], layout.rows[index])
      let card = layout.cards.last == frame ? cancelCard : mainCard
      // The focus moves in the order of the views.
      if row.superview !== card.content { card.content.addSubview(row) }
      card.content.bringSubviewToFront(row)
      row.frame = frame.offsetBy(dx: -card.frame.minX, dy: -card.frame.minY)
    }
    placeSeparators(layout.separators)
  }

  private func placeSeparators(_ frames: [CGRect]) {
    while separators.count < frames.count {
      let line = UIView()
      line.backgroundColor = .separator
      mainCard.content.addSubview(line)
      separators.append(line)
    }
    while separators.count > frames.count { separators.removeLast().removeFromSuperview() }
    let pixel = 1 / max(contentScaleFactor, 1)
    for (line, frame) in zip(separators, frames) {
      let size = CGSize(width: max(frame.width, pixel), height: max(frame.height, pixel))
      line.frame = CGRect(origin: frame.origin, size: size)
      mainCard.content.bringSubviewToFront(line)
    }
  }

  // MARK: Touches

  /// Returns the alert itself also for its parts other than text fields, so that a press can slide from one action to
  /// another.
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard let hit = super.hitTest(point, with: event) else { return nil }
    return fields.contains { hit.isDescendant(of: $0) } ? hit : self
  }

  private func row(at point: CGPoint) -> AlertRowView? {
    rows.first { $0.action.isEnabled && $0.convert($0.bounds, to: self).contains(point) }
  }

  private func highlight(_ pressed: AlertRowView?) {
    for row in rows { row.isHighlighted = row === pressed }
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    highlight(touches.first.flatMap { row(at: $0.location(in: self)) })
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    highlight(touches.first.flatMap { row(at: $0.location(in: self)) })
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    let pressed = touches.first.flatMap { row(at: $0.location(in: self)) }
    highlight(nil)
    if let pressed { onChoose?(pressed.action) }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { highlight(nil) }

  // MARK: Keys

  override var canBecomeFirstResponder: Bool { true }

  /// Handles all key presses, so that the page behind receives none while the alert is shown.
  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if presses.contains(where: moveFocus) || presses.contains(where: choose) { return }
    super.pressesBegan(presses, with: event)
  }

  override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if !presses.contains(where: moveFocus) { super.pressesChanged(presses, with: event) }
  }

  /// The action that has the focus of the keyboard.
  var focusedAction: UIAlertAction? { rows.first(where: \.isFocused)?.action }

  /// Chooses an action for a key. Returns false if the key chooses none.
  private func choose(for press: UIPress) -> Bool {
    guard let key = press.key else { return false }
    if key.keyCode == .keyboardSpacebar, let focusedAction {
      onChoose?(focusedAction)
      return true
    }
    return onKey?(key) ?? false
  }

  /// Moves the focus for an arrow key. Returns false for other keys.
  private func moveFocus(for press: UIPress) -> Bool {
    guard let key = press.key, key.modifierFlags.isDisjoint(with: [.shift, .control, .alternate, .command]) else {
      return false
    }
    switch key.keyCode {
    case .keyboardDownArrow, .keyboardRightArrow: moveFocus(by: 1)
    case .keyboardUpArrow, .keyboardLeftArrow: moveFocus(by: -1)
    default: return false
    }
    return true
  }

  /// Moves the focus to the next enabled action or the one before, and from no action to the first or the last one.
  private func moveFocus(by step: Int) {
    let choices = layout(width: bounds.width).order.map { rows[$0] }.filter(\.canBecomeFocused)
    let next = choices.firstIndex(where: \.isFocused).map { $0 + step } ?? (step > 0 ? 0 : choices.count - 1)
    guard choices.indices.contains(next) else { return }
    UIFocusSystem.focusSystem(for: self)?.requestFocusUpdate(to: choices[next])
  }
}
