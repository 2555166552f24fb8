// SPDX-License-Identifier: MIT

/// The transitions of one container or one presentation, one at a time.
///
/// The queue owns the running transition and the waiting request, and knows whether callbacks are being sent. No change
/// that is requested in the middle of a transition is lost:
///
/// - A change that is requested while a transition runs interrupts it. The transition is completed in place
///   (``interrupt(_:)``), and the next one starts from its hand-off
///   (``start(_:animated:isInteractive:snapshotPlacement:)``).
/// - A change that is requested from within a callback waits until all callbacks have been sent
///   (``enqueue(_:)``, ``runWaiting()``).
final class TransitionQueue {
  /// The running transition. It is set until the callbacks at its end have been sent.
  private(set) var running: TransitionDriver?
  /// The hand-off from the interrupted transition to the next one. It is discarded if no transition follows.
  private var handOff: TransitionHandOff?
  /// The pixels of the interrupted transition, until the running one ends.
  private var snapshot: InterruptedTransitionSnapshot?
  /// The positions from which the bars of the transition that starts continue after an interruption.
  private(set) var bars: [InterruptedBar] = []
  /// The number of nested calls in which callbacks are being sent.
  private var callbackDepth = 0
  private var waiting: (() -> Void)?

  nonisolated deinit {}

  // MARK: Callbacks

  /// Whether callbacks are being sent. No transition starts during that time.
  var isSendingCallbacks: Bool { callbackDepth > 0 }

  /// Calls `body`, which sends callbacks.
  func sendCallbacks(_ body: () -> Void) {
    callbackDepth += 1
    body()
    callbackDepth -= 1
  }

  /// Keeps a request until the callbacks have been sent. It runs after the requests that are already waiting.
  func enqueue(_ request: @escaping () -> Void) {
    let earlier = waiting
    waiting = {
      earlier?()
      request()
    }
  }

  /// Keeps a request until the callbacks have been sent. It replaces the requests that are already waiting.
  func replaceWaiting(with request: @escaping () -> Void) { waiting = request }

  /// Runs the waiting requests, unless callbacks are still being sent.
  func runWaiting() {
    while !isSendingCallbacks, let request = waiting {
      waiting = nil
      request()
    }
  }

  // MARK: Interrupting

  /// Completes the running transition in place, or reverts it if it was cancelled, so that another one can start.
  ///
  /// - Parameter handOff: Returns the hand-off. Called while the transition is still on screen.
  func interrupt(_ handOff: (TransitionDriver) -> TransitionHandOff?) {
    guard !isSendingCallbacks, let running, !running.phase.isEnded else { return }
    self.handOff = handOff(running)
    guard self.handOff?.keepsAnimation == true else { return endInPlace() }
    sendCallbacks { running.handOff() }
  }

  /// Ends the running transition without a hand-off.
  func endInPlace() {
    guard let running else { return }
    sendCallbacks { running.endInPlace(didComplete: !running.wasCancelled) }
  }

  /// Discards the hand-off of the interrupted transition.
  func discardHandOff() {
    guard let discarded = takeHandOff() else { return }
    sendCallbacks { discarded.discard() }
  }

  /// Removes the hand-off of the interrupted transition and returns it.
  func takeHandOff() -> TransitionHandOff? {
    defer { handOff = nil }
    return handOff
  }

  /// Stores the hand-off of a transition that was interrupted in another queue, unless this queue has one of its own.
  func receive(_ other: TransitionHandOff?) {
    if handOff == nil { handOff = other } else { other?.discard() }
  }

  // MARK: Running

  /// Starts a transition from the hand-off of the interrupted one, if there is one.
  ///
  /// - Parameters:
  ///   - isInteractive: Whether the caller updates the progress from the start.
  ///   - snapshotPlacement: Where the pixels of the interrupted transition are inserted.
  func start(
    _ next: TransitionDriver, animated: Bool, isInteractive: Bool,
    snapshotPlacement: InterruptedTransitionSnapshot.Placement
  ) {
    let handOff = takeHandOff()
    let continuation = animated ? handOff?.continuation(for: next) : nil
    bars = handOff?.bars ?? []
    for index in bars.indices { bars[index].progress = continuation?.progress ?? 0 }
    running = next
    snapshot = continuation?.snapshot
    sendCallbacks {
      if case .animation(let predecessor, let alongside) = continuation {
        return next.start(continuing: predecessor, alongside: alongside)
      }
      handOff?.discard()
      snapshot?.restoreView(snapshotPlacement, isMovedByAnimator: next.isStock)
      next.start(animated: animated, interactive: isInteractive)
      guard !next.phase.isEnded else { return }
      if case .motion(let motion) = continuation { next.takeOver(motion) }
      guard let snapshot else { return }
      snapshot.install(snapshotPlacement)
      for bar in bars { bar.dissolve() }
    }
    bars = []
  }

  /// Called when the running transition is about to send the callbacks at its end. ``didEnd()`` follows.
  func willEnd() {
    callbackDepth += 1
    snapshot?.remove()
    snapshot = nil
  }

  /// Called when the views have been placed for the outcome. No transition runs any more.
  func didFinish() { running = nil }

  /// Called when the last callback of the ended transition has been sent.
  func didEnd() { callbackDepth -= 1 }
}
