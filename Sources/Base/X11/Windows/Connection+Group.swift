// SPDX-License-Identifier: MIT

import CX11
import Glibc

extension Connection {
  /// Returns the window that leads the group of this connection's windows. It is never shown. Window managers use it to
  /// group the windows in task bars and when minimising, and session managers use it to identify the program.
  func groupLeader(appID: String) -> UInt {
    if windows.leader != 0 { return windows.leader }
    let leader = XCreateSimpleWindow(display, rootWindow, -1, -1, 1, 1, 0, 0, 0)
    windows.leader = leader
    XlibString.with(appID) { name in
      var hint = XClassHint(res_name: name, res_class: name)
      XSetClassHint(display, leader, &hint)
    }
    var value = Int(bitPattern: leader)
    withUnsafeBytes(of: &value) {
      _ = XChangeProperty(
        display, leader, atoms[.wmClientLeader], XA_WINDOW, 32, PropModeReplace,
        $0.bindMemory(to: UInt8.self).baseAddress, 1)
    }
    return leader
  }
}
