// SPDX-License-Identifier: MIT
import DesktopPortal
import RenderServer
import X11

/// An X screen of the display: the connection for its windows and their input, the render server that draws them, the
/// desktop's settings, and the monitors.
///
/// The X screens of a display share nothing: each has a root window, a window manager, and settings of its own, and no
/// drawable of one can be drawn into another. Nearly every display has a single one, with all monitors side by side.
@MainActor
final class DesktopScreen {
  let connection: Connection
  let server: RenderServer
  private(set) var settings: DesktopSettings
  private var desktop: DesktopFacts

  /// - Parameter displayName: The display's name, as in `DISPLAY`, which is used if this is nil.
  init(displayName: String?) throws(ConnectionError) {
    let start = try Connection.start(displayName: displayName)
    connection = start.main
    // The session notices the loss in its next turn.
    connection.onConnectionLost = {}
    server = try RenderServer(
      takingOver: start.rendering, displayName: connection.displayName, clock: .refresh)
    desktop = start.desktop
    settings = DesktopSettings(desktop)
    connection.observeDesktop(desktop)
  }

  nonisolated deinit {}

  /// Opens all X screens of a display, starting with the one in the name. Screens that cannot be drawn on are left out.
  static func openAll(displayName: String?) throws(ConnectionError) -> [DesktopScreen] {
    let main = try DesktopScreen(displayName: displayName)
    let others = (0..<main.connection.screenCount).filter { $0 != Int(main.connection.screenNumber) }
    return [main] + others.compactMap { try? DesktopScreen(displayName: main.connection.displayName(screen: $0)) }
  }

  var number: Int { Int(connection.screenNumber) }
  var descriptors: [Int32] { [connection.fileDescriptor, server.events.fileDescriptor] }

  func close() {
    server.stop()
    connection.flush()
  }

  /// Reads the facts about the desktop again.
  func readDesktop() { desktop = connection.readDesktop() }

  /// Applies the facts about the desktop and the portal's settings. Returns whether the settings changed.
  func updateSettings(portal: PortalSettings) -> Bool {
    let new = DesktopSettings(desktop, portal: portal)
    defer { settings = new }
    return new != settings
  }

  var monitors: [Monitor] { desktop.monitors }
  /// Whether a compositing manager draws the screen.
  var isComposited: Bool { desktop.isComposited }

  // MARK: Monitors

  /// The descriptions of the monitors for `UIScreen`, the primary one first.
  var descriptions: [UIScreen.Description] {
    monitors.map { monitor in
      let frame = monitor.frame
      return UIScreen.Description(
        xScreen: number, name: monitor.name, origin: CGPoint(x: frame.x, y: frame.y),
        pixels: CGSize(width: frame.width, height: frame.height), scale: settings.scale(ofMonitor: monitor.name),
        framesPerSecond: monitor.refreshRate,
        appearance: DesktopAppearance(settings))
    }
  }

  /// Returns the monitor that shows most of a rectangle of the screen, in pixels, or the primary one if none shows any
  /// of it.
  func screen(showing frame: PixelRect) -> UIScreen {
    func area(_ monitor: Monitor) -> Int {
      let shown = monitor.frame.intersection(frame)
      return shown.width * shown.height
    }
    let monitor = monitors.reduce(monitors[0]) { area($1) > area($0) ? $1 : $0 }
    return UIScreen.screens.first { $0.info.xScreen == number && $0.info.name == monitor.name } ?? .main
  }
}
