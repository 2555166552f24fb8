// SPDX-License-Identifier: MIT
import Diagnostics

/// A window of the desktop: the top of a view tree, through which its events come.
///
/// A window that is as large as `UIScreen.main.bounds`, as code for phones makes it, or has no size, opens at
/// `defaultSize`; others at their own. The user may resize and close it; closing the last one ends the program.
@MainActor
open class UIWindow: UIView {
  public struct Level: RawRepresentable, Hashable, Comparable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    public static let normal = Level(0)
    public static let statusBar = Level(1000)
    public static let alert = Level(2000)
    public static func < (a: Level, b: Level) -> Bool { a.rawValue < b.rawValue }
  }

  /// Points. Chosen: two columns of a phone's width side by side, on any screen.
  public static let defaultSize = CGSize(width: 1024, height: 720)

  nonisolated public static let didBecomeVisibleNotification = Notification.Name("UIWindowDidBecomeVisibleNotification")
  nonisolated public static let didBecomeHiddenNotification = Notification.Name("UIWindowDidBecomeHiddenNotification")
  nonisolated public static let didBecomeKeyNotification = Notification.Name("UIWindowDidBecomeKeyNotification")
  nonisolated public static let didResignKeyNotification = Notification.Name("UIWindowDidResignKeyNotification")

  open var windowLevel = Level.normal
  /// The scene that the window belongs to; every window has one of its own unless it is given one.
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
  public private(set) var isKeyWindow = false

  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: .zero, size: Self.openingSize(frame.size)))
    isHidden = true
    adopt(UIWindowScene())
  }

  public init(windowScene: UIWindowScene) {
    super.init(frame: CGRect(origin: .zero, size: Self.defaultSize))
    isHidden = true
    adopt(windowScene)
  }

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

  open var screen: UIScreen { .main }
  open override var window: UIWindow? { self }
  open override var next: UIResponder? { windowScene ?? UIApplication.shared }
  package override class var drawsNothing: Bool { true }

  // MARK: The root

  /// Fills the window with its view. What was shown before goes.
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

  open override var isHidden: Bool {
    didSet { if isHidden { leaveScreen() } else { enterScreen() } }
  }

  open func makeKeyAndVisible() {
    isHidden = false
    makeKey()
    host?.activate()
  }

  /// Makes this the window that keys go to.
  open func makeKey() { UIApplication.shared.setKeyWindow(self) }

  open func becomeKey() {}
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

  /// Takes an event to recognisers and responders.
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

  /// Keys that nobody wanted end up here: Escape and Alt+Left go back, and others scroll what lies under the pointer.
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
