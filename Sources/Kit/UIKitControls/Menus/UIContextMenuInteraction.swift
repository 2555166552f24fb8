// SPDX-License-Identifier: MIT

/// An interaction that shows a menu for a view, after a press of the pointer's secondary button or a long press.
///
/// ```swift
/// final class Photo: UIImageView, UIContextMenuInteractionDelegate {
///   override init(frame: CGRect) {
///     super.init(frame: frame)
///     isUserInteractionEnabled = true
///     addInteraction(UIContextMenuInteraction(delegate: self))
///   }
///
///   required init?(coder: NSCoder) { super.init(coder: coder) }
///
///   func contextMenuInteraction(
///     _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
///   ) -> UIContextMenuConfiguration? {
///     UIContextMenuConfiguration { _ in
///       UIMenu(children: [UIAction(title: "Copy", image: UIImage(systemName: "doc.on.doc")) { _ in print("copy") }])
///     }
///   }
/// }
/// ```
///
/// The menu opens at the pointer. The press can be dragged onto a row and released there. The Menu key and Shift+F10 open the
/// menu of the view with the focus. There is no preview of the view, as on a Mac.
@preconcurrency @MainActor open class UIContextMenuInteraction: NSObject, UIInteraction {
  /// The appearance of a context menu.
  nonisolated public enum Appearance: UInt, Sendable {
    /// No menu is shown.
    case unknown
    /// A menu with a preview. Not used here.
    case rich
    /// A menu without a preview.
    case compact
  }

  /// The object that provides the menu.
  open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
  /// The view to which the interaction was added.
  open private(set) weak var view: UIView?
  private let gestures = ContextMenuGestures()
  private weak var shown: MenuView?
  /// The position in the window at which the menu was requested.
  private var location = CGPoint.zero
  /// The menu that the delegate has provided for a gesture that is about to begin.
  private var prepared: (menu: UIMenu, configuration: UIContextMenuConfiguration)?

  /// Creates an interaction. The delegate is held weakly.
  public init(delegate: any UIContextMenuInteractionDelegate) {
    self.delegate = delegate
    super.init()
    gestures.mayBegin = { [weak self] in self?.prepare(at: $0) ?? false }
    gestures.moved = { [weak self] in self?.move($0, to: $1) }
  }

  nonisolated deinit {}

  /// The appearance of the menu: `.compact` while it is shown, otherwise `.unknown`.
  open var menuAppearance: Appearance { menuView == nil ? .unknown : .compact }

  /// Returns the position at which the menu was requested last, in points of a view, or of the window if it is `nil`.
  open func location(in view: UIView?) -> CGPoint { view?.convert(location, from: nil) ?? location }

  /// Closes the menu, if it is shown.
  open func dismissMenu() { menuView?.close() }

  /// Changes the menu that is shown. Does nothing if there is none.
  ///
  /// - Parameter block: Returns the menu to show in place of its argument. Menus within the menu are closed.
  open func updateVisibleMenu(_ block: (UIMenu) -> UIMenu) {
    guard let menuView else { return }
    menuView.replace(block(menuView.menu))
  }

  /// Called before the interaction is added to a view or removed. An override calls `super`.
  open func willMove(to view: UIView?) {
    dismissMenu()
    gestures.remove(from: self.view)
  }

  /// Called after the interaction has been added to a view or removed. An override calls `super`.
  open func didMove(to view: UIView?) {
    self.view = view
    gestures.add(to: view)
  }

  // MARK: Showing the menu

  /// The menu that is open.
  var menuView: MenuView? { shown?.isClosing == false ? shown : nil }

  /// Asks the delegate for a menu. Returns false if there is none to show.
  private func prepare(at location: CGPoint) -> Bool {
    guard menuView == nil, let view, let delegate else { return false }
    self.location = location
    let point = view.convert(location, from: nil)
    guard let configuration = delegate.contextMenuInteraction(self, configurationForMenuAtLocation: point),
      let menu = configuration.makeMenu()
    else { return false }
    prepared = (menu, configuration)
    return true
  }

  private func move(_ state: UIGestureRecognizer.State, to location: CGPoint) {
    switch state {
    case .began: open(startingAt: location)
    case .changed: menuView?.pressMoved(to: location)
    case .ended: menuView?.pressEnded(at: location)
    case .cancelled: menuView?.pressCancelled()
    case .possible, .failed: break
    }
  }

  /// Shows the menu for a point of the window. Returns whether there is one.
  ///
  /// - Parameters:
  ///   - location: The position of the press, or the source of a menu that is opened with the keyboard.
  ///   - isPress: Whether a press continues, which can choose a row when it ends.
  @discardableResult
  func present(at location: CGPoint, isPress: Bool) -> Bool {
    guard prepare(at: location) else { return false }
    open(startingAt: isPress ? location : nil)
    return menuView != nil
  }

  private func open(startingAt pressStart: CGPoint?) {
    guard let (menu, configuration) = prepared, let view else { return }
    prepared = nil
    let source = delegate as? any MenuSource
    let rect = source?.menuSourceRect ?? CGRect(origin: view.convert(location, from: nil), size: .zero)
    let client = MenuClient(
      sender: source?.menuSender ?? view,
      willOpen: { [weak self] in
        if let self { delegate?.contextMenuInteraction(self, willDisplayMenuFor: configuration, animator: $0) }
      },
      didChoose: { [weak source] in source?.menuDidChoose($0) },
      willClose: { [weak self] in
        if let self { delegate?.contextMenuInteraction(self, willEndFor: configuration, animator: $0) }
      })
    shown = MenuView.open(menu, from: view, rect: rect, client: client)
    shown?.press = pressStart.map { MenuView.Press(start: $0) }
  }
}

extension UIContextMenuInteraction: KeyMenuInteraction {
  package func openMenu(at location: CGPoint) -> Bool {
    guard present(at: location, isPress: false) else { return false }
    menuView?.card.moveHighlight(by: 1)
    return true
  }
}

/// A delegate that shows the menu beside its view and not at the pointer.
@MainActor
protocol MenuSource: AnyObject {
  /// The rectangle in the view beside which the menu opens.
  var menuSourceRect: CGRect { get }
  /// The object that performs the actions.
  var menuSender: AnyObject? { get }
  /// Called with an action that was chosen, before it is performed.
  func menuDidChoose(_ action: UIAction)
}
