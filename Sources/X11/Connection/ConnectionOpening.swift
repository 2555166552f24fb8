// SPDX-License-Identifier: MIT

import Dispatch
import Foundation
import Synchronization

/// A connection that is being opened on a thread of its own.
///
/// Opening takes some thirty round trips. A program that needs two connections opens them side by side in this way,
/// which over a network takes half the time.
package final class ConnectionOpening: Sendable {
  private let result = Mutex<Result<Connection, ConnectionError>?>(nil)
  private let end = DispatchSemaphore(value: 0)

  package init(displayName: String? = nil) {
    Thread.detachNewThread { [self] in
      let opened = Result { () throws(ConnectionError) in try Connection(displayName: displayName) }
      result.withLock { $0 = opened }
      end.signal()
    }
  }

  /// Waits until the connection is open, and returns it. To be called once: the connection is the caller's.
  package func connection() throws(ConnectionError) -> Connection {
    end.wait()
    guard let opened = result.withLock({ $0.take() }) else { fatalError("ConnectionOpening: taken twice") }
    return try opened.get()
  }
}
