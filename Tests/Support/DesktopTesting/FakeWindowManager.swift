// SPDX-License-Identifier: MIT

import CX11
package import X11

/// Replaces the window manager of a server that has none. It shows windows as they request, and resizes them in step
/// with their frames (`_NET_WM_SYNC_REQUEST`).
package final class FakeWindowManager {
  private let desktop: Desktop
  private var requests: Int64 = 0

  package init(_ desktop: Desktop) {
    self.desktop = desktop
    XSelectInput(
      desktop.display, desktop.connection.rootWindow, SubstructureRedirectMask | SubstructureNotifyMask)
    desktop.connection.synchronize()
  }

  /// Shows the first window that requests it.
  package func showWindow() {
    waitUntil {
      while XPending(desktop.display) > 0 {
        var event = XEvent()
        XNextEvent(desktop.display, &event)
        guard event.type == MapRequest else { continue }
        XMapWindow(desktop.display, event.xmaprequest.window)
        desktop.connection.synchronize()
        return true
      }
      return false
    }
  }

  /// Resizes a window and waits for its frame. Returns whether the window has reported it.
  package func resize(_ window: UInt, to size: PixelSize) -> Bool {
    let atoms = desktop.connection.atoms
    guard let counter = desktop.property(atoms[.netWMSyncRequestCounter], of: window)?.first else { return false }
    requests += 1
    let message = [Int(atoms[.netWMSyncRequest]), Int(CurrentTime), Int(requests), 0]
    desktop.send(atoms[.wmProtocols], message, to: window)
    desktop.resize(window, width: size.width, height: size.height)
    return waitUntil { desktop.value(ofCounter: counter) == requests }
  }
}

extension Desktop {
  /// Returns the value of a counter of the SYNC extension, or nil if there is no such counter.
  package func value(ofCounter counter: UInt) -> Int64? {
    var value = XSyncValue()
    guard XSyncQueryCounter(display, counter, &value) != 0 else { return nil }
    return Int64(XSyncValueHigh32(value)) << 32 | Int64(XSyncValueLow32(value))
  }
}
