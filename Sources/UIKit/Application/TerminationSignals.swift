// SPDX-License-Identifier: MIT
import Glibc
import RenderServer
import Synchronization
import X11

/// Turns SIGTERM, SIGINT and SIGHUP into requests to end the program in order.
///
///     watching ──signal──► requested ──signal──► the process dies of it
///
/// A signal that was ignored when the program started, such as SIGHUP under `nohup`, stays ignored, and one that the
/// program handles by itself is left alone. There is one object at a time, because signals are the process's.
nonisolated package final class TerminationSignals {
  private let wakeUp: WakeUp

  /// Starts watching.
  package init() throws(ConnectionError) {
    wakeUp = try WakeUp()
    received.store(0, ordering: .relaxed)
    wakeUpDescriptor.store(wakeUp.fileDescriptor, ordering: .relaxed)
    for number in [SIGTERM, SIGINT, SIGHUP] where Self.hasDefaultAction(number) { watch(number) }
  }

  deinit {
    restoreDefaultActions()
    wakeUpDescriptor.store(-1, ordering: .relaxed)
  }

  /// Readable once a signal has arrived, for the event loop to poll.
  var fileDescriptor: Int32 { wakeUp.fileDescriptor }

  /// What the first signal that has arrived asks for.
  package var request: Termination? {
    let number = received.load(ordering: .relaxed)
    return number == 0 ? nil : .signal(number)
  }

  private func watch(_ number: Int32) {
    watched.bitwiseOr(1 << number, ordering: .relaxed)
    var action = sigaction()
    action.__sigaction_handler.sa_handler = noteSignal
    action.sa_flags = SA_RESTART
    sigaction(number, &action, nil)
  }

  private static func hasDefaultAction(_ number: Int32) -> Bool {
    var current = sigaction()
    return sigaction(number, nil, &current) == 0 && current.__sigaction_handler.sa_handler == nil
  }
}

// MARK: - In the signal handler

// A handler interrupts any thread at any instruction, so that it can do little more than system calls. It has no object
// to go by. `TerminationSignals.init` uses all of these before the first signal, so that they are initialized.
nonisolated private let received = Atomic<Int32>(0)
nonisolated private let wakeUpDescriptor = Atomic<Int32>(-1)
/// A bit for each signal's number.
nonisolated private let watched = Atomic<Int32>(0)

nonisolated private func noteSignal(_ number: Int32) {
  let code = errno
  defer { errno = code }
  restoreDefaultActions()
  received.store(number, ordering: .relaxed)
  var one: UInt64 = 1
  _ = write(wakeUpDescriptor.load(ordering: .relaxed), &one, MemoryLayout<UInt64>.size)
}

nonisolated private func restoreDefaultActions() {
  let numbers = watched.exchange(0, ordering: .relaxed)
  if numbers & 1 << SIGTERM != 0 { signal(SIGTERM, SIG_DFL) }
  if numbers & 1 << SIGINT != 0 { signal(SIGINT, SIG_DFL) }
  if numbers & 1 << SIGHUP != 0 { signal(SIGHUP, SIG_DFL) }
}
