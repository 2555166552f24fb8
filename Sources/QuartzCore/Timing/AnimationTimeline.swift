// SPDX-License-Identifier: MIT
import RenderTree
import TimingFunctions

/// A clock of unit length that several animations share and that can be scrubbed: what a property animator's or
/// a transition's progress is.
///
/// Frozen, it stays where a gesture puts it; with a curve, it runs to an end. `settled` is told when a curve's end is
/// reached, in order with the ends of animations.
package final class AnimationTimeline {
  package let id: TimelineID
  /// How the progress follows from absolute time.
  package var map: TimeMap { didSet { mapChanged() } }
  /// Called once for each map that has a curve, when the curve's end has been reached.
  package var settled: (() -> Void)?

  private var users: [WeakContext] = []
  private var deadline: Deadline?
  private static var lastID: UInt64 = 0

  /// Starts frozen at 0.
  package init(map: TimeMap = .frozen(at: 0)) {
    Self.lastID += 1
    id = TimelineID(rawValue: Self.lastID)
    self.map = map
    mapChanged()
  }

  nonisolated deinit {}

  package func value(at time: Double) -> Double { map.localTime(at: time) }

  /// Progress per second.
  package func velocity(at time: Double) -> Double { map.velocity(at: time) }

  /// A context in which an animation follows this timeline wants to know of its changes.
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
      curve.end.isFinite ? Deadline.schedule(at: curve.end) { [weak self] in self?.settled?() } : nil
    }
    for user in users { user.context?.timelineChanged(self) }
  }
}

struct WeakContext {
  weak var context: LayerContext?
}
