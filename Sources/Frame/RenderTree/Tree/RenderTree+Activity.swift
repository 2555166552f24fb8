// SPDX-License-Identifier: MIT
import TimingFunctions

// Whether the picture changes by itself, so that the frame clock can stop when it does not.
extension RenderTree {
  /// Returns whether anything on the screen changes by itself from `time` on, without a pause.
  ///
  /// While it is true, another frame is due. The first frame for which it is false shows the end of all animations.
  package func isAnimating(at time: Double) -> Bool {
    animatedLayers.contains { id in
      guard let (clock, animations) = clockAndAnimations(of: id, at: time) else { return false }
      return animations.contains { activity(of: $0, on: clock, at: time) == .running }
    }
  }

  /// Returns the next absolute time after `time` at which something starts to move, or nil if nothing will. It is
  /// `time` itself for what starts less than a rounding error later.
  package func nextChange(after time: Double) -> Double? {
    var next: Double?
    for id in animatedLayers {
      guard let (clock, animations) = clockAndAnimations(of: id, at: time) else { continue }
      for animation in animations {
        guard case .starts(let start) = activity(of: animation, on: clock, at: time) else { continue }
        next = min(next ?? start, start)
      }
    }
    return next
  }

  /// The state of a layer's or timeline's clock at one absolute time.
  private struct Clock {
    var time: Double
    /// The local seconds per absolute second. 0 for a stopped clock.
    var rate: Double
    /// Whether the clock runs along a curve. Its rate may then change, even to the opposite direction.
    var isOnCurve = false
    /// The time at which a stopped clock starts.
    var wakesAt: Double?

    var isMoving: Bool { rate != 0 || isOnCurve }
  }

  private enum Activity: Equatable {
    case running
    case starts(Double)
    case atRest
  }

  private func clockAndAnimations(of id: LayerID, at time: Double) -> (Clock, [PreparedAnimation])? {
    guard let clock = clock(of: id, at: time), let animations = entry(id)?.committed.animations else { return nil }
    return (clock, animations)
  }

  private func activity(of animation: PreparedAnimation, on clock: Clock, at time: Double) -> Activity {
    let timing = animation.animation.timing
    guard let timeline = animation.animation.timeline else { return Self.activity(of: timing, on: clock, at: time) }
    guard let map = timelines[timeline] else { return .atRest }
    let clock = Self.clock(map, on: Clock(time: time, rate: 1), at: time)
    return Self.activity(of: timing, on: clock, at: time)
  }

  /// Returns the layer's clock, or nil if the layer is not on the screen.
  private func clock(of id: LayerID, at time: Double) -> Clock? {
    guard let entry = entry(id), entry.committed.mayShow else { return nil }
    if let superlayer = entry.superlayer {
      return clock(of: superlayer, at: time).map { Self.clock(entry.committed.node.timeMap, on: $0, at: time) }
    }
    return id == root ? Self.clock(entry.committed.node.timeMap, on: Clock(time: time, rate: 1), at: time) : nil
  }

  private static func clock(_ map: TimeMap, on parent: Clock, at time: Double) -> Clock {
    var clock = Clock(time: map.localTime(at: parent.time), rate: parent.rate * map.velocity(at: parent.time))
    clock.isOnCurve = parent.isOnCurve
    clock.wakesAt = parent.wakesAt
    if let curve = map.curve {
      clock.isOnCurve = parent.isMoving && parent.time >= curve.start && parent.time < curve.end
      if parent.time < curve.start && parent.rate > 0 {
        clock.wakesAt = time + (curve.start - parent.time) / parent.rate
      }
    } else if map.speed == 0 {
      (clock.isOnCurve, clock.wakesAt) = (false, nil)
    }
    return clock
  }

  private static func activity(of timing: AnimationTiming, on clock: Clock, at time: Double) -> Activity {
    guard clock.isMoving else { return clock.wakesAt.map { .starts($0) } ?? .atRest }
    if clock.isOnCurve { return .running }
    if timing.speed == 0 { return .atRest }
    let (begin, end) = (timing.beginTime, timing.endTime)
    if clock.rate > 0 {
      if clock.time < begin { return .starts(time + (begin - clock.time) / clock.rate) }
      return clock.time < end ? .running : .atRest
    }
    if clock.time > end { return .starts(time + (end - clock.time) / clock.rate) }
    return clock.time > begin ? .running : .atRest
  }
}
