// SPDX-License-Identifier: MIT
import Diagnostics

/// A question to the user: an alert in the middle of the window, or an action sheet. If it appears while another program has
/// the keyboard focus, the window asks for the user's attention.
///
/// ```swift
/// @MainActor func confirmDeletion(from page: UIViewController, delete: @escaping () -> Void) {
///   let alert = UIAlertController(title: "Delete the draft?", message: nil, preferredStyle: .alert)
///   alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
///   alert.addAction(UIAlertAction(title: "Delete", style: .destructive) { _ in delete() })
///   page.present(alert, animated: true)
/// }
/// ```
///
/// Return chooses the preferred action, or otherwise the first enabled default action. Escape chooses the cancel
/// action. If there is only one action, both keys choose it. Tab and the arrow keys move the focus through the actions;
/// Return and the space bar choose the focused one.
///
/// In a wide window an action sheet is a card in the middle rather than a popover; it keeps its cancel button and needs no
/// `sourceView`. If the actions do not fit into the window, their rows become lower; they do not scroll.
@preconcurrency @MainActor open class UIAlertController: UIViewController {
  /// The kind of alert.
  nonisolated public enum Style: Int, Sendable {
    /// A choice between actions, at the bottom of a narrow window. A click outside cancels it.
    case actionSheet
    /// A question that requires an answer.
    case alert
  }

  /// The kind of alert.
  public let preferredStyle: Style
  /// A text below the title. The default is `nil`.
  @ObservedProperty open var message: String? {
    didSet { if message != oldValue { textDidChange() } }
  }

  /// The title. Changing it updates an alert on the screen.
  open override var title: String? {
    didSet { if title != oldValue { textDidChange() } }
  }

  /// The actions in the order in which they were added.
  ///
  /// A cancel action is shown last, or on the left if there are two.
  open private(set) var actions: [UIAlertAction] = []

  /// The action that Return chooses, shown in bold. The default is `nil`.
  ///
  /// - Precondition: The action is one of ``actions``.
  @ObservedProperty open var preferredAction: UIAlertAction? {
    didSet {
      require(
        preferredAction.map { action in actions.contains(identicalTo: action) } ?? true,
        "UIAlertController.preferredAction must be one of its actions; add it first")
      actionsDidChange()
    }
  }

  private lazy var alertView = AlertView(metrics: preferredStyle == .alert ? .alert : .actionSheet)
  /// Whether an action has been chosen already.
  private var isAnswered = false
  /// The first responder before the alert appeared, which becomes first responder again afterwards.
  private weak var formerResponder: UIResponder?

  /// Creates an alert without actions.
  ///
  /// - Parameters:
  ///   - title: The title, or `nil`.
  ///   - message: A text below the title, or `nil`.
  ///   - preferredStyle: The kind of alert.
  public init(title: String?, message: String?, preferredStyle: Style) {
    self.preferredStyle = preferredStyle
    self.message = message
    super.init(nibName: nil, bundle: nil)
    self.title = title
    modalPresentationStyle = .custom
  }

  /// Returns `nil`, because there are no archives of view controllers.
  public required init?(coder: NSCoder) {
    preferredStyle = .alert
    super.init(coder: coder)
  }

  nonisolated deinit {}

  /// Adds an action.
  ///
  /// - Precondition: There is at most one action with the style `.cancel`.
  open func addAction(_ action: UIAlertAction) {
    require(
      action.style != .cancel || !actions.contains { $0.style == .cancel },
      "UIAlertController can only have one action with the style .cancel; give the second one another style")
    actions.append(action)
    action.alert = self
    actionsDidChange()
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    view.window?.requestAttention()
  }

  /// The text fields, or `nil` if there are none.
  open private(set) var textFields: [UITextField]?

