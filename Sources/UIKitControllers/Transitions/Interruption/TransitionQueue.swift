// SPDX-License-Identifier: MIT

/// The transitions of one container or one presentation, one at a time.
///
/// The queue owns what runs, what waits, and whether callbacks are being sent, so that nothing that is requested in the
/// middle of a transition is lost:
///
/// - A change that is requested while a transition runs interrupts it. The transition is completed in place
///   (``interrupt(_:)``), and the next one starts from what it hands off (``start(_:animated:isInteractive:snapshotPlacement:)``).
/// - A change that is requested from within a callback waits until all callbacks have been sent
///   (``enqueue(_:)``, ``runWaiting()``).
final class TransitionQueue {
  /// The transition that runs, also while the callbacks of its end are being sent.
  private(set) var running: TransitionRun?
  /// The hand-off from the interrupted transition to the next one. It is discarded if no transition follows.
  private var handOff: TransitionHandOff?
  /// The pixels of the interrupted transition, until the running one has covered them.
  private var snapshot: InterruptedTransitionSnapshot?
  /// The number of nested calls in which callbacks are being sent.
  private var callbackDepth = 0
  private var waiting: (() -> Void)?

  nonisolated deinit {}

  // MARK: Callbacks

  /// Whether callbacks are being sent. No transition starts meanwhile.
  var isSendingCallbacks: Bool { callbackDepth > 0 }

  /// Calls `body`, which sends callbacks.
  func sendCallbacks(_ body: () -> Void) {
    callbackDepth += 1
    body()
    callbackDepth -= 1
  }

  /// Keeps a request until the callbacks have been sent. It runs after the one that waits already.
  func enqueue(_ request: @escaping () -> Void) {
    let earlier = waiting
    waiting = {
      earlier?()
      request()
    }
  }

  /// Keeps a request until the callbacks have been sent. It replaces the one that waits already.
  func replaceWaiting(with request: @escaping () -> Void) { waiting = request }

  /// Runs the requests that came from within callbacks, unless callbacks are still being sent.
  func runWaiting() {
    while !isSendingCallbacks, let request = waiting {
      waiting = nil
      request()
    }
  }

  // MARK: Interrupting

  /// Completes what runs in place, or takes it back if it was cancelled, so that another transition can start.
  ///
  /// - Parameter handOff: Makes what it leaves to the next, while it still shows.
  func interrupt(_ handOff: (TransitionRun) -> TransitionHandOff?) {
    guard !isSendingCallbacks, let running, !running.driver.phase.isEnded else { return }
    self.handOff = handOff(running)
    endInPlace()
  }

  /// Ends what runs, with nothing to follow.
  func endInPlace() {
    guard let driver = running?.driver else { return }
    sendCallbacks { driver.endInPlace(didComplete: !driver.wasCancelled) }
  }

  /// Forgets what the interrupted transition left.
  func discardHandOff() { handOff = nil }

  /// Gives what the interrupted transition left to the queue of another container.
  func takeHandOff() -> TransitionHandOff? {
    defer { handOff = nil }
    return handOff
  }

  /// Receives what a transition left that was interrupted in another queue, unless one was interrupted here.
  func receive(_ other: TransitionHandOff?) { handOff = handOff ?? other }

  // MARK: Running

  /// Starts a transition, from what the interrupted one left.
  ///
  /// - Parameters:
  ///   - isInteractive: Whether the caller updates the progress, from the start.
  ///   - snapshotPlacement: Where the pixels of the interrupted transition go.
  func start(
    _ run: TransitionRun, animated: Bool, isInteractive: Bool,
    snapshotPlacement: InterruptedTransitionSnapshot.Placement
  ) {
    var run = run
    let handOff = takeHandOff()
    let motion = handOff?.motion(for: run)
    run.bars = handOff.map { BarHandOff(bars: $0.bars, progress: motion?.progress ?? 0) }
    running = run
    snapshot = motion == nil && animated ? handOff?.snapshot : nil
    sendCallbacks {
      snapshot?.restoreView(isMovedByAnimator: run.isStock)
      run.driver.start(animated: animated, interactive: isInteractive)
      guard !run.driver.phase.isEnded else { return }
      if let motion { run.driver.takeOver(motion) }
      guard let snapshot else { return }
      snapshot.install(snapshotPlacement)
      for bar in handOff?.bars ?? [] { bar.dissolve() }
    }
    running?.bars = nil
  }

  /// The running transition is about to end: its callbacks follow, until ``didEnd()``.
  func willEnd() {
    callbackDepth += 1
    snapshot?.remove()
    snapshot = nil
  }

  /// The views of the running transition are where they belong, and nothing runs any more.
  func didFinish() { running = nil }

  /// The last callback of the ended transition has been sent.
  func didEnd() { callbackDepth -= 1 }
}
