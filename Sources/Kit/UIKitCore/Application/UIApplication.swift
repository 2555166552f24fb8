// SPDX-License-Identifier: MIT
import Diagnostics

/// The running program: its windows, its delegate, and the first recipient of events.
///
/// ```swift
/// @MainActor func titles() -> [String] {
///   UIApplication.shared.windows.compactMap { $0.rootViewController?.title }
/// }
/// ```
@preconcurrency @MainActor open class UIApplication: UIResponder {
  /// The state of the program.
  nonisolated public enum State: Int, Sendable {
    /// A window of the program has the focus, or the program has just started.
    case active
    /// No window of the program has the focus.
    case inactive
    /// The program is in the background. Not used here.
    case background
  }

  /// A key of the launch options. There are none here.
  nonisolated public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// Posted after the delegate's `application(_:didFinishLaunchingWithOptions:)`.
  nonisolated public static let didFinishLaunchingNotification = Notification.Name(
    "UIApplicationDidFinishLaunchingNotification")

  /// Posted when a window of the program has received the focus.
  nonisolated public static let didBecomeActiveNotification = Notification.Name(
    "UIApplicationDidBecomeActiveNotification")

  /// Posted before the program loses the focus.
  nonisolated public static let willResignActiveNotification = Notification.Name(
    "UIApplicationWillResignActiveNotification")

  /// Posted before the program ends.
  nonisolated public static let willTerminateNotification = Notification.Name("UIApplicationWillTerminateNotification")

  /// The class of the program's X windows, which is the name of its desktop file. The default is the executable's name.
  package static var identifier = ProcessInfo.processInfo.processName
  /// The program's icon for task bars and window switchers, in all available sizes.
  package static var icons: [CGImage] = [] {
    didSet { shared.desktop?.updateIcons() }
  }

  /// The only application object.
  public static let shared = UIApplication()

  /// The object that receives the application's life-cycle events. Held strongly.
  open var delegate: (any UIApplicationDelegate)?
  /// The windows on the screen in the order in which they were opened.
  open var windows: [UIWindow] { shown.compactMap(\.window).filter { !$0.isTool } }
  private var shown: [ShownWindow] = []

  /// The window that receives key presses.
  open private(set) weak var keyWindow: UIWindow?

  /// The state of the program.
  open private(set) var applicationState = State.inactive
  private(set) var desktop: DesktopSession?
  /// The number of calls of `beginIgnoringInteractionEvents()` that have not been ended.
  var ignoredInteractions = 0

  nonisolated deinit {}

  /// The scenes of the windows on the screen, and those that have a delegate.
  open var connectedScenes: Set<UIScene> { Set(windows.compactMap(\.windowScene)).union(delegatedScenes) }
  /// The scenes that the delegate has configured, which have delegates of their own.
  package internal(set) var delegatedScenes: [UIWindowScene] = []

  /// Whether the screen stays on and the computer awake while nobody uses it. The default is `false`. No effect: the
  /// desktop's settings apply.
  open var isIdleTimerDisabled = false

  /// The direction of the layout, which is left to right.
  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

  /// The text size that the user prefers: `.large`, because the desktop's text scale is part of the window's scale.
  open var preferredContentSizeCategory: UIContentSizeCategory { .large }

  /// The delegate if it is a responder; otherwise `nil`.
  open override var next: UIResponder? { delegate as? UIResponder }

  // MARK: Events

  /// Sends an event to its window, or to each of the windows that have a touch of it.
  open func sendEvent(_ event: UIEvent) {
    Self.eventObservers.send(event)
    if let presses = event as? UIPressesEvent {
      presses.allPresses.first?.window?.sendEvent(event)
    } else {
      for window in event.windows { window.sendEvent(event) }
    }
  }

  /// The observers of the events that windows receive.
  package static let eventObservers = Observers<UIEvent>()

