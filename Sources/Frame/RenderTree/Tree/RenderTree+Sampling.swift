// SPDX-License-Identifier: MIT
import CoreGraphics
import TimingFunctions

extension RenderTree {
  /// Returns the values that the screen shows of one layer, or nil if there is no such layer, or it is not needed.
  ///
  /// - Parameters:
  ///   - parentTime: The superlayer's `localTime`, or for the root the absolute time.
  ///   - time: Absolute monotonic seconds, for animations that follow a timeline.
  ///   - isUnneeded: Is given the frame of a layer that shows nothing outside its frame, and has no animations and no
  ///     transform, before anything else is computed. The frame is in the coordinates of a superlayer without a
  ///     `sublayerTransform`.
  package func sampleLayer(
    _ id: LayerID, parentTime: Double, at time: Double, unless isUnneeded: (CGRect) -> Bool = { _ in false }
  ) -> SampledLayer? {
    guard let entry = entry(id) else { return nil }
    if let frame = entry.committed.fixedFrame, isUnneeded(frame) { return nil }
    return sample(entry, parentTime: parentTime, at: time)
  }

  /// Returns the values of one layer, whose local time is computed from the root down.
  package func sampleLayer(_ id: LayerID, at time: Double) -> SampledLayer? {
    guard let entry = entry(id) else { return nil }
    let parentTime = entry.superlayer.map { localTime(of: $0, at: time) } ?? time
    return sample(entry, parentTime: parentTime, at: time)
  }

  private func sample(_ entry: Entry, parentTime: Double, at time: Double) -> SampledLayer {
    let committed = entry.committed
    let localTime = committed.node.timeMap.localTime(at: parentTime)
    var values = LayerValues(state: committed.node.state)
    if !committed.animations.isEmpty { apply(committed, to: &values, localTime: localTime, at: time) }
    return SampledLayer(values, localTime: localTime, links: entry.links)
  }

  private func apply(_ committed: CommittedNode, to values: inout LayerValues, localTime: Double, at time: Double) {
    for animation in committed.animations {
      if let timeline = animation.animation.timeline {
        guard let time = timelineTime(timeline, at: time) else { continue }
        animation.apply(to: &values, at: time)
      } else {
        animation.apply(to: &values, at: localTime)
      }
    }
    values.state.limit(since: committed.node.state)
  }

  /// Returns the layer's local time at an absolute time.
  package func localTime(of id: LayerID, at time: Double) -> Double {
    guard let entry = entry(id) else { return time }
    let parentTime = entry.superlayer.map { localTime(of: $0, at: time) } ?? time
    return entry.committed.node.timeMap.localTime(at: parentTime)
  }

  package func timeline(_ id: TimelineID) -> TimeMap? { timelines[id] }

  /// Returns the timeline's own time, or nil if there is no such timeline, in which case its animations do not apply.
  ///
  /// A timeline that a curve or a gesture controls may leave 0…1. A timeline that runs freely stays at its end, even if
  /// the commit that removes it is late.
  func timelineTime(_ id: TimelineID, at time: Double) -> Double? {
    guard let map = timelines[id] else { return nil }
    let local = map.localTime(at: time)
    return !map.hasCurve && map.speed != 0 ? min(max(local, 0), 1) : local
  }

  /// Returns the sublayers from back to front: by their `zPosition` at that time, and for equal values in their given
  /// order.
  package func sublayersInDrawingOrder(of layer: SampledLayer, at time: Double) -> [LayerID] {
    guard layer.links.hasRaisedSublayers else { return layer.links.sublayers }
    let heights = layer.links.sublayers.enumerated().map { index, id in
      (id: id, index: index, height: zPosition(of: id, in: layer, at: time))
    }
    return heights.sorted { ($0.height, $0.index) < ($1.height, $1.index) }.map(\.id)
  }

  /// Returns the `zPosition` of a sublayer at that time.
  package func zPosition(of sublayer: LayerID, in layer: SampledLayer, at time: Double) -> CGFloat {
    sampleLayer(sublayer, parentTime: layer.localTime, at: time)?.state.zPosition ?? 0
  }

  /// Returns the whole tree at one time.
  package func sample(at time: Double) -> SampledTree {
    var tree = SampledTree()
    if let root { append(root, role: .sublayer, parent: nil, parentTime: time, at: time, to: &tree) }
    return tree
  }

  private func append(
    _ id: LayerID, role: SampledTree.Role, parent: Int?, parentTime: Double, at time: Double,
    to tree: inout SampledTree
  ) {
    guard let layer = sampleLayer(id, parentTime: parentTime, at: time) else { return }
    let index = tree.append(layer, role: role, parent: parent)
    func appendChild(_ child: LayerID, _ role: SampledTree.Role, parentTime: Double) {
      append(child, role: role, parent: index, parentTime: parentTime, at: time, to: &tree)
    }
    if let mask = layer.links.mask { appendChild(mask, .mask, parentTime: layer.localTime) }
    if let transition = layer.transition {
      appendChild(transition.effect.previous, .previous, parentTime: layer.localTime)
    }
    for child in sublayersInDrawingOrder(of: layer, at: time) {
      appendChild(child, .sublayer, parentTime: layer.localTime)
    }
  }
}
