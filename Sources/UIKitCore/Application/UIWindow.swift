// SPDX-License-Identifier: MIT
import Diagnostics

/// A window of the desktop: the root of a view hierarchy, through which its events arrive.
///
/// ```swift
/// @MainActor func openWindow(with page: UIViewController) -> UIWindow {
///   let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 480, height: 640))
///   window.rootViewController = page
///   window.makeKeyAndVisible()
///   return window
/// }
/// ```
///
/// Code for phones creates its window with the size of `UIScreen.main.bounds`, which is ``defaultSize`` before there is
/// a window. A window without a size opens at that size, too. The user can resize and close a window. Closing the last
/// one ends the program. Keep a reference to a window for as long as it is needed.
///
/// A program can open several windows. Each has its own title, size, screen, scale and key presses. A window with a
/// ``windowLevel`` above `.normal` is a dialog, which stays above another window, and so is the second window of a
/// scene. The dialogs of a scene close with the window that they belong to.
@preconcurrency @MainActor open class UIWindow: UIView {
  /// The size of a window without one of its own: 1024 × 720 points, twice the width of a phone.
  public static let defaultSize = CGSize(width: 1024, height: 720)

  /// Posted when a window has been shown.
  nonisolated public static let didBecomeVisibleNotification = Notification.Name("UIWindowDidBecomeVisibleNotification")

  /// Posted when a window has been hidden.
  nonisolated public static let didBecomeHiddenNotification = Notification.Name("UIWindowDidBecomeHiddenNotification")

  /// Posted when a window has become the one that receives key presses.
  nonisolated public static let didBecomeKeyNotification = Notification.Name("UIWindowDidBecomeKeyNotification")

  /// Posted when a window is no longer the one that receives key presses.
  nonisolated public static let didResignKeyNotification = Notification.Name("UIWindowDidResignKeyNotification")

  /// The level of the window. The default is `.normal`.
  ///
  /// In contrast to UIKit, the window manager orders windows. A window above `.normal` is a dialog of the window that
  /// is key when the dialog is shown, and stays above that one.
  @ObservedProperty open var windowLevel = Level.normal {
    didSet { if windowLevel != oldValue { updateOwner() } }
  }
  /// The scene of the window. Every window has one of its own unless it is given another. A window is a dialog of those
  /// that were added to its scene before it.
  @ObservedProperty open var windowScene: UIWindowScene? {
    didSet {
      guard windowScene !== oldValue else { return }
      oldValue?.remove(self)
      windowScene?.add(self)
      updateOwner()
    }
  }

  /// Whether the window belongs to a tool for developers. The program does not see it among its windows, and ends when
  /// it is the only one left. Slow motion does not apply to it.
  package var isTool = false { didSet { context?.isSlowed = !isTool } }
  /// The window of which this one is a dialog.
  private(set) weak var dialogOwner: UIWindow?

  /// The screen that the program has chosen.
  private var chosenScreen: UIScreen?

  /// The responder that receives key presses first.
  package var firstResponder: UIResponder?
  /// The responder that shows the text that an input method is composing.
  weak var marking: (any MarkedTextInput)?
  let dispatcher = TouchDispatcher()
  /// The input from devices.
  package private(set) lazy var input = WindowInput(window: self)
  /// The focus of the keyboard.
  private(set) lazy var focusSystem = UIFocusSystem(window: self)
  private(set) var host: (any WindowHost)?
  private(set) var context: LayerContext?
  private(set) var isVisible = false

  /// Whether the window receives key presses.
  public private(set) var isKeyWindow = false

