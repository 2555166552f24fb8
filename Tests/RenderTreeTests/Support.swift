// SPDX-License-Identifier: MIT
import CoreGraphics
import TimingFunctions
import XCTest

@testable import RenderTree

func assertEqual(
  _ a: CATransform3D, _ b: CATransform3D, accuracy: CGFloat = 1e-9, file: StaticString = #filePath, line: UInt = #line
) {
  XCTAssertLessThanOrEqual(
    a.distance(to: b), Double(accuracy), "\(a) is not \(b)", file: file, line: line)
}

extension LayerID: ExpressibleByIntegerLiteral {
  public init(integerLiteral value: UInt64) { self.init(rawValue: value) }
}

extension AnimatableValue: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  public init(floatLiteral value: Double) { self.init(CGFloat(value)) }
  public init(integerLiteral value: Int) { self.init(CGFloat(value)) }
}

extension LayerAnimation {
  /// Returns a linear animation of one property with given values.
  static func basic(
    _ keyPath: String, from: AnimatableValue? = nil, to: AnimatableValue? = nil, by: AnimatableValue? = nil,
    begin: Double = 0, duration: Double = 1, additive: Bool = false, cumulative: Bool = false,
    timeline: TimelineID? = nil, _ change: (inout AnimationTiming) -> Void = { _ in }
  ) -> LayerAnimation {
    var timing = AnimationTiming()
    timing.beginTime = begin
    timing.duration = duration
    change(&timing)
    var animation = PropertyAnimation(
      keyPath: keyPath, values: .basic(from: from, to: to, by: by))
    animation.isAdditive = additive
    animation.isCumulative = cumulative
    return LayerAnimation(
      key: keyPath, timing: timing, pacing: LinearTiming(), timeline: timeline, effect: .property(animation))
  }
}

extension LayerAnimation {
  /// Applies this animation to `state` at `localTime`.
  func apply(to state: inout LayerState, at localTime: Double) {
    var values = LayerValues(state: state)
    PreparedAnimation(self).apply(to: &values, at: localTime)
    state = values.state
  }
}

extension CATransform3D {
  /// Returns a perspective in which things `distance` points behind the plane z = 0 are half as large.
  static func perspective(distance: CGFloat) -> CATransform3D {
    var t = CATransform3D()
    t.m34 = -1 / distance
    return t
  }
}

/// Makes commits of a tree, with increasing sequence numbers.
struct TreeBuilder {
  var tree = RenderTree()
  private(set) var sequence: UInt64 = 0
  var root: LayerID? = 1

  mutating func commit(
    _ nodes: [RenderNode], removed: [LayerID] = [], timelines: [TimelineID: TimeMap] = [:]
  ) {
    sequence += 1
    var commit = Commit(sequence: sequence, time: 0, root: root)
    commit.updated = nodes.map(CommittedNode.init)
    commit.removed = removed
    commit.timelines = timelines
    let before = tree
    tree.apply(commit)
    tree._checkInvariants(since: before)
    tree._checkInvariants()
  }

  /// Returns a node with an id, modified by `change`.
  static func node(
    _ id: LayerID, _ sublayers: [LayerID] = [], _ change: (inout RenderNode) -> Void = { _ in }
  ) -> RenderNode {
    var node = RenderNode(id: id, state: LayerState())
    node.sublayers = sublayers
    change(&node)
    return node
  }
}
