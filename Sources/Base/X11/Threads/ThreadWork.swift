// SPDX-License-Identifier: MIT
import Diagnostics
import Dispatch

/// Work on a thread of its own. It begins when this is made, and its value is waited for when it is read.
///
/// Without another thread, the work is done at once.
package final class ThreadWork<Value: Sendable>: Sendable {
  private let result = LockedValue<Value?>(nil)
  private let end = DispatchSemaphore(value: 0)

  /// - Parameters:
  ///   - name: The name of the thread, up to 15 bytes.
  ///   - stackSize: The size of its stack in bytes, or nil for the system's.
  package init(name: String, stackSize: Int? = nil, _ body: @escaping @Sendable () -> Value) {
    let run: @Sendable () -> Void = { [result, end] in
      let value = body()
      result.withLock { $0 = value }
      end.signal()
    }
    if !ProgramThread.tryToStart(name: name, stackSize: stackSize, run) { run() }
  }

  /// The value, which any thread may read.
  package var value: Value {
    end.wait()
    defer { end.signal() }
    return result.withLock { $0! }
  }
}