  /// Calls a method on an object, or on the first responder in the chain that has the method.
  ///
  /// - Parameters:
  ///   - action: The method. It takes nothing, the sender, or the sender and the event.
  ///   - target: The object to call, or `nil` to search for one from the first responder and then from the sender.
  ///   - sender: The first argument of the method.
  ///   - event: The second argument of the method.
  /// - Returns: `false` if no object was found.
  @discardableResult
  open func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
    guard let receiver = target.map({ $0 as AnyObject }) ?? self.target(for: action, from: sender) else { return false }
    action.sendAction(to: receiver, from: sender, for: event)
    return true
  }

  /// Calls a method, such as `EditorController.save`, on an object, or on the first responder in the chain that has it.
  ///
  /// - Parameters:
  ///   - action: The method. It takes nothing, the sender, or the sender and the event.
  ///   - target: The object to call, or `nil` to search for one from the first responder and then from the sender.
  ///   - sender: The first argument of the method.
  ///   - event: The second argument of the method.
  /// - Returns: `false` if no object was found.
  @discardableResult
  public func sendAction<Target: AnyObject, each Argument>(
    _ action: @escaping (Target) -> (repeat each Argument) -> Void, to target: Any?, from sender: Any?,
    for event: UIEvent?
  ) -> Bool {
    sendAction(Selector(action), to: target, from: sender, for: event)
  }

  private func target(for action: Selector, from sender: Any?) -> AnyObject? {
    let origin = (sender as? UIGestureRecognizer)?.view ?? sender as? UIResponder
    for start in [keyWindow?.firstResponder, origin, keyWindow] {
      if let target = start?.target(forAction: action, withSender: sender) { return target as AnyObject }
    }
    return nil
  }

  // MARK: Windows

  /// Gives a window a host. Returns false if there is no display to open it on.
  func open(_ window: UIWindow) -> Bool {
    if window.stack == nil, let desktop {
      guard desktop.isRunning else { return false }
      desktop.open(window)
    }
    if !shown.contains(where: { $0.window === window }) { shown.append(ShownWindow(window)) }
    return true
  }

  func setKeyWindow(_ window: UIWindow?) {
    guard window !== keyWindow else { return }
    let old = keyWindow
    keyWindow = window
    old?.setKey(false)
    window?.setKey(true)
    guard old?.windowScene !== window?.windowScene else { return }
    old?.windowScene?.deactivate()
    window?.windowScene?.activate()
  }

  /// - Parameter nextKey: The window that is key if the window was.
  func windowDidLeaveScreen(_ window: UIWindow, nextKey: UIWindow?) {
    shown.removeAll { $0.window == nil || $0.window === window }
    if keyWindow === window { setKeyWindow(nextKey) }
  }

  /// Takes note that windows have been released while they were shown.
  ///
  /// - Parameter nextKey: The window that is key if one of them was.
  func windowsWereReleased(nextKey: UIWindow?) {
    shown.removeAll { $0.window == nil }
    if keyWindow == nil { setKeyWindow(nextKey) }
    if shown.isEmpty { terminate() }
  }

  func windowDidClose(_ window: UIWindow, nextKey: UIWindow?) {
    windowDidLeaveScreen(window, nextKey: nextKey)
    for scene in delegatedScenes where scene.windows.isEmpty {
      delegatedScenes.remove(identicalTo: scene)
      scene.disconnect()
    }
    if windows.isEmpty, !window.isTool { terminate() }
  }

  // MARK: Life cycle

  /// Starts the program on the display. Does not return.
  package func run(delegate: any UIApplicationDelegate) -> Never {
    reopenStandardStreams()
    let desktop: DesktopSession
    do {
      desktop = try DesktopSession(signals: TerminationSignals(limitsWaits: true))
    } catch {
      warn("\(error)")
      exit(error.exitStatus)
    }
    launch(delegate: delegate, on: desktop)
    desktop.run()
    desktop.termination.perform()
  }

  /// Launches the program, up to the start of the event loop.
  func launch(delegate: any UIApplicationDelegate, on desktop: DesktopSession) {
    self.desktop = desktop
    self.delegate = delegate
    LaunchTools.start()
    _ = delegate.application(self, willFinishLaunchingWithOptions: nil)
    _ = delegate.application(self, didFinishLaunchingWithOptions: nil)
    NotificationCenter.default.post(name: Self.didFinishLaunchingNotification, object: self)
    connectScene()
    setActive(true)
  }

  func setActive(_ isActive: Bool) {
    guard isActive != (applicationState == .active) else { return }
    if isActive {
      applicationState = .active
      delegate?.applicationDidBecomeActive(self)
      NotificationCenter.default.post(name: Self.didBecomeActiveNotification, object: self)
    } else {
      delegate?.applicationWillResignActive(self)
      NotificationCenter.default.post(name: Self.willResignActiveNotification, object: self)
      applicationState = .inactive
    }
  }

  /// Ends the program at the end of the event loop's turn. Does nothing without a desktop, as in tests.
  package func terminate(status: Int32 = 0) { terminate(.status(status)) }

  func terminate(_ termination: Termination) {
    guard let desktop, desktop.isRunning else { return }
    EndingLimit.pausing {
      for scene in delegatedScenes { scene.reportDisconnection() }
      delegate?.applicationWillTerminate(self)
      NotificationCenter.default.post(name: Self.willTerminateNotification, object: self)
    }
    desktop.stop(termination)
  }

  /// Releases a desktop session that has run. For tests.
  package func leaveDesktop() {
    for window in shown.compactMap(\.window) { window.isHidden = true }
    desktop = nil
    delegate = nil
    for scene in delegatedScenes { scene.disconnect() }
    delegatedScenes = []
    applicationState = .inactive
  }

  /// The sessions of the scenes that the application delegate has configured.
  open var openSessions: Set<UISceneSession> { Set(delegatedScenes.compactMap(\.session)) }

  /// Whether the program can have several scenes, which is `true`: see ``UIWindow``.
  open var supportsMultipleScenes: Bool { true }

  /// Opens a URL in another program.
  ///
  /// ```swift
  /// @MainActor func showManual() {
  ///   guard let url = URL(string: "https://www.swift.org") else { return }
  ///   UIApplication.shared.open(url) { isOpen in
  ///     if !isOpen { print("There is no browser.") }
  ///   }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - url: The URL. That of a file is opened in the program for such files.
  ///   - options: Conditions for the program.
  ///   - completionHandler: Called on the main thread with whether a program was found and started. If not, the reason is
  ///     written to standard error.
  open func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) { openLink(url, options: options, completionHandler: completionHandler) }

  /// Opens a URL in another program, as `open(_:options:completionHandler:)` does.
  ///
  /// - Returns: Whether there is a program for the URL's scheme.
  @discardableResult
  open func openURL(_ url: URL) -> Bool { openLink(url) }

  /// Returns whether there is a program for the scheme of a URL. For a file, it is not asked whether there is one for its
  /// kind.
  ///
  /// Schemes need not be declared, as on iOS.
  open func canOpenURL(_ url: URL) -> Bool { hasProgram(for: url) }

  /// Stops the delivery of touches and of scrolling until ``endIgnoringInteractionEvents()`` has been called the same
  /// number of times.
  ///
  /// Touches that are down continue, so that each view that has received the beginning of one receives its end.
  ///
  /// Deprecated on iOS: set `UIView.isUserInteractionEnabled` of the window or of a view.
  open func beginIgnoringInteractionEvents() { ignoredInteractions += 1 }

  /// Ends the effect of one call of ``beginIgnoringInteractionEvents()``. Does nothing without one.
  open func endIgnoringInteractionEvents() { ignoredInteractions = max(0, ignoredInteractions - 1) }

  /// Whether touches that begin are ignored. The default is `false`.
  open var isIgnoringInteractionEvents: Bool { ignoredInteractions > 0 }

  /// Zero, because there is no status bar.
  ///
  /// Deprecated on iOS: use `UIWindowScene.statusBarManager`.
  open var statusBarFrame: CGRect { .zero }

  /// The preferred style of the status bar in the key window. Setting it has no effect: as on iOS, view controllers decide
  /// by `UIViewController.preferredStatusBarStyle`.
  ///
  /// Deprecated on iOS: use `UIWindowScene.statusBarManager`.
  open var statusBarStyle: UIStatusBarStyle {
    get { keyWindow?.windowScene?.statusBarManager?.statusBarStyle ?? .default }
    set { setStatusBarStyle(newValue, animated: false) }
  }

  /// Whether a hidden status bar is preferred in the key window. Setting it has no effect: as on iOS, view controllers
  /// decide by `UIViewController.prefersStatusBarHidden`.
  ///
  /// Deprecated on iOS: use `UIWindowScene.statusBarManager`.
  open var isStatusBarHidden: Bool {
    get { keyWindow?.windowScene?.statusBarManager?.isStatusBarHidden ?? false }
    set { setStatusBarHidden(newValue, with: .none) }
  }

  /// Hides or shows the status bar. No effect: as on iOS, view controllers decide by
  /// `UIViewController.prefersStatusBarHidden`.
  ///
  /// Deprecated on iOS.
  open func setStatusBarHidden(_ hidden: Bool, with animation: UIStatusBarAnimation) {}

  /// Sets the style of the status bar. No effect: as on iOS, view controllers decide by
  /// `UIViewController.preferredStatusBarStyle`.
  ///
  /// Deprecated on iOS.
  open func setStatusBarStyle(_ statusBarStyle: UIStatusBarStyle, animated: Bool) {}

  /// The orientation of the key window, from its size.
  ///
  /// Deprecated on iOS: use `UIWindowScene.interfaceOrientation`.
  open var statusBarOrientation: UIInterfaceOrientation { keyWindow?.windowScene?.interfaceOrientation ?? .unknown }

  /// Returns the orientations that a window supports, which are always all.
  open func supportedInterfaceOrientations(for window: UIWindow?) -> UIInterfaceOrientationMask { .all }
}
