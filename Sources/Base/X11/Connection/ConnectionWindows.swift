// SPDX-License-Identifier: MIT

/// The windows of a connection and the values that they share.
struct ConnectionWindows {
  /// The leader of the windows' group, or 0 if there is none. The server destroys it with the connection.
  var leader: UInt = 0
  /// The server's time of the last input to any of the windows, or 0 if there was none.
  var userTime: UInt = 0

  /// Receives the drags of other programs, once a window accepts drops.
  var dropTarget: DropTarget?

  /// The last drag of this program, until it has ended.
  var dragSource: DragSource?

  private var byID: [UInt: WeakWindow] = [:]

  private struct WeakWindow {
    weak var window: Window?
  }

  mutating func add(_ window: Window) { byID[window.xid] = WeakWindow(window: window) }
  mutating func remove(_ xid: UInt) { byID[xid] = nil }

  /// The window object of an X window, or nil if it no longer exists.
  subscript(xid: UInt) -> Window? { byID[xid]?.window }

  /// All existing windows.
  var all: [Window] { byID.values.compactMap(\.window) }
}
