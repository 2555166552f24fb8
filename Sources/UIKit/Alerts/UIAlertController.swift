// SPDX-License-Identifier: MIT
import Diagnostics

/// Asks the user something: an alert in the middle of the window, or an action sheet.
///
/// ```swift
/// let alert = UIAlertController(title: "Delete the draft?", message: nil, preferredStyle: .alert)
/// alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
/// alert.addAction(UIAlertAction(title: "Delete", style: .destructive) { _ in drafts.removeLast() })
/// present(alert, animated: true)
/// ```
///
/// Return chooses the preferred action, or else the first default one that is enabled; Escape chooses cancel. Where
/// there is one action only, both choose that.
///
/// Deviations from Apple's: there are no text fields, as there is no `UITextField`. An action sheet on a wide window is
/// a card in the middle, not a popover; it keeps its cancel button, and needs no `sourceView`. More actions than a window
/// has room for get lower rows; they do not scroll.
@MainActor open class UIAlertController: UIViewController {
  public enum Style: Int, Sendable {
    /// Choices about what was just done, at the bottom of narrow windows. A press beside it cancels.
    case actionSheet
    /// A question that has to be answered.
    case alert
  }

  public let preferredStyle: Style
  /// Below the title, in a smaller type.
  open var message: String? {
    didSet { if message != oldValue { textDidChange() } }
  }
  open override var title: String? {
    didSet { if title != oldValue { textDidChange() } }
  }

  /// In the order in which they were added. A cancel action is shown last, or on the left of two.
  public private(set) var actions: [UIAlertAction] = []

  /// The one that Return chooses, in a strong type. One of ``actions``.
  open var preferredAction: UIAlertAction? {
    didSet {
      require(
        preferredAction.map { action in actions.contains { $0 === action } } ?? true,
        "UIAlertController.preferredAction must be one of its actions; add it first")
      actionsDidChange()
    }
  }

  private lazy var alertView = AlertView(metrics: preferredStyle == .alert ? .alert : .actionSheet)
  /// Whether an action has been chosen already.
  private var isAnswered = false
  /// What had the keyboard before.
  private weak var formerResponder: UIResponder?

  public init(title: String?, message: String?, preferredStyle: Style) {
    self.preferredStyle = preferredStyle
    self.message = message
    super.init(nibName: nil, bundle: nil)
    self.title = title
    modalPresentationStyle = .custom
  }

  public required init?(coder: NSCoder) {
    preferredStyle = .alert
    super.init(coder: coder)
  }

  nonisolated deinit {}

  /// Adds an action. There may be one cancel action at most.
  open func addAction(_ action: UIAlertAction) {
    require(
      action.style != .cancel || !actions.contains { $0.style == .cancel },
      "UIAlertController can only have one action with the style .cancel; give the other one another style")
    actions.append(action)
    action.alert = self
    actionsDidChange()
  }

  @available(*, unavailable, message: "there is no UITextField; present a controller of your own to ask for text")
  public final func addTextField(configurationHandler: ((AnyObject) -> Void)? = nil) {
    fatalError("there is no UITextField")
  }

  // MARK: The view

  open override func loadView() {
    view = alertView
    alertView.onChoose = { [weak self] in self?.choose($0) }
    alertView.onKey = { [weak self] in self?.take($0) ?? false }
    textDidChange()
    actionsDidChange()
  }

  private func textDidChange() {
    guard isViewLoaded else { return }
    alertView.show(title: title, message: message)
    sizeDidChange()
  }

  func actionsDidChange() {
    guard isViewLoaded else { return }
    alertView.show(actions, preferred: preferredAction)
    sizeDidChange()
  }

  private func sizeDidChange() { alertView.superview?.setNeedsLayout() }

  /// Where the alert goes in a container.
  func frame(in container: UIView) -> CGRect {
    loadViewIfNeeded()
    let isAtBottom = preferredStyle == .actionSheet && container.traitCollection.horizontalSizeClass == .compact
    let margin = preferredStyle == .alert ? AlertFigures.alertMargin : AlertFigures.sheetMargin
    let room = container.bounds.inset(by: container.safeAreaInsets).insetBy(dx: margin, dy: margin)
    let wish =
      switch preferredStyle {
      case .alert: AlertFigures.width
      case .actionSheet: isAtBottom ? AlertFigures.bottomSheetWidth : AlertFigures.cardSheetWidth
      }
    let width = max(min(wish, room.width), 1)
    let size = alertView.fittingSize(width: width, room: room.height)
    return CGRect(
      x: (room.midX - width / 2).rounded(),
      y: isAtBottom ? room.maxY - size.height : (room.midY - size.height / 2).rounded(), width: width,
      height: size.height)
  }

  /// Whether it comes up from the bottom edge of the container, and does not spring into its middle.
  func isAtBottom(of container: UIView) -> Bool {
    preferredStyle == .actionSheet && container.traitCollection.horizontalSizeClass == .compact
  }

  // MARK: Answers

  /// Chooses an action: the alert goes, then the action's handler is called.
  func choose(_ action: UIAlertAction) {
    guard action.isEnabled, !isAnswered, let presenter = presentingViewController else { return }
    isAnswered = true
    presenter.dismiss(animated: true) { action.handler?(action) }
  }

  /// Chooses what a press beside the alert means, and Escape.
  ///
  /// - Returns: whether there was such an action.
  @discardableResult
  func cancel() -> Bool {
    guard let action = actions.first(where: { $0.style == .cancel }) ?? onlyAction else { return false }
    choose(action)
    return true
  }

  private var onlyAction: UIAlertAction? { actions.count == 1 ? actions.first : nil }

  private func take(_ key: UIKey) -> Bool {
    switch key.keyCode {
    case .keyboardReturnOrEnter, .keypadEnter:
      let action = preferredAction ?? actions.first { $0.style == .default && $0.isEnabled } ?? onlyAction
      if let action { choose(action) }
      return true
    case .keyboardEscape:
      cancel()
      return true
    default: return false
    }
  }

  /// An alert's title is part of its message, and the window keeps its name.
  override var windowTitle: String? { nil }

  /// Alt+Left and the mouse's back button cancel; what lies behind an alert does not go back.
  package override func performBackAction() -> Bool {
    cancel()
    return true
  }

  // MARK: The keyboard

  open override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    isAnswered = false
    if !alertView.isFirstResponder { formerResponder = alertView.window?.firstResponder }
    alertView.becomeFirstResponder()
  }

  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    formerResponder?.becomeFirstResponder()
    formerResponder = nil
  }
}
