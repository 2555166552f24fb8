// SPDX-License-Identifier: MIT
import X11

/// The render thread's queue of requests. Any thread may post requests; the render thread takes them.
final class Inbox: Sendable {
  private struct State {
    var requests: [ServerRequest] = []
    var isClosed = false
  }

  private let wakeUp: WakeUp
  private let state = LockedValue(State())

  init() throws(ConnectionError) { wakeUp = try WakeUp() }

  var fileDescriptor: Int32 { wakeUp.fileDescriptor }

  /// Queues a request and wakes the render thread. Does nothing after `close()`.
  func post(_ request: ServerRequest) {
    state.withLock { state in
      guard !state.isClosed else { return }
      state.requests.append(request)
      if state.requests.count == 1 { wakeUp.signal() }
    }
  }

  func take() -> [ServerRequest] {
    state.withLock { state in
      guard !state.requests.isEmpty else { return [] }
      wakeUp.acknowledge()
      defer { state.requests = [] }
      return state.requests
    }
  }

  /// Discards the queued requests and all later ones.
  func close() {
    let dropped = state.withLock { state in
      state.isClosed = true
      defer { state.requests = [] }
      return state.requests
    }
    _ = dropped
  }
}
