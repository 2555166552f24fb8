// SPDX-License-Identifier: MIT
import RenderServer
import RenderTree
import X11

/// An X window under a `UIWindow`: its input, its size, and the surface that the render server draws for it.
@MainActor
final class DesktopWindow: WindowHost {
  private let xWindow: Window
  private let surface: RenderSurface
  private unowned let desktop: DesktopSession
  private let desktopScreen: DesktopScreen
  private weak var window: UIWindow?
  /// The monitor that shows the most of the window.
  private(set) var screen: UIScreen
  private(set) var scale: CGFloat
  /// Pixels that the server has reported and the views have not been told of.
  private var newSize: PixelSize?
  private var hasTicked = false
  /// Where the pointer is, if it has moved with no button down since the last turn.
  private var hover: CGPoint??
  private(set) var isShown = false
  private var refreshRate = 0.0
  /// Covered entirely by other windows, if no compositing manager draws the screen.
  private var isObscured = false
  /// Whether frames are drawn: the window is on the screen, and neither covered entirely nor hidden by the window
  /// manager.
  private(set) var isSeen = false {
    didSet { if isSeen != oldValue { surface.setVisible(isSeen) } }
  }
  /// When motion came in that waits for a frame.
  private(set) var motionSince: Double?

  init(window: UIWindow, screen desktopScreen: DesktopScreen, desktop: DesktopSession) {
    self.window = window
    self.desktop = desktop
    self.desktopScreen = desktopScreen
    screen = window.screen
    scale = screen.scale
    let connection = desktopScreen.connection
    let size = Self.pixels(window.bounds.size, scale: scale)
    xWindow = Window(
      connection: connection, size: size, title: window.displayTitle, appID: UIApplication.identifier)
    if !UIApplication.icons.isEmpty { xWindow.setIcon(UIApplication.icons.map(WindowIcon.init)) }
    // The render server speaks on a connection of its own and must find the window there.
    connection.synchronize()
    surface = desktopScreen.server.makeSurface(
      window: xWindow.xid, pixelSize: xWindow.size, scale: scale, hasAlpha: false)
    if xWindow.size != size { newSize = xWindow.size }
    surface.setVisible(false)
    window.input.multiTapInterval = settings.doubleClickTime
    if window.hasChosenScreen { center(on: screen) }
  }

  nonisolated deinit {}

  private var settings: DesktopSettings { desktopScreen.settings }

  private static func pixels(_ size: CGSize, scale: CGFloat) -> PixelSize {
    PixelSize(size, scale: scale)
  }

  var xid: UInt { xWindow.xid }
  var surfaceID: SurfaceID { surface.id }
  var statistics: FrameStatistics { surface.statistics }
  func resetStatistics() { surface.resetStatistics() }
  var needsCommit: Bool { window?.context?.needsCommit ?? false }

  // MARK: What the window asks for

  var sink: any CommitSink { surface }
  var appearance: DesktopAppearance { DesktopAppearance(settings) }

