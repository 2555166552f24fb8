// SPDX-License-Identifier: MIT
import Dispatch

/// The answer to a request that its sender waits for. One that is released unanswered answers nil, so that nobody waits
/// for a thread that has ended.
final class Reply<Value: Sendable>: Sendable {
  private final class Box: Sendable {
    let value = Guarded<Value?>(nil)
    let arrival = DispatchSemaphore(value: 0)
  }

  private let box: Box

  private init(_ box: Box) { self.box = box }

  deinit { box.arrival.signal() }

  func send(_ value: Value) {
    box.value.withLock { $0 = value }
    box.arrival.signal()
  }

  /// Makes a reply, hands it to `send`, and waits until it is answered or released.
  static func wait(_ send: (consuming Reply<Value>) -> Void) -> Value? {
    let box = Box()
    send(Reply(box))
    box.arrival.wait()
    return box.value.withLock { $0 }
  }
}
