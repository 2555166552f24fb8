// SPDX-License-Identifier: MIT
import Dispatch

/// The reply to a request. If it is released without an answer, its receiver gets nil, so that it does not wait for a thread
/// that has ended.
package final class Reply<Value: Sendable>: Sendable {
  private let receiver: LockedValue<(@Sendable (Value?) -> Void)?>

  /// - Parameter receiver: Called once, on the thread that answers or releases the reply.
  package init(to receiver: @escaping @Sendable (Value?) -> Void) { self.receiver = LockedValue(receiver) }

  deinit { takeReceiver()?(nil) }

  package func send(_ value: Value) { takeReceiver()?(value) }

  private func takeReceiver() -> (@Sendable (Value?) -> Void)? {
    receiver.withLock { receiver in
      defer { receiver = nil }
      return receiver
    }
  }

  /// Makes a reply, passes it to `send`, and waits until it is answered or released.
  ///
  /// - Parameter limit: The longest wait in seconds, or nil to wait without a limit.
  package static func wait(atMost limit: Double? = nil, _ send: (consuming Reply<Value>) -> Void) -> Value? {
    let value = LockedValue<Value?>(nil)
    let arrival = DispatchSemaphore(value: 0)
    send(
      Reply { answer in
        value.withLock { $0 = answer }
        arrival.signal()
      })
    if let limit {
      _ = arrival.wait(timeout: .now() + limit)
    } else {
      arrival.wait()
    }
    return value.withLock { $0 }
  }
}
