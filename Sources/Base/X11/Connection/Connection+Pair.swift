// SPDX-License-Identifier: MIT

import Diagnostics
import Dispatch
import Synchronization

extension Connection {
  /// Opens two connections to a display side by side.
  ///
  /// Opening takes some thirty round trips, so over a network this takes half the time of one after the other. It returns
  /// or throws only when both are done, because a program that then ends must not be using Xlib. Without another thread,
  /// it opens one after the other.
  ///
  /// - Parameters:
  ///   - displayName: The display, in the format of `DISPLAY`, which is the default.
  ///   - stackSize: The size of the other thread's stack in bytes, or nil for the system's.
  package static func openPair(
    displayName: String? = nil, stackSize: Int? = nil
  ) throws(ConnectionError) -> (Connection, Connection) {
    let other = OtherConnection()
    let hasThread = ProgramThread.tryToStart(name: "connecting", stackSize: stackSize) {
      other.open(displayName: displayName)
    }
    let first = Result { () throws(ConnectionError) in try Connection(displayName: displayName) }
    if !hasThread { other.open(displayName: displayName) }
    let second = other.wait()
    return (try first.get(), try second.get())
  }
}

/// A connection that another thread opens.
private final class OtherConnection: Sendable {
  private let result = Mutex<Result<Connection, ConnectionError>?>(nil)
  private let end = DispatchSemaphore(value: 0)

  func open(displayName: String?) {
    let opened = Result { () throws(ConnectionError) in try Connection(displayName: displayName) }
    result.withLock { $0 = opened }
    end.signal()
  }

  func wait() -> Result<Connection, ConnectionError> {
    end.wait()
    guard let opened = result.withLock({ $0.take() }) else { fatalError("the connection has been taken already") }
    return opened
  }
}
