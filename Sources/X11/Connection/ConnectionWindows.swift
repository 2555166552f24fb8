// SPDX-License-Identifier: MIT

/// The windows of a connection, and what they share.
struct ConnectionWindows {
  /// The leader of the windows' group; 0 before there is one. The server destroys it with the connection.
  var leader: UInt = 0
  /// The server's time of the last input to any of the windows; 0 before there was any.
  var userTime: UInt = 0

  private var byID: [UInt: WeakWindow] = [:]

  private struct WeakWindow {
    weak var window: Window?
  }

  mutating func add(_ window: Window) { byID[window.xid] = WeakWindow(window: window) }
  mutating func remove(_ xid: UInt) { byID[xid] = nil }

  /// The window object of an X window, if it is alive.
  subscript(xid: UInt) -> Window? { byID[xid]?.window }

  /// The windows that are alive.
  var all: [Window] { byID.values.compactMap(\.window) }
}
