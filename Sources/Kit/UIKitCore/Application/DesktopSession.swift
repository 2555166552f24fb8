// SPDX-License-Identifier: MIT
import DesktopPortal
import Diagnostics
import RenderServer
import X11

/// The program's session on an X display: its X screens, its windows, and its event loop.
///
/// ``Turn`` says what the loop does in each turn. Motion is collected until the next frame, and all other input is handled
/// when it arrives. With nothing to do, the loop sleeps and nothing wakes it.
@MainActor
package final class DesktopSession {
  /// The longest time in seconds that motion waits for a frame. It applies if no frame comes, as in a window that is
  /// not shown.
  private static let longestMotionWait = 0.1

  /// The X screens, starting with the one in the display's name.
  let screens: [DesktopScreen]
  private var portal: SettingsPortal?
  private var portalSettings = PortalSettings()
  private let loop: EventLoop
  private var hosts: [UInt: DesktopWindow] = [:]
  private var focus = Focus()
  package private(set) var isRunning = true
  /// How the program ends after `isRunning` has become false.
  private(set) var termination = Termination.status(0)
  private let signals: TerminationSignals?
  private let lazyClipboard: DesktopClipboard
  /// The number of turns of the loop so far. Tests use it to check that an idle program does nothing.
  private(set) var turns = 0
  /// The time in seconds for which the main thread has worked since the last frame, while frames are observed.
  private var work = 0.0

  /// - Parameters:
  ///   - displayName: The display's name, as in `DISPLAY`, which is used if this is nil.
  ///   - busAddress: The D-Bus address of the session bus, on which the portal has settings, or nil if there is no bus.
  ///   - signals: The handler of the signals that end the program, or nil not to handle them, as in tests.
  package init(
    displayName: String? = nil, busAddress: String? = SettingsPortal.sessionBusAddress(),
    signals: TerminationSignals? = nil
  ) throws(ConnectionError) {
    self.signals = signals
    try Connection.requireDescriptors(displayName: displayName)
    try Connection.requireMemory(displayName: displayName)
    FontBook.load()
    screens = try DesktopScreen.openAll(displayName: displayName)
    lazyClipboard = DesktopClipboard(displayName: screens[0].connection.displayName)
    let signalDescriptors = signals.map { [$0.fileDescriptor] } ?? []
    loop = EventLoop(descriptors: screens.flatMap(\.descriptors) + signalDescriptors)
    // Replace a manual clock: a screen has real time.
    MediaClock.now = MediaClock.monotonic
    applySettings()
    DisplayLinks.onNeedsTicksChange = { [weak self] _ in self?.updateTicks() }
    FrameEvent.observers.onActivityChange = { [weak self] in
      for host in self?.hosts.values.map(\.self) ?? [] { host.updateFrameReports() }
    }
    portal = busAddress.map { address in
      // The event loop runs the main queue.
      SettingsPortal(busAddress: address) { [weak self] address in
        DispatchQueue.main.async { MainActor.assumeIsolated { self?.assistanceChanged(busAddress: address) } }
      } onChange: { [weak self] settings in
        DispatchQueue.main.async { MainActor.assumeIsolated { self?.portalChanged(settings) } }
      }
    }
  }

  nonisolated deinit {}

  // MARK: Windows

  func open(_ window: UIWindow) {
    let screen = desktopScreen(of: window.screen)
    let host = DesktopWindow(window: window, screen: screen, desktop: self)
    hosts[host.xid] = host
    window.attach(host)
  }

  /// Returns the X screen to which a monitor belongs.
  func desktopScreen(of screen: UIScreen) -> DesktopScreen {
    screens.first { $0.number == screen.info.xScreen } ?? screens[0]
  }

  func updateIcons() {
    for host in hosts.values { host.updateIcon() }
  }

  /// Returns the host of an X window of the program.
  func host(_ xid: UInt) -> DesktopWindow? { hosts[xid] }

  /// Lets other programs drag content over the windows.
  func acceptDrops() {
    for host in hosts.values { host.acceptDrops() }
  }

  func forget(_ host: DesktopWindow) {
    hosts[host.xid] = nil
    focus.windows.remove(host.xid)
  }

  func stop(_ termination: Termination) {
    isRunning = false
    self.termination = termination
  }

  /// The desktop's clipboard, or nil if no connection can be opened for it.
  var clipboard: Clipboard? { lazyClipboard.clipboard }

  // MARK: The loop

  /// Runs until `stop(_:)` is called, and then closes everything.
  func run() {
    while isRunning {
      let timer = turn()
      if isRunning { sleep(atMost: [timer]) }
    }
    shutDown()
  }

  /// Runs until `condition` is true or `limit` seconds have passed, and returns whether it is true. It is checked at
  /// least every `interval` seconds, because tests also wait for conditions outside the program.
  package func run(until condition: () -> Bool, limit: Double, interval: Double = 0.02) -> Bool {
    let end = CACurrentMediaTime() + limit
    while true {
      let timer = turn()
      if condition() { return true }
      let left = end - CACurrentMediaTime()
      if left <= 0 || !isRunning { return false }
      sleep(atMost: [timer, left, interval])
    }
  }

  func shutDown() {
    isRunning = false
    portal?.stop()
    UIAccessibility.use(busAddress: nil)
    lazyClipboard.close()
    FontRendering.current = .portable
    DisplayLinks.onNeedsTicksChange = nil
    FrameEvent.observers.onActivityChange = nil
    for host in hosts.values { host.close() }
    for screen in screens { screen.close() }
  }

  /// Handles everything that is pending.
  ///
  /// - Returns: The time in seconds until the next timer is due.
  private func turn() -> Double? {
    let start = FrameEvent.observers.isActive ? CACurrentMediaTime() : nil
    defer { if let start { work += CACurrentMediaTime() - start } }
    turns += 1
    Turn(self).run()
    return loop.nextTimer
  }

  /// Blocks until an event arrives or the earliest deadline has passed: one of `limits`, in seconds, or that of a
  /// pending animation or gesture.
  private func sleep(atMost limits: [Double?]) {
    if screens.contains(where: \.connection.hasQueuedEvents) || needsCommit {
      return loop.sleep(atMost: 0)
    }
    let now = CACurrentMediaTime()
    let completion = CATransaction.nextCompletionTime.map { max($0 - now, 0) }
    let motion = hosts.values.compactMap(\.motionSince).min().map { max($0 + Self.longestMotionWait - now, 0) }
    loop.sleep(atMost: (limits + [completion, motion]).compactMap { $0 }.min())
  }

  // MARK: Input

  private func readInput() {
    for screen in screens {
      for (xid, event) in screen.connection.drainEvents() { receive(event, of: xid, on: screen) }
    }
    for host in hosts.values { host.flushHover() }
    let now = CACurrentMediaTime()
    for host in hosts.values where host.motionSince.map({ $0 + Self.longestMotionWait <= now }) ?? false {
      host.flushMotion()
    }
    updateActivity()
  }

  private func receive(_ event: WindowEvent, of xid: UInt, on screen: DesktopScreen) {
    switch event {
    case .settingsChanged:
      screen.readDesktop()
      if screen.updateSettings(portal: portalSettings) { applySettings() }
    case .screenChanged:
      let monitors = screen.monitors
      screen.readDesktop()
      if screen.monitors != monitors { applySettings() } else { describeScreens() }
      for host in hosts.values { host.updateRefreshRate() }
    case .compositingChanged:
      screen.readDesktop()
      for host in hosts.values { host.updateVisibility() }
    case .focus(let isFocused): noteFocus(xid, isFocused)
    default: hosts[xid]?.receive(event)
    }
  }

  private func noteFocus(_ xid: UInt, _ isFocused: Bool) {
    guard let host = hosts[xid] else { return }
    if isFocused { focus.windows.insert(xid) } else { focus.windows.remove(xid) }
    focus.hasBeenSeen = true
    host.focusChanged(isFocused)
  }

  private struct Focus {
    var windows: Set<UInt> = []
    /// Whether a window of the program has ever had the focus. Until then the program counts as active.
    var hasBeenSeen = false
  }

  private func updateActivity() {
    guard focus.hasBeenSeen else { return }
    UIApplication.shared.setActive(!focus.windows.isEmpty)
  }

  // MARK: The render server

  private func readServer() {
    for event in screens.flatMap({ $0.server.events.drain() }) {
      switch event {
      case .tick(let surface, let timestamp, let target):
        guard let host = host(of: surface) else { continue }
        host.tick()
        DisplayLinks.fire(timestamp: timestamp, target: target) { self.host(followedBy: $0) === host }
      case .started(let surface, let sequence, let delay):
        host(of: surface)?.noteStart(of: sequence, delay: delay)
      case .resized(let surface, let size): host(of: surface)?.acknowledge(size)
      case .frame(let report): host(of: report.surface).map { observe(report, of: $0) }
      case .deviceLost: displayWasLost()
      }
    }
  }

  /// Ends the program, unless it ends already.
  private func displayWasLost() {
    guard isRunning else { return }
    // The limit for a request to end may have cut the connection.
    if let request = signals?.request { return UIApplication.shared.terminate(request) }
    ConnectionLoss.report(displayName: screens[0].connection.displayName)
    UIApplication.shared.terminate(status: Connection.connectionLostStatus)
  }

  private func observe(_ report: FrameReport, of host: DesktopWindow) {
    FrameEvent.observers.send(host.event(of: report, mainSeconds: work))
    work = 0
  }

  private func host(of surface: SurfaceID) -> DesktopWindow? { hosts.values.first { $0.surfaceID == surface } }

  /// Returns the window whose frames a display link follows: that of its scroll view, or the first one on its screen. A
  /// link whose window is not visible and a link without a window follow the first visible window.
  private func host(followedBy link: CADisplayLink) -> DesktopWindow? {
    let visible = hosts.values.filter(\.isSeen).sorted { $0.xid < $1.xid }
    let requested = visible.first { $0.isFrameSource(link.frameSource) }
    return requested ?? visible.first
  }

  private func updateTicks() {
    let followed = DisplayLinks.running.compactMap(host(followedBy:))
    for host in hosts.values { host.updateTicks(forLinks: followed.contains(identicalTo: host)) }
  }

  // MARK: Settings

  private func portalChanged(_ settings: PortalSettings) {
    portalSettings = settings
    guard isRunning else { return }
    let changed = screens.filter { $0.updateSettings(portal: settings) }
    if !changed.isEmpty { applySettings() }
  }

  private func assistanceChanged(busAddress: String?) {
    if isRunning { UIAccessibility.use(busAddress: busAddress) }
  }

  private func applySettings() {
    let settings = screens[0].settings
    UIAccessibility.desktopReducesMotion = settings.reducesMotion
    UIAccessibility.isDarkerSystemColorsEnabled = settings.prefersHighContrast
    UIAccessibility.isReduceTransparencyEnabled = settings.reducesTransparency
    applyFontRendering(FontRendering(settings.fonts))
    for screen in screens { screen.connection.useCursors(of: screen.settings.cursorTheme) }
    describeScreens()
    for host in hosts.values { host.settingsChanged() }
  }

  private func applyFontRendering(_ rendering: FontRendering) {
    guard rendering != FontRendering.current else { return }
    FontRendering.current = rendering
    for host in hosts.values { host.redraw() }
  }

  private func describeScreens() { UIScreen.update(screens.flatMap(\.descriptions)) }
}

extension DesktopSession: TurnHost {
  var now: Double { CACurrentMediaTime() }
  var needsCommit: Bool { hosts.values.contains(where: \.needsCommit) }

  func handleInput() {
    if let request = signals?.request { UIApplication.shared.terminate(request) }
    if screens.contains(where: \.connection.isLost) { displayWasLost() }
    readInput()
  }

  func handleFrame() { readServer() }
  func fireTimers() { loop.fireTimers() }

  func applyResizes() {
    for host in hosts.values { host.applyResize() }
  }

  func finishTurn() {
    for host in hosts.values { host.finishTurn() }
    updateTicks()
    for screen in screens { screen.connection.flush() }
    UIAccessibility.technology?.turnDidEnd()
  }
}
