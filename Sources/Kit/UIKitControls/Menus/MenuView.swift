// SPDX-License-Identifier: MIT
import QuartzCore

@_spi(Framework) import UIKitCore

/// A menu that is shown in a window, from the time it opens until it has disappeared. It covers the window, so that a press
/// beside the menu closes it and reaches nothing else, and it receives all keys.
///
/// ```text
/// open ─► closing ─► removed      a menu that closes while it opens turns round where it is
/// ```
final class MenuView: UIView {
  /// A press that began outside the menu, and may choose a row when it ends.
  struct Press {
    /// The position in the window at which it began.
    var start: CGPoint
    /// Whether it has moved far enough to choose a row.
    var chooses = false
  }

  private let client: MenuClient
  private weak var source: UIView?
  /// The rectangle of the source in the window, or the point of the pointer.
  private let sourceRect: CGRect
  /// Whether the source is laid out from right to left, and with it the menu.
  let isMirrored: Bool
  /// The menu, and those within it that are open.
  private var levels: [(card: MenuCardView, placement: MenuPlacement)] = []
  private var placedSize = CGSize.zero
  private(set) var isClosing = false
  /// Where the pointer was when the menu opened, until it moves. The menu may have opened below it.
  private var restingPointer: CGPoint?
  /// The press that has opened the menu, as long as it lasts.
  var press: Press?

  /// Opens a menu, in place of one that is open in the window.
  ///
  /// - Parameters:
  ///   - menu: The menu.
  ///   - source: The view that shows it.
  ///   - rect: The rectangle in the source beside which the menu opens, or a point without a size.
  ///   - client: The functions that the menu calls.
  /// - Returns: The menu's view, or nil if the source is in no window or the menu is empty.
  static func open(_ menu: UIMenu, from source: UIView, rect: CGRect, client: MenuClient) -> MenuView? {
    guard let window = source.window else { return nil }
    let view = MenuView(source: source, rect: source.convert(rect, to: nil), client: client)
    (window.keyOverlay as? MenuView)?.close()
    view.frame = window.bounds
    guard view.push(menu) else { return nil }
    view.appear(in: window)
    return view
  }

  private init(source: UIView, rect: CGRect, client: MenuClient) {
    self.client = client
    self.source = source
    sourceRect = rect
    isMirrored = source.isRightToLeft
    super.init(frame: .zero)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    overrideUserInterfaceLevel = .elevated
    overrideUserInterfaceStyle = source.traitCollection.userInterfaceStyle
    tintColor = source.tintColor
    accessibilityViewIsModal = true
    addRecognizers()
  }

  required init?(coder: NSCoder) { fatalError("MenuView has no archives; open a menu") }

  nonisolated deinit {}

  override class var drawsNothing: Bool { true }

  // MARK: Opening and closing

  private func appear(in window: UIWindow) {
    let animations = MenuAnimations()
    client.willOpen(animations)
    UIView.performWithoutAnimation { window.addSubview(self) }
    window.keyOverlay = self
    window.addLayoutFollower(self)
    placedSize = bounds.size
    restingPointer = window.pointerLocation
    MenuMotion.show(card, at: levels[0].placement, from: MenuMetrics.startScale, beside: animations)
  }

  /// Closes the menu and the menus within it.
  func close(animated: Bool = true) {
    guard !isClosing else { return }
    isClosing = true
    isUserInteractionEnabled = false
    if let window, window.keyOverlay === self { window.keyOverlay = nil }
    let animations = MenuAnimations()
    client.willClose(animations)
    if animated {
      MenuMotion.hide(levels, beside: animations) { [weak self] in self?.removeFromSuperview() }
    } else {
      animations.run()
      removeFromSuperview()
      animations.complete()
    }
  }

  // MARK: Menus within the menu

  /// The menu in front, which can be used.
  var card: MenuCardView { levels[levels.count - 1].card }

  var isInSubmenu: Bool { levels.count > 1 }

  /// Adds a menu in front of those that are open. Returns false if it is empty.
  @discardableResult
  private func push(_ menu: UIMenu, over row: MenuRowView? = nil) -> Bool {
    let card = MenuCardView(menu: menu, in: row == nil ? nil : self.card, isMirrored: isMirrored)
    load(menu.children, for: card)
    guard !card.isEmpty else { return false }
    let place = placement(of: card, over: row)
    UIView.performWithoutAnimation { addSubview(card) }
    levels.append((card, place))
    return true
  }

  /// Asks for the elements that the menu does not have yet.
  private func load(_ elements: [UIMenuElement], for card: MenuCardView) {
    for element in elements {
      if let menu = element as? UIMenu, menu.isInline { load(menu.children, for: card) }
      (element as? UIDeferredMenuElement)?.load { [weak self, weak card] in
        if let card { self?.rowsDidChange(of: card) }
      }
    }
    card.makeRows()
  }

