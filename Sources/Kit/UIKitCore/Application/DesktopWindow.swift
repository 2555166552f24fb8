// SPDX-License-Identifier: MIT
import RenderServer
import RenderTree
import X11

/// The X window of a stack: its input, its size, and the surface that the render server draws.
@MainActor
final class DesktopWindow: WindowHost {
  let xWindow: Window
  private let surface: RenderSurface
  private unowned let desktop: DesktopSession
  private let desktopScreen: DesktopScreen
  weak var stack: WindowStack? {
    didSet { stack?.input.multiTapInterval = settings.doubleClickTime }
  }
  private var monitor: WindowMonitor
  private var visibility = WindowVisibility()
  private var motion = PendingMotion()
  private var pending = Pending()

  /// The tasks of the window in this turn of the event loop.
  private struct Pending {
    /// The size in pixels that the server has reported and that the views do not have yet.
    var newSize: PixelSize?
    /// Whether the render server waits for the window's part of a frame.
    var hasTicked = false
  }

  init(window: UIWindow, screen desktopScreen: DesktopScreen, desktop: DesktopSession) {
    self.desktop = desktop
    self.desktopScreen = desktopScreen
    monitor = WindowMonitor(screen: window.screen)
    let scale = monitor.scale
    let connection = desktopScreen.connection
    let size = Self.pixels(window.bounds.size, scale: scale)
    xWindow = Window(
      connection: connection, size: size, title: window.displayTitle, appID: UIApplication.identifier)
    surface = desktopScreen.server.makeSurface(
      window: xWindow, pixelSize: xWindow.size, scale: scale, isVisible: false,
      refreshRate: monitor.screen.info.framesPerSecond)
    if xWindow.size != size { pending.newSize = xWindow.size }
    if !UIApplication.icons.isEmpty { updateIcon() }
    updateFrameReports()
    if window.hasChosenScreen { center(on: screen) }
  }

  nonisolated deinit {}

  private var settings: DesktopSettings { desktopScreen.settings }

  private static func pixels(_ size: CGSize, scale: CGFloat) -> PixelSize {
    PixelSize(size, scale: scale)
  }

  /// The monitor that shows most of the window.
  var screen: UIScreen { monitor.screen }
  var scale: CGFloat { monitor.scale }
  var origin: CGPoint { xWindow.origin ?? .zero }
  var isShown: Bool { visibility.isMapped }
  var isComposited: Bool { desktopScreen.isComposited }
  /// Whether frames are drawn: the window is mapped, and neither covered entirely nor hidden by the window manager.
  var isSeen: Bool { visibility.isSeen }
  /// The time at which motion arrived that waits for the next frame.
  var motionSince: Double? { motion.since }

  var xid: UInt { xWindow.xid }
  var surfaceID: SurfaceID { surface.id }
  var statistics: FrameStatistics { surface.statistics }
  func resetStatistics() { surface.resetStatistics() }
  var needsCommit: Bool { stack?.context.needsCommit ?? false }

  // MARK: WindowHost

  var sink: any CommitSink { surface }
  var appearance: DesktopAppearance { DesktopAppearance(settings) }

  var title: String {
    get { xWindow.title }
    set { xWindow.title = newValue }
  }

  var background: CGColor? {
    didSet { if background != oldValue { xWindow.setBackground(background.map(WindowColor.init)) } }
  }

  var minimumSize: CGSize? {
    didSet {
      guard minimumSize != oldValue else { return }
      xWindow.minimumSize = minimumSize.map { Self.pixels($0, scale: scale) }
    }
  }

  var textInputClient: TextInputClient? {
    didSet {
      guard textInputClient != oldValue else { return }
      xWindow.setTextClient(
        textInputClient.map {
          TextClient(
            spot: CGPoint(x: $0.caret.minX * scale, y: $0.caret.maxY * scale), showsMarkedText: $0.showsMarkedText)
        })
    }
  }

  var cursor: CursorShape {
    get { xWindow.cursor }
    set { xWindow.cursor = newValue }
  }

  func resetTextInput() { xWindow.resetTextInput() }
  func show() { xWindow.map() }
  func hide() { xWindow.unmap() }

  func activate() {
    if xWindow.isMapped { xWindow.activate() }
  }

  func requestAttention() { xWindow.isUrgent = true }

  func move(to screen: UIScreen) -> Bool {
    guard desktop.desktopScreen(of: screen) === desktopScreen else { return false }
    center(on: screen)
    return true
  }

  /// Asks for a position in the middle of a monitor.
  private func center(on screen: UIScreen) {
    let (origin, pixels) = (screen.info.origin, screen.info.pixels)
    xWindow.move(
      to: PixelPoint(
        x: Int(origin.x) + max(Int(pixels.width) - xWindow.size.width, 0) / 2,
        y: Int(origin.y) + max(Int(pixels.height) - xWindow.size.height, 0) / 2))
  }

  func isFrameSource(_ source: AnyObject?) -> Bool {
    guard let source else { return false }
    return source === screen || stack?.windows.contains { $0 === source } ?? false
  }

  func close() {
    surface.detach()
    xWindow.destroy()
    desktop.forget(self)
  }

  // MARK: Events

  func receive(_ event: WindowEvent) {
    switch event {
    case .pointer(let pointer): receive(pointer)
    case .scroll(let scroll): receive(scroll)
    case .key(let key): receive(key)
    case .markedText(let marked):
      stack?.keyWindow?.setMarkedText(marked?.text, caretOffset: marked?.caretOffset ?? 0)
    case .touch(let touch): receive(touch)
    case .pinch(let pinch): receive(pinch)
    case .drag(let drag): receive(drag)
    case .dragAnswer(let answer): DesktopDrag.current?.receive(answer)
    case .configured(let size, let origin): configured(size, at: origin)
    case .exposed: surface.invalidate()
    case .mapped(let isMapped): mapped(isMapped)
    case .obscured(let isObscured):
      visibility.isObscured = isObscured
      updateVisibility()
    case .stateChanged: updateVisibility()
    case .grabLost: cancelInput()
    case .closeRequested, .destroyed: stack?.close()
    case .focus, .settingsChanged, .screenChanged, .compositingChanged: break
    }
  }

