// SPDX-License-Identifier: MIT
import Glibc
import RenderServer
import Synchronization
import X11

/// Turns SIGTERM, SIGINT and SIGHUP into requests for an orderly end of the program.
///
///     watching ──signal──► requested ──signal──► the process dies of it
///
/// A signal that was ignored when the program started, such as SIGHUP under `nohup`, stays ignored. A signal that the
/// program handles itself is left alone. Only one such object exists at a time, because signal handlers belong to the
/// process.
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

  /// A descriptor for the event loop that becomes readable when a signal arrives.
  var fileDescriptor: Int32 { wakeUp.fileDescriptor }

  /// The request of the first signal that has arrived.
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

// A signal handler can interrupt any thread at any instruction, so it is restricted to system calls and atomics and has
// no object. `TerminationSignals.init` uses all of these before the first signal, so that they are initialized.
nonisolated private let received = Atomic<Int32>(0)
nonisolated private let wakeUpDescriptor = Atomic<Int32>(-1)
/// A bit for the number of each watched signal.
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
