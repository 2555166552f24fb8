// SPDX-License-Identifier: MIT

import CX11
package import X11

extension Desktop {
  /// Makes a monitor of a part of the screen, as `xrandr --setmonitor` does. A part that no other monitor has left takes
  /// the place of the server's own monitor, whose output it gets.
  package func setMonitor(_ name: String, _ frame: PixelRect, takesOutput: Bool) {
    let root = connection.rootWindow
    guard let monitor = XRRAllocateMonitor(display, takesOutput ? 1 : 0) else { return }
    defer { XRRFreeMonitors(monitor) }
    monitor.pointee.name = XInternAtom(display, name, False)
    monitor.pointee.x = Int32(frame.x)
    monitor.pointee.y = Int32(frame.y)
    monitor.pointee.width = Int32(frame.width)
    monitor.pointee.height = Int32(frame.height)
    if takesOutput, let resources = XRRGetScreenResourcesCurrent(display, root) {
      monitor.pointee.outputs[0] = resources.pointee.outputs[0]
      XRRFreeScreenResources(resources)
    }
    XRRSetMonitor(display, root, monitor)
    connection.synchronize()
  }

  package func removeMonitor(_ name: String) {
    XRRDeleteMonitor(display, connection.rootWindow, XInternAtom(display, name, False))
    connection.synchronize()
  }

  package func moveWindow(_ window: UInt, x: Int, y: Int) {
    _ = connection.trappingErrors { XMoveWindow(display, window, Int32(x), Int32(y)) }
  }

  /// Writes resources, as `xrdb` does: those of the display, or those of this connection's screen alone.
  package func setResources(_ text: String, ofScreen: Bool) {
    let property = ofScreen ? XInternAtom(display, "SCREEN_RESOURCES", False) : XA_RESOURCE_MANAGER
    let window = ofScreen ? connection.rootWindow : XRootWindow(display, 0)
    let bytes = Array(text.utf8)
    XChangeProperty(display, window, property, XA_STRING, 8, PropModeReplace, bytes, Int32(bytes.count))
    connection.synchronize()
  }

  /// The window that a dialog belongs to.
  package func owner(of dialog: UInt) -> UInt? { property(XA_WM_TRANSIENT_FOR, of: dialog)?.first }

  /// The root window of the X screen that a window is on.
  package func rootWindow(of window: UInt) -> UInt? {
    var attributes = XWindowAttributes()
    let errors = connection.trappingErrors { XGetWindowAttributes(display, window, &attributes) }
    return errors.isEmpty ? attributes.root : nil
  }
}