  var title: String {
    get { xWindow.title }
    set { xWindow.title = newValue }
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

  func resetTextInput() { xWindow.resetTextInput() }
  func show() { xWindow.map() }
  func hide() { xWindow.unmap() }

  func activate() {
    if xWindow.isMapped { xWindow.activate() }
  }

  func resize(to size: CGSize) { xWindow.resize(to: Self.pixels(size, scale: scale)) }

  func setOwner(_ owner: (any WindowHost)?) {
    let owner = owner as? DesktopWindow
    // A dialog of a window on another X screen cannot say so: each has a window manager of its own.
    xWindow.transientFor = owner?.desktopScreen === desktopScreen ? owner?.xWindow : nil
  }

  func move(to screen: UIScreen) -> Bool {
    guard desktop.desktopScreen(of: screen) === desktopScreen else { return false }
    center(on: screen)
    return true
  }

  /// Asks for a place in the middle of a monitor.
  private func center(on screen: UIScreen) {
    let (origin, pixels) = (screen.facts.origin, screen.facts.pixels)
    xWindow.move(
      to: PixelPoint(
        x: Int(origin.x) + max(Int(pixels.width) - xWindow.size.width, 0) / 2,
        y: Int(origin.y) + max(Int(pixels.height) - xWindow.size.height, 0) / 2))
  }

  func isFrameSource(_ source: AnyObject?) -> Bool { source != nil && (source === window || source === screen) }

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
      window?.setMarkedText(marked?.text, caretOffset: marked?.caretOffset ?? 0)
    case .touch(let touch): receive(touch)
    case .pinch(let pinch): receive(pinch)
    case .configured(let size, let origin): configured(size, at: origin)
    case .exposed: surface.invalidate()
    case .mapped(let isMapped): mapped(isMapped)
    case .obscured(let isObscured):
      self.isObscured = isObscured
      updateVisibility()
    case .stateChanged: updateVisibility()
    case .grabLost: cancelInput()
    case .closeRequested, .destroyed: window?.close()
    case .focus, .settingsChanged, .screenChanged, .compositingChanged: break
    }
  }

  private func configured(_ size: PixelSize, at origin: CGPoint?) {
    newSize = size
    if let origin { updateScreen(at: origin) }
  }

  /// The window has moved, or the monitors have: it may be on another one, with a scale of its own.
  private func updateScreen(at origin: CGPoint) {
    screen = desktopScreen.screen(
      showing: PixelRect(
        x: Int(origin.x), y: Int(origin.y), width: xWindow.size.width, height: xWindow.size.height))
    updateScale()
    updateRefreshRate()
  }

  /// Frames keep the pace of the monitor that shows the most of the window.
  func updateRefreshRate() {
    guard screen.facts.framesPerSecond != refreshRate else { return }
    refreshRate = screen.facts.framesPerSecond
    surface.setRefreshRate(refreshRate)
  }

  /// Takes over the screen's scale. The window keeps its size in pixels, and so has another one in points.
  private func updateScale() {
    guard scale != screen.scale else { return }
    scale = screen.scale
    xWindow.minimumSize = minimumSize.map { Self.pixels($0, scale: scale) }
    newSize = newSize ?? xWindow.size
  }

  private func mapped(_ isMapped: Bool) {
    isShown = isMapped
    isObscured = false
    updateVisibility()
    if isMapped { updateScreen(at: xWindow.origin ?? xWindow.locateOnScreen()) } else { cancelInput() }
  }

  /// Draws only what can be seen. Time goes on meanwhile, so the first frame afterwards shows the state of that moment.
  func updateVisibility() {
    let isCovered = isObscured && !desktopScreen.isComposited
    isSeen = isShown && !isCovered && !xWindow.state.contains(.hidden)
  }

  func focusChanged(_ isFocused: Bool) {
    if isFocused {
      window?.makeKey()
    } else {
      // A drag whose window has lost the keyboard may never see its release.
      cancelInput()
    }
  }

  private func cancelInput() {
    motionSince = nil
    window?.input.cancelAll(time: CACurrentMediaTime())
  }

  var input: WindowInput? { window?.input }

  func point(_ pixels: CGPoint) -> CGPoint { CGPoint(x: pixels.x / scale, y: pixels.y / scale) }
  func time(_ server: Double) -> Double { desktopScreen.connection.monotonicTime(ofServerTime: server) }

  /// Motion has come in, and waits for the next frame.
  func noteMotion() {
    if motionSince == nil { motionSince = CACurrentMediaTime() }
  }

  /// What was waiting has been sent with a press or a release.
  func noteMotionSent() { motionSince = nil }

  /// Remembers where the pointer is with no button down, nil being outside, until the end of the turn.
  func noteHover(_ location: CGPoint?) { hover = .some(location) }

  // MARK: Frames

  /// The render server is about to make a frame.
  func tick() {
    hasTicked = true
    flushMotion()
  }

  func flushMotion() {
    motionSince = nil
    input?.flush()
  }

  func flushHover() {
    guard let location = hover else { return }
    hover = nil
    input?.pointerMoved(to: location)
  }

  /// Tells the views of a new size, before they are laid out.
  func applyResize() {
    guard let newSize else { return }
    window?.hostDidResize(to: CGSize(width: CGFloat(newSize.width) / scale, height: CGFloat(newSize.height) / scale))
  }

  /// What follows the commit.
  func finishTurn() {
    if let newSize {
      self.newSize = nil
      surface.resize(pixelSize: newSize, scale: scale)
    }
    if hasTicked {
      hasTicked = false
      surface.tickHandled()
    }
    window?.updateHost()
  }

  func updateTicks(forLinks: Bool) {
    surface.wantsTicks = isSeen && (forLinks || (input?.hasTouches ?? false))
  }

  /// A frame of this size is on its way to the screen: the window manager may have waited for it.
  func acknowledge(_ size: PixelSize) { xWindow.acknowledgeFrameDrawn(size: size) }

  /// Has all views draw again, with what they draw the same as before.
  func redraw() { window?.setTreeNeedsDisplay() }

  func settingsChanged() {
    guard let window else { return }
    window.input.multiTapInterval = settings.doubleClickTime
    if let origin = xWindow.origin { updateScreen(at: origin) } else { updateScale() }
    window.traitsMayHaveChanged()
  }
}
