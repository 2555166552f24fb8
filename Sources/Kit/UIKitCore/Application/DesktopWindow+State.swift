// SPDX-License-Identifier: MIT
import RenderServer
import X11

extension DesktopWindow {
  /// Redraws all views, even if nothing in them has changed.
  func redraw() {
    for window in stack?.windows ?? [] { window.setTreeNeedsDisplay() }
  }

  func updateIcon() { xWindow.setIcon(UIApplication.icons.map(WindowIcon.init)) }
}

/// The monitor that shows most of a window, and the scale and refresh rate that the window has adopted from it.
struct WindowMonitor {
  var screen: UIScreen
  private(set) var scale: CGFloat
  private var refreshRate = 0.0

  init(screen: UIScreen) {
    self.screen = screen
    scale = screen.scale
  }

  /// Adopts the screen's scale. Returns whether it differs from the previous one.
  mutating func takeScale() -> Bool {
    guard scale != screen.scale else { return false }
    scale = screen.scale
    return true
  }

  /// Adopts the screen's refresh rate. Returns it if it differs from the previous one.
  mutating func takeRefreshRate() -> Double? {
    guard screen.info.framesPerSecond != refreshRate else { return nil }
    refreshRate = screen.info.framesPerSecond
    return refreshRate
  }
}

/// Whether anything of a window can be seen.
struct WindowVisibility {
  var isMapped = false
  /// Whether other windows cover the window entirely. It is set only if no compositing manager draws the screen.
  var isObscured = false
  private(set) var isSeen = false

  /// - Parameters:
  ///   - isComposited: Whether a compositing manager draws the screen, so that other windows can be translucent.
  ///   - isHidden: Whether the window manager has hidden the window.
  mutating func update(isComposited: Bool, isHidden: Bool) {
    isSeen = isMapped && !(isObscured && !isComposited) && !isHidden
  }
}

/// Motion of the pointer that waits for a frame, or for the end of the turn.
struct PendingMotion {
  /// The time at which motion of touches arrived.
  var since: Double?
  /// The pointer's location if it has moved without a button since the last turn. The inner nil means outside the
  /// window.
  var hover: CGPoint??
}
