// SPDX-License-Identifier: MIT
import CLinux
import Glibc

/// The main thread's loop: sleeps in `poll` until a descriptor, a timer or the next deadline wakes it.
///
/// It serves what a run loop of Foundation's would: `DispatchQueue.main`, `Timer`, and through the former Swift's main
/// actor. A run loop of Foundation's cannot be given an X connection (it reads from the descriptors it watches), and
/// says nothing about the order within a turn.
@MainActor
final class EventLoop {
  /// The most that one sleep takes, so that a distant date cannot overflow the time.
  private static let longestSleep: Double = 86_400

  private let mainQueue = _dispatch_get_main_queue_handle_4CF()
  private var descriptors: [pollfd]

  /// - Parameter descriptors: what else to wake up for; whoever owns them reads them dry each turn.
  init(descriptors: [Int32]) {
    self.descriptors = (descriptors + [mainQueue]).map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
  }

  nonisolated deinit {}

  /// Fires the timers that are due.
  ///
  /// - Returns: seconds until the next one, or nil.
  func fireTimers() -> Double? {
    RunLoop.main.limitDate(forMode: .default).map { max($0.timeIntervalSinceNow, 0) }
  }

  /// Sleeps until something happens, at most `seconds`, nil being for ever; then runs what is on the main queue.
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
