// SPDX-License-Identifier: MIT

/// Waits for the animations of a block, and then calls its completion once.
///
/// It is the delegate of all of them, so it lives as long as they do.
final class BlockTracker: NSObject, CAAnimationDelegate {
  private var completion: ((Bool) -> Void)?
  private let blocksTouches: Bool
  private var views: [ObjectIdentifier: UIView] = [:]
  private var running = 0
  private var phase = Phase.adding
  private var allFinished = true

  /// The life of a block.
  ///
  ///     adding ── close() ──► waiting ── all animations have ended ──► completed
  private enum Phase {
    case adding, waiting, completed

    func canBecome(_ next: Phase) -> Bool {
      switch (self, next) {
      case (.adding, .waiting), (.waiting, .completed): true
      default: false
      }
    }
  }

  init(blocksTouches: Bool, completion: ((Bool) -> Void)?) {
    self.blocksTouches = blocksTouches
    self.completion = completion
    super.init()
  }

  nonisolated deinit {}

  /// Counts an animation of `view` that is about to be added.
  func track(_ animation: CAAnimation, of view: UIView) {
    animation.delegate = self
    running += 1
    guard blocksTouches, views.updateValue(view, forKey: ObjectIdentifier(view)) == nil else { return }
    view.animationCounts.touchBlockers += 1
  }

  /// Marks that no more animations will be added. A block that animates nothing completes in the next turn of the event
  /// loop.
  func close() {
    become(.waiting)
    guard running == 0 else { return }
    _ = Deadline.schedule(at: CACurrentMediaTime()) { self.finishIfDone() }
  }

  func animationDidStop(_ animation: CAAnimation, finished: Bool) {
    assert(running > 0, "BlockTracker: more animations have ended than were added")
    running -= 1
    if !finished { allFinished = false }
    finishIfDone()
  }

  private func finishIfDone() {
    guard phase == .waiting, running == 0 else { return }
    become(.completed)
    for view in views.values { view.animationCounts.touchBlockers -= 1 }
    views = [:]
    let completion = self.completion
    self.completion = nil
    completion?(allFinished)
  }

  private func become(_ next: Phase) {
    assert(phase.canBecome(next), "BlockTracker: \(phase) can't become \(next)")
    phase = next
  }
}
