// SPDX-License-Identifier: MIT

/// A request of the main thread to the clipboard's thread.
enum ClipboardRequest: Sendable {
  case write(ClipboardContents, to: SelectionName)
  /// The time is that at which nobody waits for the reply any longer.
  case list(of: SelectionName, until: Double, Reply<[String]>)
  case read([String], from: SelectionName, until: Double, Reply<ClipboardContents.Representation>)
  /// Makes a content that of a drag. The reply is the server's time at which it is.
  case beginDrag(ClipboardContents, Reply<UInt>)
  /// Reads a drag in a format that it has, at the server's time of its last event.
  case readDrag(String, at: UInt, until: Double, Reply<ClipboardContents.Representation>)
  case stop
}

/// The queue of requests to the clipboard's thread.
final class ClipboardInbox: Sendable {
  private struct State {
    var requests: [ClipboardRequest] = []
    var isClosed = false
  }

  private let wakeUp: WakeUp
  private let state = LockedValue(State())

  init() throws(ConnectionError) { wakeUp = try WakeUp() }

  var fileDescriptor: Int32 { wakeUp.fileDescriptor }

  /// Queues a request and wakes the thread. After ``close()`` the request is released, which answers it with nil.
  func post(_ request: ClipboardRequest) {
    state.withLock { state in
      guard !state.isClosed else { return }
      state.requests.append(request)
      wakeUp.signal()
    }
  }

  func take() -> [ClipboardRequest] {
    state.withLock { state in
      wakeUp.acknowledge()
      defer { state.requests = [] }
      return state.requests
    }
  }

  /// Discards the queued requests and all later ones.
  func close() {
    state.withLock { state in
      state.isClosed = true
      state.requests = []
    }
  }
}
