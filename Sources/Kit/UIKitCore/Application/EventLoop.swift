// SPDX-License-Identifier: MIT
import CLinux
import Glibc

/// The event loop of the main thread. It sleeps in `poll` until a file descriptor, a timer or a deadline wakes it.
///
/// It runs what Foundation's run loop would run: `Timer` and `DispatchQueue.main`, on which Swift's main actor runs.
/// Foundation's run loop cannot watch an X connection, because it reads from the descriptors that it watches, and it
/// guarantees no order within a turn.
@MainActor
final class EventLoop {
  /// The longest sleep in seconds, so that a distant date cannot overflow the time.
  private static let longestSleep: Double = 86_400

  private let mainQueue = _dispatch_get_main_queue_handle_4CF()
  private var descriptors: [pollfd]
  /// The time in seconds from ``fireTimers()`` until the next timer is due, or nil if there is none.
  private(set) var nextTimer: Double?

  /// - Parameter descriptors: Other descriptors that wake the loop. Their owners read all that is available in each
  ///   turn.
  init(descriptors: [Int32]) {
    self.descriptors = (descriptors + [mainQueue]).map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
  }

  nonisolated deinit {}

  /// Fires the timers that are due.
  func fireTimers() {
    nextTimer = RunLoop.main.limitDate(forMode: .default).map { max($0.timeIntervalSinceNow, 0) }
  }

  /// Sleeps until an event arrives, at most for `seconds` if it is not nil. Then runs the blocks on the main queue.
  func sleep(atMost seconds: Double?) {
    for index in descriptors.indices { descriptors[index].revents = 0 }
    var timeout = timespec(seconds: seconds.map { $0 > 0 ? min($0, Self.longestSleep) : 0 } ?? 0)
    let count =
      seconds == nil
      ? poll(&descriptors, nfds_t(descriptors.count), -1)
      : ppoll(&descriptors, nfds_t(descriptors.count), &timeout, nil)
    guard count > 0, descriptors[descriptors.count - 1].revents != 0 else { return }
    var wakeUps: UInt64 = 0
    _ = read(mainQueue, &wakeUps, MemoryLayout<UInt64>.size)
    _dispatch_main_queue_callback_4CF(nil)
  }
}

extension timespec {
  fileprivate init(seconds: Double) {
    let whole = seconds.rounded(.down)
    self.init(tv_sec: Int(whole), tv_nsec: Int((seconds - whole) * 1e9))
  }
}
