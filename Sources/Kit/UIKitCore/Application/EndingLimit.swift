// SPDX-License-Identifier: MIT
import Glibc
import Synchronization
import X11

/// The limit for the time in which the program waits for the server after a signal has asked it to end.
///
///     idle ──signal──► waiting ──patience is over──► cut ──last patience is over──► dead of the signal,
///      │                  │                           │                             if the server is in the way
///      └───────pause──────┴─────────► paused ◄────────┘
///                                       └──resume──► as before
///
/// First it cuts the connections to the server, so that each thread finds its connection lost and the program ends in
/// order. Then only a connection that is being opened can still wait for the server, and the process dies of the signal.
/// A main thread that is busy with something else does not wait for the server; its program is not killed.
///
/// The limit is a timer of the process that sends SIGALRM. Signal handlers execute only system calls and atomics
/// of plain integers, as in ``TerminationSignals``: a generic type may have to be made when it is first used, which
/// allocates memory.
nonisolated enum EndingLimit {
  private enum Stage: Int32 { case idle, waiting, cut, paused }

  /// The time in seconds for which the program may wait for the server before its connections are cut. The value is a
  /// choice: over any usable line, a server that is not hung answers in this time.
  private static let patience = 1.0
  /// The time in seconds after which the process dies. Together with the first it is less than two seconds.
  private static let lastPatience = 0.7

  /// The raw value of the stage.
  private static let stage = Atomic<Int32>(0)
  /// The signal that has asked the program to end, or 0.
  private static let request = Atomic<Int32>(0)
  /// 1 if signals start the limit, else 0.
  private static let isPrepared = Atomic<Int32>(0)
  /// The kernel's number of the timer, which may be zero. Nil if there is no timer.
  private static let timer: Int? = {
    var event = sigevent()
    event.sigev_notify = Int32(SIGEV_SIGNAL)
    event.sigev_signo = SIGALRM
    var timer: timer_t?
    return timer_create(CLOCK_MONOTONIC, &event, &timer) == 0 ? Int(bitPattern: timer) : nil
  }()

  // MARK: The main thread

  /// Lets signals start the limit from now on. A program that handles SIGALRM itself has none.
  static func prepare() {
    guard hasDefaultAction(SIGALRM), timer != nil else { return }
    request.store(0, ordering: .relaxed)
    stage.store(Stage.idle.rawValue, ordering: .relaxed)
    // All that the signal handlers use has been used once before them.
    ConnectionSockets.prepare()
    _ = replace(.idle, with: .idle)
    _ = arm(0)
    handle(SIGALRM) { _ in
      let code = errno
      EndingLimit.expire()
      errno = code
    }
    isPrepared.store(1, ordering: .sequentiallyConsistent)
  }

  /// Ends what ``prepare()`` has begun.
  static func withdraw() {
    guard isPrepared.exchange(0, ordering: .sequentiallyConsistent) == 1 else { return }
    _ = arm(0)
    signal(SIGALRM, SIG_DFL)
  }

  /// Runs `body`, which may take long and does not count.
  static func pausing(_ body: () -> Void) {
    guard isPrepared.load(ordering: .relaxed) == 1 else { return body() }
    let former = stage.exchange(Stage.paused.rawValue, ordering: .sequentiallyConsistent)
    let left = arm(0)
    body()
    stage.store(former, ordering: .sequentiallyConsistent)
    switch Stage(rawValue: former) {
    case .idle: if request.load(ordering: .sequentiallyConsistent) != 0 { start() }
    // A limit that was over at that instant is over soon.
    case .waiting, .cut: _ = arm(left > 0 ? left : 0.001)
    case .paused, nil: break
    }
  }

  // MARK: In signal handlers

  /// Starts the limit.
  static func start(for signal: Int32) {
    guard isPrepared.load(ordering: .relaxed) == 1 else { return }
    request.store(signal, ordering: .sequentiallyConsistent)
    start()
  }

  private static func start() {
    if replace(.idle, with: .waiting) { _ = arm(patience) }
  }

  private static func expire() {
    if replace(.waiting, with: .cut) {
      _ = arm(lastPatience)
      // A thread that still writes must not end the program as if a pipe had broken.
      signal(SIGPIPE, SIG_IGN)
      ConnectionSockets.cutAll()
    } else if stage.load(ordering: .sequentiallyConsistent) == Stage.cut.rawValue {
      guard ConnectionSockets.reachesAll else {
        kill(getpid(), request.load(ordering: .relaxed))
        return
      }
      // One may have been opened since.
      ConnectionSockets.cutAll()
      _ = arm(lastPatience)
    }
  }

  private static func replace(_ former: Stage, with next: Stage) -> Bool {
    stage.compareExchange(
      expected: former.rawValue, desired: next.rawValue, ordering: .sequentiallyConsistent
    ).exchanged
  }

  /// Sets the timer, or stops it if the time is zero. Returns the seconds that were left.
  private static func arm(_ seconds: Double) -> Double {
    guard let timer else { return 0 }
    let nanoseconds = Int(seconds * 1e9)
    var (new, old) = (itimerspec(), itimerspec())
    new.it_value = timespec(tv_sec: nanoseconds / 1_000_000_000, tv_nsec: nanoseconds % 1_000_000_000)
    timer_settime(timer_t(bitPattern: timer), 0, &new, &old)
    return Double(old.it_value.tv_sec) + Double(old.it_value.tv_nsec) / 1e9
  }
}
