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
/// Code for phones creates windows of the size of `UIScreen.main.bounds`. Such a window, or one without a size, opens
/// at ``defaultSize``. The user can resize and close a window. Closing the last one ends the program. Keep a reference
/// to a window for as long as it is needed.
@MainActor
open class UIWindow: UIView {
  /// The level of a window above others. Without effect here: the window manager orders windows.
  public struct Level: RawRepresentable, Hashable, Comparable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// Creates a level from a number.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    /// The level of ordinary windows: 0.
    public static let normal = Level(0)
    /// The level of a status bar: 1000.
    public static let statusBar = Level(1000)
    /// The level of an alert: 2000.
    public static let alert = Level(2000)
    public static func < (a: Level, b: Level) -> Bool { a.rawValue < b.rawValue }
  }

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

  /// The level of the window. Without effect here. The default is `.normal`.
  open var windowLevel = Level.normal
  /// The scene of the window. Every window has one of its own unless it is given another.
  open var windowScene: UIWindowScene? {
    didSet {
      guard windowScene !== oldValue else { return }
      oldValue?.remove(self)
      windowScene?.add(self)
    }
  }

  /// Gets the keys first.
  package var firstResponder: UIResponder?
  let dispatcher = TouchDispatcher()
  /// What devices report goes in here.
  package private(set) lazy var input = WindowInput(window: self)
  private(set) var host: (any WindowHost)?
  private(set) var context: LayerContext?
  package private(set) var isVisible = false

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
  }

  private static func openingSize(_ size: CGSize) -> CGSize {
    size.width <= 0 || size.height <= 0 || size == UIScreen.main.bounds.size ? defaultSize : size
  }

  /// The screen of the window.
  open var screen: UIScreen { .main }

  /// The window itself.
  open override var window: UIWindow? { self }

  /// The scene of the window, or the application.
  open override var next: UIResponder? { windowScene ?? UIApplication.shared }
  package override class var drawsNothing: Bool { true }

  // MARK: The root

  /// The view controller whose view fills the window. Setting another one removes the previous view and dismisses its
  /// presentations.
  open var rootViewController: UIViewController? {
    didSet {
      guard rootViewController !== oldValue else { return }
      if let oldValue { PresentationRequest.dissolve(over: oldValue) }
      oldValue?.viewIfLoaded?.removeFromSuperview()
      if isVisible { installRoot() }
    }
  }

  private func installRoot() {
    guard let root = rootViewController, let view = root.view, view.superview !== self else { return }
    // A root that has left the window for what it presents comes back when that has gone.
    guard root.modal.above == nil, root.modal.leaving.isEmpty else { return }
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

  /// Stands the window on something. Without a host of its own a window gets the application's when it is shown.
  package func attach(_ host: any WindowHost) {
    require(self.host == nil, "a window stands on one host; close it before giving it another")
    self.host = host
    let context = LayerContext(sink: host.sink)
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
    host?.show()
    NotificationCenter.default.post(name: Self.didBecomeVisibleNotification, object: self)
  }

  private func leaveScreen() {
    guard isVisible else { return }
    isVisible = false
    input.cancelAll(time: CACurrentMediaTime())
    host?.hide()
    UIApplication.shared.windowDidLeaveScreen(self)
    NotificationCenter.default.post(name: Self.didBecomeHiddenNotification, object: self)
  }

  /// Takes the window off the screen for good; closing the last one ends the program.
  package func close() {
    input.cancelAll(time: CACurrentMediaTime())
    dispatcher.arena.dissolve()
    if let rootViewController { PresentationRequest.dissolve(over: rootViewController) }
    rootViewController?.viewIfLoaded?.removeFromSuperview()
    isVisible = false
    context?.rootLayer = nil
    // Ends the animations that were under way: who waits for them is told.
    context?.commit(at: CACurrentMediaTime())
    context = nil
    host?.close()
    host = nil
    windowScene?.remove(self)
    UIApplication.shared.windowDidClose(self)
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

  private func traits(in size: CGSize) -> UITraitCollection {
    .window(size: size, scale: host?.scale ?? 1, style: host?.interfaceStyle ?? .light)
  }

  /// The host has another size, scale or style. Lays nothing out: the next commit does.
  package func hostDidResize(to size: CGSize) {
    if contentScaleFactor != host?.scale ?? 1 {
      contentScaleFactor = host?.scale ?? 1
      windowScaleDidChange()
    }
    let change = {
      self.frame = CGRect(origin: .zero, size: size)
      self.traitsMayHaveChanged()
    }
    guard size != bounds.size, let root = rootViewController else { return change() }
    root.changeSize(to: size, traits: traits(in: size), change)
  }

  /// The name that the desktop shows for the window: the scene's title, or else that of what the window shows.
  var displayTitle: String {
    windowScene?.title ?? rootViewController?.windowTitle ?? ProcessInfo.processInfo.processName
  }

  /// Brings the host up to date with what may have changed without a notice.
  func updateHost() {
    guard let host, isVisible else { return }
    let title = displayTitle
    if host.title != title { host.title = title }
    let minimum = windowScene?.sizeRestrictions?.minimumSize
    if host.minimumSize != minimum { host.minimumSize = minimum }
  }

  // MARK: Events

  /// Sends an event to gesture recognisers and responders.
  open func sendEvent(_ event: UIEvent) {
    switch event.type {
    case .touches, .scroll, .transform: dispatcher.send(event)
    case .presses: (event as? UIPressesEvent).map(sendPresses)
    case .hover, .motion, .remoteControl: break
    }
  }

  /// Who gets a key that goes down now.
  var keyTarget: UIResponder { uncoveredResponder ?? topmostController?.viewIfLoaded ?? self }

  /// The first responder, unless something is presented over it.
  private var uncoveredResponder: UIResponder? {
    var responder = firstResponder
    while let current = responder {
      if let controller = current as? UIViewController, controller.modal.above != nil { return nil }
      responder = current.next
    }
    return firstResponder
  }

  /// The root, or what is presented over it.
  private var topmostController: UIViewController? {
    var top = rootViewController
    while let above = top?.presentationInside { top = above.presented }
    return top
  }

  private func sendPresses(_ event: UIPressesEvent) {
    for press in event.allPresses where press.timestamp == event.timestamp {
      let target = press.responder ?? keyTarget
      switch press.phase {
      case .began: target.pressesBegan([press], with: event)
      case .changed: target.pressesChanged([press], with: event)
      case .ended: target.pressesEnded([press], with: event)
      case .cancelled: target.pressesCancelled([press], with: event)
      case .stationary: break
      }
    }
  }

  /// Handles keys that no responder wanted: Escape and Alt+Left go back, others scroll the view under the pointer.
  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if presses.contains(where: \.meansBack), goBack() { return }
    if presses.contains(where: scrollUnderPointer) { return }
    super.pressesBegan(presses, with: event)
  }

  open override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if !presses.contains(where: scrollUnderPointer) { super.pressesChanged(presses, with: event) }
  }

  /// Goes back from where the keyboard is or, failing that, from what lies under a point: the pointer, or the middle.
  @discardableResult
  package func goBack(at location: CGPoint? = nil) -> Bool {
    if location == nil, let uncoveredResponder { return uncoveredResponder.performBackAction() }
    let start = view(at: location) ?? rootViewController?.viewIfLoaded ?? self
    return start.performBackAction() || topmostController?.performBackAction() ?? false
  }

  /// What lies under a point: the pointer, or the middle.
  private func view(at location: CGPoint?) -> UIView? {
    hitTest(location ?? input.pointerLocation ?? CGPoint(x: bounds.midX, y: bounds.midY), with: nil)
  }

  /// Has the innermost scroll view under the pointer take a key that it can follow.
  private func scrollUnderPointer(for press: UIPress) -> Bool {
    var view = view(at: nil)
    while let current = view {
      if let scroll = current as? UIScrollView, scroll.scroll(for: press) { return true }
      view = current.superview
    }
    return false
  }
}

extension UIPress {
  fileprivate var meansBack: Bool {
    guard let key else { return false }
    let modifiers = key.modifierFlags.intersection([.shift, .control, .alternate, .command])
    switch key.keyCode {
    case .keyboardEscape: return modifiers == []
    case .keyboardLeftArrow: return modifiers == .alternate
    default: return false
    }
  }
}
