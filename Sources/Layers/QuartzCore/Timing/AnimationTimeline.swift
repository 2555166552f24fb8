// SPDX-License-Identifier: MIT
import ObjectRuntime
import RenderTree
import TimingFunctions

/// A clock from 0 to 1 that several animations share and that can be scrubbed: the progress of a property animator or
/// of a transition.
///
/// A frozen timeline keeps the value that a gesture sets. With a curve, it runs to an end, and `onCurveEnd` is called
/// when it reaches the end, in order with the ends of animations.
package final class AnimationTimeline {
  package let id: TimelineID
  /// The function from absolute time to progress.
  package var map: TimeMap {
    get { storedMap }
    set { change(to: newValue, isOnScreen: false) }
  }
  /// Called once for each map that has a curve, when time reaches the end of the curve.
  package var onCurveEnd: (() -> Void)?

  private var storedMap: TimeMap
  /// The time at which `map` was set, in absolute seconds.
  private var timeOfChange = CACurrentMediaTime()
  /// Whether the movement was on screen before, on another timeline.
  private var isOnScreen = false
  private var users: [WeakLink<LayerContext>] = []
  private var deadline: Deadline?
  private static var lastID: UInt64 = 0

  /// Creates a timeline that is frozen at 0.
  package init(map: TimeMap = .frozen(at: 0)) {
    Self.lastID += 1
    id = TimelineID(rawValue: Self.lastID)
    storedMap = map
    scheduleEnd()
  }

  nonisolated deinit {}

  package func value(at time: Double) -> Double { map.localTime(at: time) }

  /// The time of the picture that the screen shows, in absolute seconds. See `LayerContext.shownTime`.
  package var shownTime: Double { users.reduce(CACurrentMediaTime()) { max($0, $1.object?.shownTime ?? $0) } }

  /// Returns `shownTime` for a movement that is stopped or taken over. See `LayerContext.holdShownTime()`.
  package func holdShownTime() -> Double {
    guard storedMap.hasCurve else { return shownTime }
    return users.reduce(CACurrentMediaTime()) { max($0, $1.object?.holdShownTime() ?? $0) }
  }

  /// Returns the velocity in progress per second. Before a start that is an estimate, it is that of the start.
  package func velocity(at time: Double) -> Double {
    let curve = storedMap.curve
    return storedMap.velocity(at: curve?.startCommit == nil ? time : max(time, curve?.start ?? time))
  }

  /// Adds a context in which an animation follows this timeline. The context is told of changes.
  func addUser(_ context: LayerContext) {
    users.removeAll { $0.object == nil }
    if !users.contains(where: { $0.object === context }) { users.append(WeakLink(context)) }
  }

  /// Removes a context in which no animation follows this timeline any more. If it was the last one, no frame will be
  /// reported with which a movement starts.
  func removeUser(_ context: LayerContext) {
    users.removeAll { $0.object == nil || $0.object === context }
    guard users.isEmpty, storedMap.startCommit != nil else { return }
    storedMap.curve?.startCommit = nil
    scheduleEnd()
  }

  /// Continues a movement that is on screen on another timeline, along the same curve. It does not start with a frame.
  package func continueMovement(along curve: TimeCurve) {
    var curve = curve
    curve.startCommit = nil
    change(to: TimeMap(curve: curve), isOnScreen: true)
  }

  private func change(to map: TimeMap, isOnScreen: Bool) {
    storedMap = map
    self.isOnScreen = isOnScreen
    timeOfChange = CACurrentMediaTime()
    scheduleEnd()
    for user in users { user.object?.timelineChanged(self) }
  }

  // MARK: The start of a movement

  /// Has the movement, if there is one, start with the first frame of a commit. Until that has been shown, it counts as
  /// started with the commit, whose layout may have taken long.
  func markStart(with sequence: UInt64, at time: Double) {
    guard storedMap.hasCurve, !isOnScreen else { return }
    storedMap.curve?.start += max(time - timeOfChange, 0)
    storedMap.curve?.startCommit = sequence
    scheduleEnd()
  }

  /// Takes over the start that the render server has reported for a commit.
  func adoptStart(of sequence: UInt64, from committed: TimeMap) {
    guard storedMap.startCommit == sequence, let curve = committed.curve, curve.startCommit == sequence else {
      return
    }
    storedMap.curve?.start = curve.start
    storedMap.curve?.startCommit = nil
    scheduleEnd()
  }

  private func scheduleEnd() {
    deadline?.cancel()
    deadline = storedMap.curve.flatMap { curve in
      let end = curve.end + (curve.startCommit == nil ? 0 : LayerContext.longestStart)
      return end.isFinite ? Deadline.schedule(at: end) { [weak self] in self?.onCurveEnd?() } : nil
    }
  }
}
