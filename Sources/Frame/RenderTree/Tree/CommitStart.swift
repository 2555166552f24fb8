// SPDX-License-Identifier: MIT
import TimingFunctions

/// The start of a commit's animations, which is the frame that shows the commit first.
///
/// Animations with the number of the commit begin `delay` seconds later than the commit says. A movement that continues
/// a drag is shifted further, so that it passes the value that the screen showed last at the start: the drag may have
/// gone on since that frame.
struct CommitStart: Sendable {
  let sequence: UInt64
  /// The time of the commit, in absolute seconds.
  let time: Double
  /// The delay in seconds, or nil until it is known. It is negative if the frame before shows a later time than that of
  /// the commit.
  var delay: Double?
  /// The layers whose animations or clocks start with the commit.
  let layers: [LayerID]
  private var timelineMovements: [TimelineID: Movement] = [:]
  private var layerMovements: [LayerID: Movement] = [:]

  /// The number of commits that are remembered. The main thread is told of a delay within a few commits.
  static let maximumCount = 16

  /// A clock that was stopped and now moves along a curve.
  private struct Movement {
    let startsAtRest: Bool
    /// The time in seconds that the movement takes, at its initial velocity, from the value shown last to its start.
    let catchUp: Double

    /// The longest credible time between the frame shown last and the end of a drag, in seconds.
    private static let longestCatchUp = 0.1

    init(along curve: TimeCurve, from time: Double, shown: Double?) {
      let velocity = curve.velocity(at: max(time, curve.start))
      startsAtRest = velocity == 0
      let seconds = shown.map { (curve.value(at: time) - $0) / velocity } ?? 0
      catchUp = seconds.isFinite && seconds <= Self.longestCatchUp ? max(seconds, 0) : 0
    }
  }

  /// Returns nil if nothing starts with the commit.
  ///
  /// - Parameter tree: The tree before the commit.
  init?(of commit: Commit, in tree: RenderTree) {
    sequence = commit.sequence
    time = commit.time
    let starting = commit.updated.filter { $0.starts(with: commit.sequence) }
    layers = starting.map(\.id)
    for (id, map) in commit.timelines {
      guard let curve = map.curve, curve.startCommit == sequence else { continue }
      timelineMovements[id] = Movement(
        along: curve, from: time, shown: tree.timeline(id)?.localTime(at: time))
    }
    for node in starting.lazy.map(\.node) {
      guard let curve = node.timeMap.curve, curve.startCommit == sequence else { continue }
      let parentTime = tree.superlayer(of: node.id).map { tree.localTime(of: $0, at: time) } ?? time
      layerMovements[node.id] = Movement(
        along: curve, from: parentTime, shown: tree.node(node.id)?.timeMap.localTime(at: parentTime))
    }
    if layers.isEmpty && timelineMovements.isEmpty { return nil }
  }

  /// Returns the map of a timeline whose delay was `old` and is now this.
  func moved(_ map: TimeMap, of timeline: TimelineID, from old: CommitStart) -> TimeMap {
    moved(map, as: timelineMovements[timeline], from: old) { $0 }
  }

  /// Returns a node whose delay was `old` and is now this.
  ///
  /// - Parameter parentTime: Returns the superlayer's time at an absolute time.
  func moved(_ node: RenderNode, from old: CommitStart, parentTime: (Double) -> Double) -> RenderNode {
    var node = node
    let clock = node.timeMap
    for index in node.animations.indices where node.animations[index].startCommit == sequence {
      let (before, after) = (parentTime(time + old.waitingTime), parentTime(time + waitingTime))
      node.animations[index].timing.beginTime += clock.localTime(at: after) - clock.localTime(at: before)
    }
    node.timeMap = moved(clock, as: layerMovements[node.id], from: old, parentTime: parentTime)
    return node
  }

  private func moved(
    _ map: TimeMap, as movement: Movement?, from old: CommitStart, parentTime: (Double) -> Double
  ) -> TimeMap {
    guard let movement, map.startCommit == sequence else { return map }
    var map = map
    map.curve?.start += parentTime(time + seconds(of: movement)) - parentTime(time + old.seconds(of: movement))
    return map
  }

  /// The delay of animations in seconds. None starts before its commit.
  private var waitingTime: Double { max(delay ?? 0, 0) }

  /// Returns the delay of a movement in seconds. A movement that starts at rest never starts before its commit.
  private func seconds(of movement: Movement) -> Double {
    guard let delay else { return 0 }
    return movement.startsAtRest ? waitingTime : delay + movement.catchUp
  }
}
