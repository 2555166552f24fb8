// SPDX-License-Identifier: MIT
import Dispatch

/// The reply to a request for which the sender waits. If it is released without an answer, the sender receives nil, so
/// that it does not wait for a thread that has ended.
package final class Reply<Value: Sendable>: Sendable {
  private final class Box: Sendable {
    let value = LockedValue<Value?>(nil)
    let arrival = DispatchSemaphore(value: 0)
  }

  private let box: Box

  private init(_ box: Box) { self.box = box }

  deinit { box.arrival.signal() }

  package func send(_ value: Value) {
    box.value.withLock { $0 = value }
    box.arrival.signal()
  }

  /// Makes a reply, passes it to `send`, and waits until it is answered or released.
  ///
  /// - Parameter limit: The longest wait in seconds, or nil to wait without a limit.
  package static func wait(atMost limit: Double? = nil, _ send: (consuming Reply<Value>) -> Void) -> Value? {
    let box = Box()
    send(Reply(box))
    if let limit {
      _ = box.arrival.wait(timeout: .now() + limit)
    } else {
      box.arrival.wait()
    }
    return box.value.withLock { $0 }
  }
}
