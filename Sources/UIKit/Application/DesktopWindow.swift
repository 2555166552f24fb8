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
  private weak var window: UIWindow?
  private(set) var scale: CGFloat
  /// Pixels that the server has reported and the views have not been told of.
  private var newSize: PixelSize?
  private var hasTicked = false
  /// Where the pointer is, if it has moved with no button down since the last turn.
  private var hover: CGPoint??
  private(set) var isShown = false
  /// When motion came in that waits for a frame.
  private(set) var motionSince: Double?

  init(window: UIWindow, desktop: DesktopSession) {
    self.window = window
    self.desktop = desktop
    scale = desktop.settings.scale
    let size = Self.pixels(window.bounds.size, scale: scale)
    xWindow = Window(
      connection: desktop.connection, size: size, title: window.displayTitle, appID: UIApplication.identifier)
    if !UIApplication.icons.isEmpty { xWindow.setIcon(UIApplication.icons.map(WindowIcon.init)) }
    // The render server speaks on a connection of its own and must find the window there.
    desktop.connection.synchronize()
    surface = desktop.server.makeSurface(window: xWindow.xid, pixelSize: size, scale: scale, hasAlpha: false)
    surface.setVisible(false)
    window.input.multiTapInterval = desktop.settings.doubleClickTime
  }

  nonisolated deinit {}

  private static func pixels(_ size: CGSize, scale: CGFloat) -> PixelSize {
    PixelSize(
      width: max(Int((size.width * scale).rounded()), 1), height: max(Int((size.height * scale).rounded()), 1))
  }

  var xid: UInt { xWindow.xid }
  var surfaceID: SurfaceID { surface.id }
  var statistics: FrameStatistics { surface.statistics }
  func resetStatistics() { surface.resetStatistics() }
  var needsCommit: Bool { window?.context?.needsCommit ?? false }

  // MARK: What the window asks for

  var sink: any CommitSink { surface }
  var interfaceStyle: UIUserInterfaceStyle { desktop.settings.prefersDark ? .dark : .light }

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

  func show() { xWindow.map() }
  func hide() { xWindow.unmap() }

  func activate() {
    if xWindow.isMapped { xWindow.activate() }
  }

  func resize(to size: CGSize) { xWindow.resize(to: Self.pixels(size, scale: scale)) }

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
    case .touch(let touch): receive(touch)
    case .pinch(let pinch): receive(pinch)
    case .configured(let size, _): newSize = size
    case .exposed: surface.invalidate()
    case .mapped(let isMapped): mapped(isMapped)
    case .grabLost: cancelInput()
    case .closeRequested, .destroyed: window?.close()
    case .focus, .obscured, .stateChanged, .settingsChanged, .screenChanged: break
    }
  }

  private func mapped(_ isMapped: Bool) {
    isShown = isMapped
    surface.setVisible(isMapped)
    if !isMapped { cancelInput() }
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

  private var input: WindowInput? { window?.input }

  private func point(_ pixels: CGPoint) -> CGPoint { CGPoint(x: pixels.x / scale, y: pixels.y / scale) }
  private func time(_ server: Double) -> Double { desktop.connection.monotonicTime(ofServerTime: server) }

  private func receive(_ event: PointerEvent) {
    let location = point(event.location)
    let modifiers = UIKeyModifierFlags(event.modifiers)
    switch event.phase {
    case .pressed where event.button == MouseButton.back: window?.goBack(at: location)
    case .pressed where event.button > 0 && event.button <= MouseButton.right:
      motionSince = nil
      input?.touchBegan(
        id: event.button, at: location, time: time(event.time), buttons: MouseButton.mask(event.button),
        modifiers: modifiers)
    case .released:
      motionSince = nil
      input?.touchEnded(id: event.button, at: location, time: time(event.time), modifiers: modifiers)
    case .moved, .entered:
      guard input?.hasTouches == true else {
        hover = .some(location)
        return
      }
      for button in event.pressedButtons {
        input?.touchMoved(id: button, to: location, time: time(event.time), modifiers: modifiers)
      }
      if motionSince == nil { motionSince = CACurrentMediaTime() }
    case .left: hover = .some(nil)
    case .pressed: break
    }
  }

  private func receive(_ event: TouchEvent) {
    let id = MouseButton.firstTouch + event.id
    let (location, time) = (point(event.location), time(event.time))
    let modifiers = UIKeyModifierFlags(event.modifiers)
    switch event.phase {
    case .began: input?.touchBegan(id: id, at: location, time: time, modifiers: modifiers)
    case .moved:
      input?.touchMoved(id: id, to: location, time: time, modifiers: modifiers)
      if motionSince == nil { motionSince = CACurrentMediaTime() }
    case .ended: input?.touchEnded(id: id, at: location, time: time, modifiers: modifiers)
    case .cancelled: input?.touchCancelled(id: id, time: time)
    }
  }

  private func receive(_ event: ScrollEvent) {
    guard event.phase == .changed else { return input?.scrollEnded(time: time(event.time)) ?? () }
    let modifiers = UIKeyModifierFlags(event.modifiers)
    let (location, time) = (point(event.location), time(event.time))
    if event.modifiers.contains(.control) {
      input?.wheelPinched(notches: event.delta.dy, at: location, time: time, modifiers: modifiers)
      return
    }
    var delta = CGVector(
      dx: event.delta.dx * WindowInput.pointsPerNotch, dy: event.delta.dy * WindowInput.pointsPerNotch)
    // Shift turns a wheel sideways, as everywhere.
    if event.modifiers.contains(.shift), delta.dx == 0 { delta = CGVector(dx: delta.dy, dy: 0) }
    input?.scrolled(by: delta, isContinuous: event.isContinuous, at: location, time: time, modifiers: modifiers)
  }

  private func receive(_ event: PinchEvent) {
    switch event.phase {
    case .began, .changed:
      input?.pinched(
        scale: event.scale, angle: event.angle, at: point(event.location), time: time(event.time),
        modifiers: UIKeyModifierFlags(event.modifiers))
    case .ended: input?.pinchEnded(time: time(event.time))
    case .cancelled: input?.pinchEnded(time: time(event.time), isCancelled: true)
    }
  }

  private func receive(_ event: KeyEvent) {
    let key = WindowInput.Key(
      code: event.keycode, keysym: event.keysym, unmodifiedKeysym: event.unmodifiedKeysym, text: event.text,
      modifiers: UIKeyModifierFlags(event.modifiers))
    if event.isDown {
      input?.keyDown(key, isRepeat: event.isRepeat, time: time(event.time))
    } else {
      input?.keyUp(key, time: time(event.time))
    }
  }

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
    surface.wantsTicks = isShown && (forLinks || (input?.hasTouches ?? false))
  }

  /// A frame of this size is on its way to the screen: the window manager may have waited for it.
  func acknowledge(_ size: PixelSize) { xWindow.acknowledgeFrameDrawn(size: size) }

  func settingsChanged() {
    guard let window else { return }
    window.input.multiTapInterval = desktop.settings.doubleClickTime
    if scale != desktop.settings.scale {
      scale = desktop.settings.scale
      xWindow.minimumSize = minimumSize.map { Self.pixels($0, scale: scale) }
      newSize = newSize ?? xWindow.size
    }
    window.traitsMayHaveChanged()
  }
}

/// The pointer's buttons, as X numbers them, and the touches that stand for them.
private enum MouseButton {
  static let right = 3
  static let back = 8
  /// Fingers are numbered after all buttons.
  static let firstTouch = 1000

  static func mask(_ button: Int) -> UIEvent.ButtonMask {
    switch button {
    case 1: .primary
    case right: .secondary
    // X counts the middle button second, UIKit third.
    default: .button(3)
    }
  }
}

extension UIKeyModifierFlags {
  fileprivate init(_ modifiers: KeyModifiers) {
    self = []
    if modifiers.contains(.shift) { insert(.shift) }
    if modifiers.contains(.control) { insert(.control) }
    if modifiers.contains(.alt) { insert(.alternate) }
    if modifiers.contains(.command) { insert(.command) }
    if modifiers.contains(.capsLock) { insert(.alphaShift) }
  }
}
