// SPDX-License-Identifier: MIT

/// A monitor.
///
/// In contrast to UIKit, where a second screen mirrors the device until a scene is placed on it, the monitors of a
/// desktop are side by side, and the user moves windows between them. ``UIWindow/screen`` is the one that shows most of
/// the window. If the display has several X screens, which share no windows, ``screens`` lists the monitors of all of
/// them.
///
/// Before a window has been opened, there is one screen of 1920 × 1080 pixels at a scale of 1.
///
/// ```swift
/// @MainActor func describeScreens() -> [String] {
///   UIScreen.screens.map { "\($0.nativeBounds.size) pixels at \($0.maximumFramesPerSecond) Hz" }
/// }
/// ```
@preconcurrency @MainActor open class UIScreen: NSObject {
  /// Posted when a monitor has been connected. The object is its screen.
  nonisolated public static let didConnectNotification = Notification.Name("UIScreenDidConnectNotification")

  /// Posted when a monitor has been disconnected. The object is its former screen.
  nonisolated public static let didDisconnectNotification = Notification.Name("UIScreenDidDisconnectNotification")

  /// Posted when the size of a screen in pixels has changed. The object is the screen.
  nonisolated public static let modeDidChangeNotification = Notification.Name("UIScreenModeDidChangeNotification")

  /// The application's description of a screen.
  struct Description {
    /// The number of the X screen.
    var xScreen = 0
    /// The name of the output.
    var name = ""
    /// The top left corner in pixels of the X screen.
    var origin = CGPoint.zero
    var pixels = CGSize(width: 1920, height: 1080)
    var scale: CGFloat = 1
    var framesPerSecond = 60.0
    var appearance = DesktopAppearance()
  }

  /// The monitors. The first is ``main``.
  public private(set) static var screens = [UIScreen()]

  /// The primary monitor of the X screen that `DISPLAY` names.
  open class var main: UIScreen { screens[0] }

  private(set) var info = Description()

  nonisolated deinit {}

  /// Updates the list from the monitors, the main one first. A monitor keeps its object as long as it is connected. The
  /// object that existed before a display was opened becomes the main screen.
  static func update(_ descriptions: [Description]) {
    let old = screens
    var unused = old
    screens = descriptions.map { info in
      let index = unused.firstIndex { $0.info.xScreen == info.xScreen && $0.info.name == info.name }
      let screen = index.map { unused.remove(at: $0) } ?? unknown(in: &unused) ?? UIScreen()
      screen.apply(info)
      return screen
    }
    UIGraphics.mainScale = main.info.scale
    // Outside views, colours are resolved with the screen's traits.
    UITraitCollection.current = main.traitCollection
    for screen in unused { NotificationCenter.default.post(name: didDisconnectNotification, object: screen) }
    for screen in screens where !old.contains(screen) {
      NotificationCenter.default.post(name: didConnectNotification, object: screen)
    }
  }

  /// Removes and returns the screen that does not represent a monitor yet.
  private static func unknown(in screens: inout [UIScreen]) -> UIScreen? {
    screens.firstIndex { $0.info.name.isEmpty }.map { screens.remove(at: $0) }
  }

  private func apply(_ info: Description) {
    let old = self.info
    self.info = info
    guard !old.name.isEmpty, info.pixels != old.pixels else { return }
    NotificationCenter.default.post(name: Self.modeDidChangeNotification, object: self)
  }

  /// The rectangle that code for phones and tablets regards as the whole screen, in points. Its origin is zero on every
  /// screen.
  ///
  /// On the main screen it has the size of the first window: code for phones expects one window that fills the screen,
  /// and computes the widths of pages and positions outside of the window from this rectangle. Before there is a
  /// window, the size is `UIWindow.defaultSize`. On other screens it is the rectangle of the monitor, which is
  /// available on every screen as ``nativeBounds``.
  open var bounds: CGRect {
    guard self === Self.main else { return CGRect(origin: .zero, size: size) }
    return CGRect(origin: .zero, size: WindowList.first?.bounds.size ?? UIWindow.defaultSize)
  }

  /// The size of the monitor in points.
  private var size: CGSize {
    CGSize(width: info.pixels.width / info.scale, height: info.pixels.height / info.scale)
  }

  /// The rectangle of the monitor in pixels. Its origin is zero on every screen.
  open var nativeBounds: CGRect { CGRect(origin: .zero, size: info.pixels) }

  /// The number of pixels per point, which can be fractional.
  open var scale: CGFloat { info.scale }

  /// The number of pixels per point. The same as ``scale``.
  open var nativeScale: CGFloat { info.scale }

  /// The refresh rate in frames per second, rounded.
  open var maximumFramesPerSecond: Int { Int(info.framesPerSecond.rounded()) }

  /// The traits of the screen.
  open var traitCollection: UITraitCollection {
    .window(size: size, scale: info.scale, appearance: info.appearance)
  }

  /// The coordinates of the screen.
  open var coordinateSpace: any UICoordinateSpace { self }

  /// The coordinates of the screen, which is not turned. The same as ``coordinateSpace``.
  open var fixedCoordinateSpace: any UICoordinateSpace { self }

  open func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    (coordinateSpace as? UIView)?.convert(point, from: nil) ?? point
  }

  open func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    (coordinateSpace as? UIView)?.convert(point, to: nil) ?? point
  }

  open func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    (coordinateSpace as? UIView)?.convert(rect, from: nil) ?? rect
  }

  open func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    (coordinateSpace as? UIView)?.convert(rect, to: nil) ?? rect
  }
}
