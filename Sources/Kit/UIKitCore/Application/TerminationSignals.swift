// SPDX-License-Identifier: MIT
import Glibc
import RenderServer
import Synchronization
import X11

/// Turns SIGTERM, SIGINT and SIGHUP into requests for an orderly end of the program.
///
///     watching ──signal──► requested ──heard──► the delegate saves ──► the windows close ──► dead of the signal
///                              │                                           │
///                              └──────── an ``EndingLimit`` applies ───────┘
///
/// A second signal ends the process at once.
///
/// A signal that was ignored when the program started, such as SIGHUP under `nohup`, stays ignored. A signal that the
/// program handles itself is left alone. Only one such object exists at a time, because signal handlers belong to the
/// process.
nonisolated package final class TerminationSignals {
  private let wakeUp: WakeUp
  private let limitsWaits: Bool

  /// Starts watching.
  ///
  /// - Parameter limitsWaits: Whether the program waits for the server only for a limited time after a signal.
  package init(limitsWaits: Bool = false) throws(ConnectionError) {
    wakeUp = try WakeUp()
    self.limitsWaits = limitsWaits
    received.store(0, ordering: .relaxed)
    wakeUpDescriptor.store(wakeUp.fileDescriptor, ordering: .relaxed)
    if limitsWaits { EndingLimit.prepare() }
    for number in [SIGTERM, SIGINT, SIGHUP] where hasDefaultAction(number) { watch(number) }
  }

  deinit {
    restoreDefaultActions()
    if limitsWaits { EndingLimit.withdraw() }
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
    handle(number, noteSignal)
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
  EndingLimit.start(for: number)
  var one: UInt64 = 1
  _ = write(wakeUpDescriptor.load(ordering: .relaxed), &one, MemoryLayout<UInt64>.size)
}

nonisolated private func restoreDefaultActions() {
  let numbers = watched.exchange(0, ordering: .relaxed)
  if numbers & 1 << SIGTERM != 0 { signal(SIGTERM, SIG_DFL) }
  if numbers & 1 << SIGINT != 0 { signal(SIGINT, SIG_DFL) }
  if numbers & 1 << SIGHUP != 0 { signal(SIGHUP, SIG_DFL) }
}
