// SPDX-License-Identifier: MIT

import Glibc
import Synchronization

/// The sockets of the open connections, which any thread and a signal handler can cut.
///
/// A thread that waits for a silent server cannot be reached in another way, because Xlib has no limit for its waits. When
/// the socket is cut, Xlib finds the connection lost, as if the server had gone.
///
/// A signal handler takes no lock and allocates no memory, so the table has a fixed size, and what the handler uses has
/// been used once before it: a generic type may have to be made when it is first used.
package enum ConnectionSockets {
  /// A program has three connections for each X screen at most.
  private static let size = 64
  private static let free: Int32 = -1
  /// The number of connections that are being opened, and of others that are not in the table.
  private static let unreachable = Atomic(0)

  /// Lives as long as the process.
  nonisolated(unsafe) private static let slots: UnsafeMutablePointer<Atomic<Int32>> = {
    let slots = UnsafeMutablePointer<Atomic<Int32>>.allocate(capacity: size)
    for index in 0..<size { (slots + index).initialize(to: Atomic(free)) }
    return slots
  }()

  // MARK: The connections

  /// Opens a connection, and adds its socket.
  static func opening<Opened, Failure: Error>(
    _ open: () throws(Failure) -> Opened, socket: (Opened) -> Int32
  ) throws(Failure) -> Opened {
    unreachable.add(1, ordering: .sequentiallyConsistent)
    do throws(Failure) {
      let opened = try open()
      if replace(free, with: socket(opened)) { unreachable.subtract(1, ordering: .sequentiallyConsistent) }
      return opened
    } catch {
      unreachable.subtract(1, ordering: .sequentiallyConsistent)
      throw error
    }
  }

  /// Runs `body`, which waits for the server on a connection that is not in the table.
  static func withUnreachable<Result>(_ body: () -> Result) -> Result {
    unreachable.add(1, ordering: .sequentiallyConsistent)
    defer { unreachable.subtract(1, ordering: .sequentiallyConsistent) }
    return body()
  }

  /// Removes a socket. Call it when the connection has been closed, because closing also waits for the server. Another
  /// connection may be given the same number in the meantime, which makes no difference to the table.
  static func remove(_ socket: Int32) {
    if !replace(socket, with: free) { unreachable.subtract(1, ordering: .sequentiallyConsistent) }
  }

  /// Cuts a connection if it is open.
  static func cut(ifOpen socket: Int32) {
    if (0..<size).contains(where: { slots[$0].load(ordering: .acquiring) == socket }) { cut(socket) }
  }

  // MARK: In signal handlers

  /// Uses what a signal handler uses, and cuts nothing.
  package static func prepare() {
    cutAll(isRehearsal: true)
    _ = reachesAll
  }

  /// Cuts all connections that ``reachesAll`` counts as reached.
  package static func cutAll() { cutAll(isRehearsal: false) }

  private static func cutAll(isRehearsal: Bool) {
    var index = 0
    while index < size {
      let socket = slots[index].load(ordering: .acquiring)
      if !isRehearsal { cut(socket) }
      index += 1
    }
  }

  /// Whether ``cutAll()`` reaches all connections: none is being opened, and the table has room for all.
  package static var reachesAll: Bool { unreachable.load(ordering: .sequentiallyConsistent) == 0 }

  private static func cut(_ socket: Int32) {
    if socket != free { shutdown(socket, Int32(SHUT_RDWR)) }
  }

  /// Returns whether there was such a slot.
  private static func replace(_ old: Int32, with new: Int32) -> Bool {
    (0..<size).contains {
      slots[$0].compareExchange(expected: old, desired: new, ordering: .acquiringAndReleasing).exchanged
    }
  }
}
