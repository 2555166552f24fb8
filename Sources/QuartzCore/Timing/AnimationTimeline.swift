// SPDX-License-Identifier: MIT
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
  package var map: TimeMap { didSet { mapChanged() } }
  /// Called once for each map that has a curve, when time reaches the end of the curve.
  package var onCurveEnd: (() -> Void)?

  private var users: [WeakContext] = []
  private var deadline: Deadline?
  private static var lastID: UInt64 = 0

  /// Creates a timeline that is frozen at 0.
  package init(map: TimeMap = .frozen(at: 0)) {
    Self.lastID += 1
    id = TimelineID(rawValue: Self.lastID)
    self.map = map
    mapChanged()
  }

  nonisolated deinit {}

  package func value(at time: Double) -> Double { map.localTime(at: time) }

  /// Returns the velocity in progress per second.
  package func velocity(at time: Double) -> Double { map.velocity(at: time) }

  /// Adds a context in which an animation follows this timeline. The context is told of changes.
  func addUser(_ context: LayerContext) {
    users.removeAll { $0.context == nil }
    if !users.contains(where: { $0.context === context }) { users.append(WeakContext(context: context)) }
  }

  func removeUser(_ context: LayerContext) {
    users.removeAll { $0.context == nil || $0.context === context }
  }

  private func mapChanged() {
    deadline?.cancel()
    deadline = map.curve.flatMap { curve in
      curve.end.isFinite ? Deadline.schedule(at: curve.end) { [weak self] in self?.onCurveEnd?() } : nil
    }
    for user in users { user.context?.timelineChanged(self) }
  }
}

struct WeakContext {
  weak var context: LayerContext?
}