  /// Adds a text field below the message. The first one has the focus when the alert appears.
  ///
  /// - Parameter configurationHandler: Called at once with the new field.
  /// - Precondition: The style is `.alert`.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    require(
      preferredStyle == .alert,
      "UIAlertController can only have text fields with the style .alert; choose it, or present a page that asks for text"
    )
    let field = UITextField()
    field.borderStyle = .roundedRect
    field.font = .systemFont(ofSize: AlertMetrics.fieldFontSize)
    field.clearButtonMode = .whileEditing
    configurationHandler?(field)
    textFields = (textFields ?? []) + [field]
    alertView.add(field)
    sizeDidChange()
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

  /// Returns the alert's frame in a container.
  func frame(in container: UIView) -> CGRect {
    loadViewIfNeeded()
    let isAtBottom = preferredStyle == .actionSheet && container.traitCollection.horizontalSizeClass == .compact
    let margin = preferredStyle == .alert ? AlertMetrics.alertMargin : AlertMetrics.sheetMargin
    let area = container.bounds.inset(by: container.safeAreaInsets)
    let room = area.insetBy(dx: min(margin, area.width / 2), dy: min(margin, area.height / 2))
    let wish =
      switch preferredStyle {
      case .alert: AlertMetrics.width
      case .actionSheet: isAtBottom ? AlertMetrics.bottomSheetWidth : AlertMetrics.cardSheetWidth
      }
    let width = max(min(wish, room.width), 1)
    let size = alertView.fittingSize(width: width, room: room.height)
    return CGRect(
      x: (room.midX - width / 2).rounded(),
      y: isAtBottom ? room.maxY - size.height : (room.midY - size.height / 2).rounded(), width: width,
      height: size.height)
  }

  /// Whether the alert slides up from the bottom edge of the container instead of springing into its middle.
  func isAtBottom(of container: UIView) -> Bool {
    preferredStyle == .actionSheet && container.traitCollection.horizontalSizeClass == .compact
  }

  // MARK: Choosing an action

  /// Chooses an action: dismisses the alert, then calls the action's handler.
  func choose(_ action: UIAlertAction) {
    guard action.isEnabled, !isAnswered, let presenter = presentingViewController else { return }
    isAnswered = true
    presenter.dismiss(animated: true) { action.handler?(action) }
  }

  /// Chooses the cancel action, or the only action, after a click beside the alert or the Escape key.
  ///
  /// - Returns: Whether there is such an action.
  @discardableResult
  func cancel() -> Bool {
    guard let action = actions.first(where: { $0.style == .cancel }) ?? onlyAction else { return false }
    choose(action)
    return true
  }

  private var onlyAction: UIAlertAction? { actions.count == 1 ? actions.first : nil }

  /// The action that Return chooses if none has the focus.
  private var returnAction: UIAlertAction? {
    preferredAction ?? actions.first { $0.style == .default && $0.isEnabled } ?? onlyAction
  }

  private func take(_ key: UIKey) -> Bool {
    switch key.keyCode {
    case .keyboardReturnOrEnter, .keypadEnter:
      if let action = alertView.focusedAction ?? returnAction { choose(action) }
      return true
    case .keyboardEscape:
      cancel()
      return true
    default: return false
    }
  }

  /// The title is part of the alert's message, so the window keeps its own title.
  package override var windowTitle: String? { nil }

  override func makeOwnPresentationController(presenting: UIViewController?) -> UIPresentationController? {
    AlertPresentationController(alert: self, presenting: presenting)
  }

  /// Alt+Left and the mouse's back button cancel the alert. The page behind it does not go back.
  package override func goBack() -> Bool {
    cancel()
    return true
  }

  // MARK: The keyboard

  open override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    isAnswered = false
    if let responder = alertView.window?.firstResponder, !isPart(responder) { formerResponder = responder }
    if !(textFields?.first?.becomeFirstResponder() ?? false) { alertView.becomeFirstResponder() }
  }

  private func isPart(_ responder: UIResponder) -> Bool {
    (responder as? UIView)?.isDescendant(of: alertView) ?? false
  }

  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    formerResponder?.becomeFirstResponder()
    formerResponder = nil
    // The next presentation starts without a focused action.
    alertView.show([], preferred: nil)
    actionsDidChange()
  }
}
