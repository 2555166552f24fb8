// SPDX-License-Identifier: MIT

import CX11
package import X11

extension Desktop {
  /// Makes a part of the screen a monitor, as `xrandr --setmonitor` does. With `takesOutput`, it
  /// takes over the output of the server's own monitor, which it replaces.
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

  /// Gives the first output of the screen a mode with another refresh rate, in frames per second. Returns whether the
  /// server accepted it.
  package func setRefreshRate(_ rate: Int) -> Bool {
    let root = connection.rootWindow
    guard let resources = XRRGetScreenResourcesCurrent(display, root), resources.pointee.ncrtc > 0 else { return false }
    defer { XRRFreeScreenResources(resources) }
    let size = connection.screenSize
    var name = Array("passage-\(rate)".utf8CString)
    var output = resources.pointee.outputs[0]
    var status = Int32(RRSetConfigFailed)
    let errors = connection.trappingErrors {
      name.withUnsafeMutableBufferPointer { name in
        var info = XRRModeInfo()
        (info.width, info.height) = (UInt32(size.width), UInt32(size.height))
        (info.hTotal, info.vTotal) = (UInt32(size.width), UInt32(size.height))
        info.dotClock = UInt(size.width * size.height * rate)
        info.name = name.baseAddress
        info.nameLength = UInt32(name.count - 1)
        let mode = XRRCreateMode(display, root, &info)
        XRRAddOutputMode(display, output, mode)
        status = XRRSetCrtcConfig(
          display, resources, resources.pointee.crtcs[0], UInt(CurrentTime), 0, 0, mode, Rotation(RR_Rotate_0), &output,
          1)
      }
    }
    return errors.isEmpty && status == RRSetConfigSuccess
  }

  package func removeMonitor(_ name: String) {
    XRRDeleteMonitor(display, connection.rootWindow, XInternAtom(display, name, False))
    connection.synchronize()
  }

  package func moveWindow(_ window: UInt, x: Int, y: Int) {
    _ = connection.trappingErrors { XMoveWindow(display, window, Int32(x), Int32(y)) }
  }

  /// Writes resources, as `xrdb` does: for the display, or for this connection's screen only.
  package func setResources(_ text: String, ofScreen: Bool) {
    let property = ofScreen ? XInternAtom(display, "SCREEN_RESOURCES", False) : XA_RESOURCE_MANAGER
    let window = ofScreen ? connection.rootWindow : XRootWindow(display, 0)
    let bytes = Array(text.utf8)
    XChangeProperty(display, window, property, XA_STRING, 8, PropModeReplace, bytes, Int32(bytes.count))
    connection.synchronize()
  }

  /// Returns the root window of the X screen of a window.
  package func rootWindow(of window: UInt) -> UInt? {
    var attributes = XWindowAttributes()
    let errors = connection.trappingErrors { XGetWindowAttributes(display, window, &attributes) }
    return errors.isEmpty ? attributes.root : nil
  }
}
