// SPDX-License-Identifier: MIT

/// The menu of a control, and the press that opens it.
final class ControlMenu: NSObject, UIContextMenuInteractionDelegate, MenuSource {
  private unowned let control: UIControl
  /// The menu, or `nil` for none.
  var menu: UIMenu? { didSet { menuDidChange() } }
  /// Whether a press of the control opens the menu, and not only a long press or the secondary button.
  var isPrimary = false
  /// Whether an action that is chosen is the control's selection.
  var selects = false { didSet { menuDidChange() } }
  /// The object that performs the actions, or `nil` for the control.
  weak var sender: AnyObject?
  /// Called when the selection may have changed.
  var selectionDidChange: (UIAction) -> Void = { _ in }
  private(set) lazy var interaction = UIContextMenuInteraction(delegate: self)
  /// Whether the press that the control tracks has opened the menu.
  private(set) var isTracking = false

  init(control: UIControl) { self.control = control }

  nonisolated deinit {}

  private func menuDidChange() {
    if let menu {
      control.addInteraction(interaction)
      if selects { selectFirst(of: menu) }
    } else {
      control.removeInteraction(interaction)
    }
  }

  /// Makes sure that one action is selected.
  private func selectFirst(of menu: UIMenu) {
    let actions = menu.ownActions.filter { !$0.attributes.contains(.hidden) }
    let enabled = actions.filter { !$0.attributes.contains(.disabled) }
    guard let selected = actions.first(where: { $0.state == .on }) ?? enabled.first else { return }
    menu.select(selected)
    selectionDidChange(selected)
  }

  /// Opens the menu with the keyboard. Returns false if it is not what a press opens.
  func openByKey() -> Bool {
    guard isPrimary, control.isEnabled, menu != nil else { return false }
    return interaction.openMenu(at: control.convert(CGPoint(x: control.bounds.midX, y: control.bounds.midY), to: nil))
  }

  // MARK: The control's press

  func pressBegan(_ touch: UITouch) {
    guard isPrimary, control.isEnabled, menu != nil else { return }
    isTracking = interaction.present(at: touch.location(in: nil), isPress: true)
  }

  func pressMoved(_ touch: UITouch) {
    if isTracking { interaction.menuView?.pressMoved(to: touch.location(in: nil)) }
  }

  /// Ends the press. Returns false if it has not opened the menu.
  func pressEnded(_ touch: UITouch) -> Bool {
    guard isTracking else { return false }
    isTracking = false
    interaction.menuView?.pressEnded(at: touch.location(in: nil))
    return true
  }

  /// Closes a menu whose press has been taken away, as when the window manager grabs the pointer.
  func pressCancelled() {
    guard isTracking else { return }
    isTracking = false
    interaction.menuView?.pressCancelled()
  }

  // MARK: The interaction

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard control.isEnabled, let menu else { return nil }
    return UIContextMenuConfiguration { _ in menu }
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    control.sendActions(for: .menuActionTriggered)
  }

  var menuSourceRect: CGRect { control.bounds }
  var menuSender: AnyObject? { sender ?? control }

  func menuDidChoose(_ action: UIAction) {
    guard selects, let menu, menu.ownActions.contains(identicalTo: action) else { return }
    menu.select(action)
    selectionDidChange(action)
  }
}
