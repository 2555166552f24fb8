// SPDX-License-Identifier: MIT

import CX11
package import X11

extension Desktop {
  /// Puts a window above all others, without the window manager's help. Returns its id, for ``destroy(_:)``.
  package func cover(_ rect: PixelRect) -> UInt {
    var attributes = XSetWindowAttributes()
    attributes.override_redirect = True
    let window = XCreateWindow(
      display, connection.rootWindow, Int32(rect.x), Int32(rect.y), UInt32(rect.width), UInt32(rect.height), 0,
      Int32(CopyFromParent), UInt32(InputOutput), nil, UInt(CWOverrideRedirect), &attributes)
    XMapRaised(display, window)
    connection.synchronize()
    return window
  }

  package func destroy(_ window: UInt) {
    XDestroyWindow(display, window)
    connection.synchronize()
  }

  /// Acts as the compositing manager of the screen, by owning its selection, until the returned window is destroyed.
  package func claimCompositing() -> UInt {
    let owner = XCreateSimpleWindow(display, connection.rootWindow, -10, -10, 1, 1, 0, 0, 0)
    XSetSelectionOwner(display, connection.atoms.compositorSelection, owner, UInt(CurrentTime))
    connection.synchronize()
    return owner
  }

  /// Writes `_NET_WM_STATE`, as a window manager does.
  package func setState(_ atoms: [UInt], of window: UInt) {
    atoms.withUnsafeBytes {
      _ = XChangeProperty(
        display, window, connection.atoms[.netWMState], XA_ATOM, 32, PropModeReplace,
        $0.bindMemory(to: UInt8.self).baseAddress, Int32(atoms.count))
    }
    connection.synchronize()
  }
}
