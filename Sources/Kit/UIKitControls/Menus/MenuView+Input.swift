// SPDX-License-Identifier: MIT
@_spi(Framework) import UIKitCore

/// Touches, the pointer and keys.
extension MenuView: ItemFocusing {
  var itemWithFocus: UIView? { card.highlighted }

  func addRecognizers() {
    addGestureRecognizer(
      UIHoverGestureRecognizer { [weak self] recognizer in
        self?.hover(recognizer.state == .ended ? nil : recognizer.location(in: self))
      })
    addGestureRecognizer(
      PointerPressRecognizer { [weak self] recognizer in
        guard let self else { return }
        switch recognizer.state {
        case .began: beginPress(at: recognizer.location(in: self))
        case .changed: highlight(at: recognizer.location(in: self))
        case .ended: endPress(at: recognizer.location(in: self))
        default: card.highlighted = nil
        }
      })
  }

  private func row(at point: CGPoint) -> MenuRowView? { card.row(at: convert(point, to: card)) }

  func highlight(at point: CGPoint) { card.highlighted = row(at: point) }

  // MARK: Presses in the menu

  func beginPress(at point: CGPoint) {
    guard !isClosing else { return }
    if card.frame.contains(point) { return highlight(at: point) }
    let isOverOther = subviews.contains { $0.frame.contains(point) }
    if isInSubmenu, isOverOther { pop() } else { close() }
  }

  func endPress(at point: CGPoint) {
    let row = card.highlighted
    card.highlighted = nil
    if !isClosing, let row, row === self.row(at: point) { choose(row) }
  }

  // MARK: The press that has opened the menu

  /// Highlights the row under a press that began outside the menu.
  ///
  /// - Parameter point: The position of the press in the window.
  func pressMoved(to point: CGPoint) {
    guard !isClosing, let start = press?.start else { return }
    if hypot(point.x - start.x, point.y - start.y) >= MenuMetrics.dragDistance { press?.chooses = true }
    if press?.chooses == true { highlight(at: convert(point, from: nil)) }
  }

  /// Chooses the row under a press that began outside the menu. If it ends elsewhere, the menu stays open.
  func pressEnded(at point: CGPoint) {
    pressMoved(to: point)
    let chooses = press?.chooses ?? false
    press = nil
    if chooses { endPress(at: convert(point, from: nil)) }
  }

  /// Closes the menu, because the press that has opened it was taken away, unless that had ended.
  func pressCancelled() {
    if press != nil { close() }
    press = nil
  }

  // MARK: Keys

  func handle(_ press: UIPress, isRepeat: Bool) {
    guard !isClosing, let key = press.key else { return }
    switch key.keyCode {
    case .keyboardDownArrow: card.moveHighlight(by: 1)
    case .keyboardUpArrow: card.moveHighlight(by: -1)
    case .keyboardRightArrow: if isMirrored { goBack() } else { goInto() }
    case .keyboardLeftArrow: if isMirrored { goInto() } else { goBack() }
    case .keyboardReturnOrEnter, .keyboardSpacebar:
      if !isRepeat, let row = card.highlighted { chooseByKey(row) }
    case .keyboardEscape: if !isRepeat { if isInSubmenu { pop() } else { close() } }
    default: if !isRepeat { highlight(startingWith: key) }
    }
  }

  private func goInto() {
    if let row = card.highlighted, row.item.kind.isSubmenu { chooseByKey(row) }
  }

  private func goBack() {
    if isInSubmenu { pop() }
  }

  /// Chooses a row, and highlights the first one of a menu that this opens.
  private func chooseByKey(_ row: MenuRowView) {
    choose(row)
    guard !isClosing, row.item.kind.isSubmenu else { return }
    card.moveHighlight(by: 1)
    card.moveHighlight(by: 1)
  }

  /// Highlights the next row whose title starts with the character of a key.
  private func highlight(startingWith key: UIKey) {
    guard key.modifierFlags.isDisjoint(with: [.control, .alternate, .command]), key.characters.count == 1 else {
      return
    }
    let text = key.characters.lowercased()
    let choices = card.rows.filter { $0.item.canBeChosen && $0.item.title.lowercased().hasPrefix(text) }
    let next = choices.firstIndex { $0 === card.highlighted }.map { ($0 + 1) % choices.count } ?? 0
    if choices.indices.contains(next) { card.highlighted = choices[next] }
  }
}