  private func configured(_ size: PixelSize, at origin: CGPoint?) {
    pending.newSize = size
    if let origin { updateScreen(at: origin) }
  }

  /// Updates the monitor and the scale after the window or the monitors have moved.
  private func updateScreen(at origin: CGPoint) {
    monitor.screen = desktopScreen.screen(
      showing: PixelRect(
        x: Int(origin.x), y: Int(origin.y), width: xWindow.size.width, height: xWindow.size.height))
    updateScale()
    updateRefreshRate()
  }

  /// Sets the pace of frames to that of the monitor that shows most of the window.
  func updateRefreshRate() {
    if let rate = monitor.takeRefreshRate() { surface.setRefreshRate(rate) }
  }

  /// Applies the screen's scale. The window keeps its size in pixels, so its size in points changes.
  private func updateScale() {
    guard monitor.takeScale() else { return }
    xWindow.minimumSize = minimumSize.map { Self.pixels($0, scale: scale) }
    pending.newSize = pending.newSize ?? xWindow.size
  }

  private func mapped(_ isMapped: Bool) {
    visibility.isMapped = isMapped
    visibility.isObscured = false
    updateVisibility()
    guard isMapped else { return cancelInput() }
    updateScreen(at: xWindow.origin ?? xWindow.locateOnScreen())
    desktopScreen.connection.beginInput()
    acceptDrops()
  }

  /// Starts or stops drawing. Animations continue while nothing is drawn, so the next frame shows their state at its
  /// own time.
  func updateVisibility() {
    let wasSeen = isSeen
    visibility.update(isComposited: desktopScreen.isComposited, isHidden: xWindow.state.contains(.hidden))
    if isSeen != wasSeen { surface.setVisible(isSeen) }
  }

  func focusChanged(_ isFocused: Bool) {
    if isFocused {
      xWindow.isUrgent = false
      stack?.keyWindow?.makeKey()
    } else {
      // A drag in a window that has lost the keyboard may never receive its release.
      cancelInput()
    }
  }

  private func cancelInput() {
    motion.since = nil
    input?.cancelAll(time: CACurrentMediaTime())
  }

  var input: WindowInput? { stack?.input }

  func point(_ pixels: CGPoint) -> CGPoint { CGPoint(x: pixels.x / scale, y: pixels.y / scale) }
  func time(_ server: Double) -> Double { desktopScreen.connection.monotonicTime(ofServerTime: server) }

  /// Records that motion has arrived, which waits for the next frame.
  func noteMotion() {
    if motion.since == nil { motion.since = CACurrentMediaTime() }
  }

  /// Records that a press or a release is about to send the motion that waited for the frame.
  func noteMotionSent() { motion.since = nil }

  /// Keeps the location of the pointer without a pressed button, or nil outside the window, until the turn ends.
  func noteHover(_ location: CGPoint?) { motion.hover = .some(location) }

  // MARK: Frames

  /// Sends the pending input before the render server makes a frame.
  func tick() {
    pending.hasTicked = true
    flushMotion()
  }

  /// Delays the animations of a commit, because its first frame has been shown later than at the time of the commit.
  func noteStart(of sequence: UInt64, delay: Double) { stack?.context.noteStart(of: sequence, delay: delay) }

  func flushMotion() {
    motion.since = nil
    input?.flush()
  }

  func flushHover() {
    guard let location = motion.hover else { return }
    motion.hover = nil
    input?.pointerMoved(to: location)
  }

  /// Tells the windows about a new size before they are laid out.
  func applyResize() {
    guard let newSize = pending.newSize else { return }
    stack?.resize(to: CGSize(width: CGFloat(newSize.width) / scale, height: CGFloat(newSize.height) / scale))
  }

  /// Completes a turn after the commit.
  func finishTurn() {
    let pending = pending
    self.pending = Pending()
    if let newSize = pending.newSize { surface.resize(pixelSize: newSize, scale: scale) }
    if pending.hasTicked { surface.tickHandled() }
    stack?.updateHost()
  }

  func updateTicks(forLinks: Bool) {
    let hasTouches = input?.hasTouches ?? false
    surface.ticks = isSeen ? (hasTouches ? .late : forLinks ? .early : .none) : .none
  }

  /// Asks for reports about the frames if somebody observes them.
  func updateFrameReports() { surface.reportsFrames = FrameEvent.observers.isActive }

  func event(of report: FrameReport, mainSeconds: Double) -> FrameEvent {
    FrameEvent(report, mainSeconds: mainSeconds, window: stack?.windows.first, scale: scale)
  }

  /// Tells the window manager, which may wait for it, that a frame of this size is about to be shown.
  func acknowledge(_ size: PixelSize) { xWindow.acknowledgeFrameDrawn(size: size) }

  func settingsChanged() {
    guard let stack else { return }
    stack.input.multiTapInterval = settings.doubleClickTime
    if let origin = xWindow.origin { updateScreen(at: origin) } else { updateScale() }
    for window in stack.windows { window.traitsMayHaveChanged() }
  }
}

extension WindowColor {
  init(_ color: CGColor) {
    let byte = { (component: CGFloat) in UInt8((min(max(component, 0), 1) * 255).rounded()) }
    self.init(red: byte(color.red), green: byte(color.green), blue: byte(color.blue))
  }
}