  /// Shows other rows, and resizes the menu for them.
  private func rowsDidChange(of card: MenuCardView) {
    guard !isClosing, let index = levels.firstIndex(where: { $0.card === card }) else { return }
    card.makeRows()
    let anchor = index > 0 ? levels[index].placement.anchor : nil
    var place = placement(of: card, over: nil)
    if let anchor {
      let row = CGRect(x: anchor.x, y: levels[index].placement.frame.minY, width: 0, height: 0)
      place = MenuPlacement(
        size: card.naturalSize, row: row, of: levels[index - 1].placement.frame, area: area, isMirrored: isMirrored)
    }
    levels[index].placement = place
    MenuMotion.move(card, to: place)
  }

  /// Opens the menu within the menu that a row stands for.
  func open(_ menu: UIMenu, over row: MenuRowView) {
    let parent = card
    guard push(menu, over: row) else { return }
    parent.highlighted = nil
    MenuMotion.show(card, at: levels[levels.count - 1].placement, from: MenuMetrics.endScale)
    MenuMotion.cover(parent, true)
  }

  /// Goes back to the menu that contains the one in front.
  func pop() {
    guard let level = levels.popLast() else { return }
    level.card.highlighted = nil
    MenuMotion.cover(card, false)
    MenuMotion.hide([level]) { level.card.removeFromSuperview() }
  }

  // MARK: Choosing

  /// Does what a row stands for.
  func choose(_ row: MenuRowView) {
    switch row.item.kind {
    case .header, .loading: break
    case .back: pop()
    case .submenu(let menu): open(menu, over: row)
    case .action(let action):
      let staysOpen = action.attributes.contains(.keepsMenuPresented)
      menu.choose(action)
      client.didChoose(action)
      if !staysOpen { close() }
      action.perform(sender: client.sender)
      if staysOpen { rowsDidChange(of: card) }
    }
  }

  /// Shows other elements in the menu.
  func replace(_ menu: UIMenu) {
    let old = levels
    levels = []
    guard push(menu) else {
      levels = old
      return close()
    }
    for level in old { level.card.removeFromSuperview() }
    UIView.performWithoutAnimation {
      card.setPlacement(levels[0].placement.frame)
      card.layoutIfNeeded()
    }
  }

  /// The menu that is shown, without those within it.
  var menu: UIMenu { levels[0].card.menu }

  // MARK: Placing

  private var area: CGRect {
    let insets = (superview ?? source?.window)?.safeAreaInsets ?? .zero
    let area = bounds.inset(by: insets)
    return area.insetBy(dx: min(MenuMetrics.margin, area.width / 2), dy: min(MenuMetrics.margin, area.height / 2))
  }

  private func placement(of card: MenuCardView, over row: MenuRowView?) -> MenuPlacement {
    guard let row, let parent = levels.last else {
      return MenuPlacement(size: card.naturalSize, source: sourceRect, area: area, isMirrored: isMirrored)
    }
    return MenuPlacement(
      size: card.naturalSize, row: row.convert(row.bounds, to: self), of: parent.placement.frame, area: area,
      isMirrored: isMirrored)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    if bounds.size != placedSize, placedSize != .zero { close(animated: false) }
  }

  // MARK: Events

  /// Highlights the row under the pointer, or none if it has left the window.
  func hover(_ point: CGPoint?) {
    guard !isClosing, point == nil || point != restingPointer else { return }
    restingPointer = nil
    if let point { highlight(at: point) } else { card.highlighted = nil }
  }

  /// Returns the menu itself also for its rows, so that a press can slide from one to another, unless the rows can be
  /// scrolled.
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard let hit = super.hitTest(point, with: event) else { return nil }
    guard let scroller = card.scroller, hit.isDescendant(of: scroller) else { return self }
    return scroller
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let touch = touches.first { beginPress(at: touch.location(in: self)) }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !isClosing, let touch = touches.first { highlight(at: touch.location(in: self)) }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let touch = touches.first { endPress(at: touch.location(in: self)) }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { card.highlighted = nil }

  /// Handles all keys, so that the page receives none while the menu is open.
  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    for press in presses { handle(press, isRepeat: false) }
  }

  override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    for press in presses { handle(press, isRepeat: true) }
  }

  override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
  override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
}

extension MenuView: LayoutFollower {
  /// Closes the menu if its source has left the window.
  package func layersWereLaidOut() {
    if !isClosing, let window, source?.window !== window { close() }
  }
}
