// SPDX-License-Identifier: MIT
import Diagnostics

/// The root of a view hierarchy, through which its events arrive: a window of the desktop, or one that lies over it.
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
/// A program can open several windows of the desktop. Each has a scene, a title, a size, a screen, a scale and key
/// presses of its own.
///
/// The windows of one scene lie over each other in one window of the desktop, as on iOS. The lower ones show through
/// the transparent parts of the upper ones. A touch belongs to the uppermost window whose `hitTest(_:with:)` returns a
/// view. A window with a ``windowLevel`` above `.normal` joins the scene of the key window when it is shown. A window
/// that fills the scene is resized with it. The user closes all windows of a scene at once.
///
/// As on iOS, a window that lies over another one disappears when the program releases it. The lowest one of a scene is
/// kept until it is hidden.
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

  /// The level of the window. A window lies above those of its scene that have a lower level or that were brought to
  /// the front of the same level before it. The default is `.normal`.
  ///
  /// In contrast to UIKit, the window manager orders the windows of different scenes.
  @ObservedProperty open var windowLevel = Level.normal {
    didSet { if windowLevel != oldValue { stack?.bringToFront(self) } }
  }
  /// The scene of the window. Every window has one of its own unless it is given another, or is shown above the level
  /// `.normal`.
  @ObservedProperty open var windowScene: UIWindowScene? {
    didSet {
      guard windowScene !== oldValue else { return }
      oldValue?.remove(self)
      windowScene?.add(self)
      if isVisible { changeStack() }
    }
  }

  /// Whether the window belongs to a tool for developers. The program does not see it among its windows, and ends when
  /// it is the only one left. Slow motion does not apply to it.
  package var isTool = false { didSet { stack?.context.isSlowed = !isTool } }
  /// The screen that the program has chosen.
  var chosenScreen: UIScreen?

  /// The responder that receives key presses first.
  package var firstResponder: UIResponder? { didSet { keyboard.update() } }
  /// The input views of the first responder.
  package private(set) lazy var keyboard = Keyboard(self)
  /// The responder that shows the text that an input method is composing.
  weak var marking: (any MarkedTextInput)?
  let dispatcher = TouchDispatcher()
  /// The focus of the keyboard.
  private(set) lazy var focusSystem = UIFocusSystem(window: self)
  /// The stack that shows the window and the other windows of its scene, or nil before the window is shown.
  package private(set) var stack: WindowStack?
  var host: (any WindowHost)? { stack?.host }
  private(set) var isVisible = false
  private var releaseNotice: ReleaseNotice?
  private lazy var ownUndoManager = UndoManager()
  open override var undoManager: UndoManager? { ownUndoManager }

  /// Whether the window receives key presses.
  open private(set) var isKeyWindow = false

  /// Creates a hidden window with a size in points. The position is that in the scene, if the window lies over another
  /// one. The window manager chooses that of other windows.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: Self.openingSize(frame.size)))
    isHidden = true
    adopt(UIWindowScene())
  }

  /// Creates a hidden window that fills a scene. If none of the scene's windows has been shown, it is of
  /// ``defaultSize``.
  public init(windowScene: UIWindowScene) {
    super.init(frame: CGRect(origin: .zero, size: windowScene.stack?.size ?? Self.defaultSize))
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
  /// moves the window to the middle of that screen, with the other windows of its scene. The default is
  /// `UIScreen.main`, where the window manager chooses the position.
  ///
  /// Moving a shown window to another X screen closes it and opens it there, which ends its animations.
  open var screen: UIScreen {
    get { host?.screen ?? chosenScreen ?? .main }
    set {
      guard newValue !== screen else { return }
      chosenScreen = newValue
      if let stack, !stack.host.move(to: newValue) { stack.reopen(on: newValue) }
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

  /// Shows the window in front of those of its level, asks the window manager to activate it, and lets it receive key
  /// presses.
  open func makeKeyAndVisible() {
    isHidden = false
    stack?.bringToFront(self)
    makeKey()
    host?.activate()
  }

  /// Lets the window receive key presses.
  open func makeKey() { UIApplication.shared.setKeyWindow(self) }

  /// Called when the window has become the one that receives key presses. Does nothing by default.
  open func becomeKey() {}

  /// Called when the window is no longer the one that receives key presses. Does nothing by default.
  open func resignKey() {}

  /// Shows the window on a host of its own. A window that has none is given the application's when it is shown.
  func attach(_ host: any WindowHost) {
    require(stack == nil, "the window has a host already; close it before attaching another")
    if frame.origin != .zero { frame.origin = .zero }
    let stack = WindowStack(host: host, size: bounds.size)
    stack.context.isSlowed = !isTool
    host.stack = stack
    host.title = displayTitle
    host.minimumSize = windowScene?.sizeRestrictions?.minimumSize
    stack.add(self)
  }

  /// Called when the window has been added to a stack or removed from it.
  func stackDidChange(to stack: WindowStack?) {
    self.stack = stack
    releaseNotice = stack.map { stack in ReleaseNotice { [weak stack] in stack?.noteRelease() } }
    guard let host = stack?.host else { return }
    contentScaleFactor = host.scale
    windowScaleDidChange()
    traitsMayHaveChanged()
  }

  private func enterScreen() {
    guard !isVisible else { return }
    if let shared = stackToShare() { enter(shared) }
    guard UIApplication.shared.open(self) else { return }
    isVisible = true
    installRoot()
    host?.show()
    NotificationCenter.default.post(name: Self.didBecomeVisibleNotification, object: self)
  }

  private func leaveScreen() {
    guard isVisible else { return }
    isVisible = false
    let stack = stack
    stack?.hide(self)
    UIApplication.shared.windowDidLeaveScreen(self, nextKey: stack?.keyWindow)
    NotificationCenter.default.post(name: Self.didBecomeHiddenNotification, object: self)
  }

  /// Closes the window for good. Closing the last window ends the program.
  package func close() {
    let stack = stack
    stack?.input.cancelAll(in: self, time: CACurrentMediaTime())
    dispatcher.arena.removeAll()
    root?.dissolvePresentations()
    root?.viewIfLoaded?.removeFromSuperview()
    keyboard.removeHost()
    isVisible = false
    stack?.remove(self)
    windowScene?.remove(self)
    WindowList.remove(self)
    UIApplication.shared.windowDidClose(self, nextKey: stack?.keyWindow)
  }

  func setKey(_ isKey: Bool) {
    guard isKey != isKeyWindow else { return }
    isKeyWindow = isKey
    if isKey { stack?.noteKey(self) }
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

  /// Sends an event to gesture recognizers and responders.
  open func sendEvent(_ event: UIEvent) {
    switch event.type {
    case .touches:
      let touches = event.touches(for: self)
      if let touch = touches?.first(where: { $0.phase == .began }) { focusSystem.touchBegan(in: touch.view) }
      dispatcher.send(event, in: self)
    case .scroll, .transform: dispatcher.send(event, in: self)
    case .presses: (event as? UIPressesEvent).map(sendPresses)
    case .hover, .motion, .remoteControl: break
    }
  }

  /// Handles keys that no responder has handled: Tab moves the focus, a first responder that accepts text inserts it, key
  /// commands are performed, Ctrl+Z undoes and Ctrl+Shift+Z redoes, the Menu key and Shift+F10 open the context menu,
  /// Escape and Alt+Left go back, Alt+Right goes forward, and others scroll the view under the pointer.
  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if !performKeyAction(for: presses, isRepeated: false) { super.pressesBegan(presses, with: event) }
  }

  open override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if !performKeyAction(for: presses, isRepeated: true) { super.pressesChanged(presses, with: event) }
  }
}