  /// Creates a hidden window with a size in points. The position is ignored, because the window manager chooses it.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: .zero, size: Self.openingSize(frame.size)))
    isHidden = true
    adopt(UIWindowScene())
  }

  /// Creates a hidden window of ``defaultSize`` in a scene.
  public init(windowScene: UIWindowScene) {
    super.init(frame: CGRect(origin: .zero, size: Self.defaultSize))
    isHidden = true
    adopt(windowScene)
  }

  /// Creates a hidden window. There are no archives.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isHidden = true
    adopt(UIWindowScene())
  }

  nonisolated deinit {}

  private func adopt(_ scene: UIWindowScene) {
    windowScene = scene
    scene.add(self)
    WindowList.add(self)
  }

  private static func openingSize(_ size: CGSize) -> CGSize {
    size.width <= 0 || size.height <= 0 ? defaultSize : size
  }

  /// The screen that shows most of the window or, before the window is shown, the one that it opens on. Setting it
  /// moves the window to the middle of that screen. The default is `UIScreen.main`, where the window manager chooses
  /// the position.
  ///
  /// Moving a shown window to another X screen opens it anew there, which ends its animations.
  open var screen: UIScreen {
    get { host?.screen ?? chosenScreen ?? .main }
    set {
      guard newValue !== screen else { return }
      chosenScreen = newValue
      guard let host, !host.move(to: newValue) else { return }
      reopen()
    }
  }

  /// Whether the program has chosen the screen on which the window opens.
  var hasChosenScreen: Bool { chosenScreen != nil }

  /// The window itself.
  open override var window: UIWindow? { self }

  /// The scene of the window, or the application.
  open override var next: UIResponder? { windowScene ?? UIApplication.shared }
  @_spi(Framework) open override class var drawsNothing: Bool { true }

  // MARK: The root

  /// The view controller whose view fills the window. Setting another one removes the previous view and dismisses its
  /// presentations.
  package var root: (any WindowRoot)? {
    didSet {
      guard root !== oldValue else { return }
      oldValue?.dissolvePresentations()
      oldValue?.viewIfLoaded?.removeFromSuperview()
      if isVisible { installRoot() }
    }
  }

  private func installRoot() {
    guard let root, let view = root.view, view.superview !== self else { return }
    // A root view that was removed from the window for a presentation is inserted again when the presentation ends.
    guard !root.hasPresentations else { return }
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(view, at: 0)
  }

  // MARK: On screen

  /// Whether the window is hidden. The default is `true`.
  open override var isHidden: Bool {
    didSet { if isHidden { leaveScreen() } else { enterScreen() } }
  }

  /// Shows the window, asks the window manager to activate it, and lets it receive key presses.
  open func makeKeyAndVisible() {
    isHidden = false
    makeKey()
    host?.activate()
  }

  /// Lets the window receive key presses.
  open func makeKey() { UIApplication.shared.setKeyWindow(self) }

  /// Called when the window has become the one that receives key presses. Does nothing by default.
  open func becomeKey() {}

  /// Called when the window is no longer the one that receives key presses. Does nothing by default.
  open func resignKey() {}

  /// Attaches the window to a host. A window without a host is given the application's when it is shown.
  func attach(_ host: any WindowHost) {
    require(self.host == nil, "the window has a host already; close it before attaching another")
    self.host = host
    let context = LayerContext(sink: host.sink)
    context.isSlowed = !isTool
    self.context = context
    host.title = displayTitle
    host.minimumSize = windowScene?.sizeRestrictions?.minimumSize
    contentScaleFactor = host.scale
    windowScaleDidChange()
    traitsMayHaveChanged()
    context.rootLayer = layer
  }

  private func enterScreen() {
    guard !isVisible, UIApplication.shared.open(self) else { return }
    isVisible = true
    installRoot()
    dialogOwner = findOwner()
    host?.setOwner(dialogOwner?.host)
    host?.show()
    for window in windowScene?.windows ?? [] where window !== self { window.updateOwner() }
    NotificationCenter.default.post(name: Self.didBecomeVisibleNotification, object: self)
  }

  private func leaveScreen() {
    guard isVisible else { return }
    isVisible = false
    input.cancelAll(time: CACurrentMediaTime())
    host?.hide()
    UIApplication.shared.windowDidLeaveScreen(self)
    reassignDialogs()
    NotificationCenter.default.post(name: Self.didBecomeHiddenNotification, object: self)
  }

  /// Closes the window and the dialogs of its scene for good. Closing the last window ends the program.
  package func close() {
    for dialog in windowScene?.windows ?? [] where dialog.dialogOwner === self { dialog.close() }
    input.cancelAll(time: CACurrentMediaTime())
    dispatcher.arena.removeAll()
    root?.dissolvePresentations()
    root?.viewIfLoaded?.removeFromSuperview()
    isVisible = false
    detachHost()
    windowScene?.remove(self)
    WindowList.remove(self)
    UIApplication.shared.windowDidClose(self)
    reassignDialogs()
  }

  private func detachHost() {
    context?.rootLayer = nil
    // End the running animations, so that their completions are called.
    context?.commit(at: CACurrentMediaTime())
    context = nil
    host?.close()
    host = nil
  }

  /// Replaces the host by one on the chosen screen, because the current host cannot move there.
  private func reopen() {
    input.cancelAll(time: CACurrentMediaTime())
    detachHost()
    guard isVisible, UIApplication.shared.open(self) else { return }
    host?.setOwner(dialogOwner?.host)
    host?.show()
    for window in UIApplication.shared.windows where window.dialogOwner === self { window.host?.setOwner(host) }
  }

  // MARK: Dialogs

  /// Finds other owners for the dialogs of this window, which has left the screen.
  private func reassignDialogs() {
    dialogOwner = nil
    for window in UIApplication.shared.windows where window.dialogOwner === self { window.updateOwner() }
  }

  private func updateOwner() {
    guard isVisible else { return }
    dialogOwner = findOwner()
    host?.setOwner(dialogOwner?.host)
  }

  func setKey(_ isKey: Bool) {
    guard isKey != isKeyWindow else { return }
    isKeyWindow = isKey
    if isKey { becomeKey() } else { resignKey() }
    NotificationCenter.default.post(
      name: isKey ? Self.didBecomeKeyNotification : Self.didResignKeyNotification, object: self)
  }

  // MARK: Size, scale, traits

  package override var baseTraits: UITraitCollection { traits(in: bounds.size) }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if traitCollection.accentColor != previousTraitCollection?.accentColor { tintDidChange() }
  }

  // MARK: Events

  /// Sends an event to gesture recognisers and responders.
  open func sendEvent(_ event: UIEvent) {
    switch event.type {
    case .touches:
      if let touch = event.allTouches?.first(where: { $0.phase == .began }) { focusSystem.touchBegan(in: touch.view) }
      dispatcher.send(event)
    case .scroll, .transform: dispatcher.send(event)
    case .presses: (event as? UIPressesEvent).map(sendPresses)
    case .hover, .motion, .remoteControl: break
    }
  }

  /// Handles keys that no responder has handled: Tab moves the focus, a first responder that accepts text inserts it,
  /// Escape and Alt+Left go back, Alt+Right goes forward, and others scroll the view under the pointer.
  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if presses.contains(where: focusSystem.handle) { return }
    if presses.contains(where: type) { return }
    if presses.contains(where: \.meansBack), goBack() { return }
    if presses.contains(where: \.meansForward), goForward() { return }
    if presses.contains(where: scrollUnderPointer) { return }
    super.pressesBegan(presses, with: event)
  }

  open override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if presses.contains(where: focusSystem.handle) { return }
    if presses.contains(where: type) { return }
    if !presses.contains(where: scrollUnderPointer) { super.pressesChanged(presses, with: event) }
  }
}
