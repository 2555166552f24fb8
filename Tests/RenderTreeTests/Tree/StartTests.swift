// SPDX-License-Identifier: MIT
import RenderTree
import TimingFunctions
import XCTest

/// Animations and movements that start with the first frame of their commit.
final class StartTests: XCTestCase {
  private let timeline = TimelineID(rawValue: 1)

  /// Returns an animation of the opacity from 0 to 1 in a second, which starts with the first frame of a commit.
  private func fade(startingWith sequence: UInt64?, timeline: TimelineID? = nil) -> LayerAnimation {
    var animation = LayerAnimation.basic("opacity", from: 0, to: 1, timeline: timeline)
    animation.startCommit = sequence
    return animation
  }

  private func opacity(_ tree: RenderTree, at time: Double) -> CGFloat? {
    tree.sampleLayer(1, at: time)?.state.opacity
  }

  func testAnimationOfACommitStartsLaterByTheDelayOfItsFirstFrame() {
    var builder = TreeBuilder()
    builder.commit([TreeBuilder.node(1) { $0.animations = [fade(startingWith: 1)] }])

    XCTAssertTrue(builder.tree.awaitsStart(of: 1))
    builder.tree.delayStart(of: 1, by: 0.2)
    builder.tree.delayStart(of: 1, by: 0.1)

    XCTAssertFalse(builder.tree.awaitsStart(of: 1))
    XCTAssertEqual(opacity(builder.tree, at: 0.8) ?? 0, 0.5, accuracy: 1e-9)
  }

  func testAnimationWithATimeOfItsOwnIsNotDelayed() {
    var builder = TreeBuilder()
    builder.commit([TreeBuilder.node(1) { $0.animations = [fade(startingWith: nil)] }])

    XCTAssertFalse(builder.tree.awaitsStart(of: 1))
    builder.tree.delayStart(of: 1, by: 0.2)

    XCTAssertEqual(opacity(builder.tree, at: 0.5), 0.5)
  }

  func testAnimationAtRestDoesNotStartBeforeItsCommit() {
    var builder = TreeBuilder()
    builder.commit([TreeBuilder.node(1) { $0.animations = [fade(startingWith: 1)] }])

    builder.tree.delayStart(of: 1, by: -0.1)

    XCTAssertEqual(opacity(builder.tree, at: 0.5), 0.5)
  }

  func testLayerThatIsSentAgainBeforeItsDelayIsKnownThereKeepsItsStart() {
    var builder = TreeBuilder()
    let node = TreeBuilder.node(1) { $0.animations = [fade(startingWith: 1)] }
    builder.commit([node])
    builder.tree.delayStart(of: 1, by: 0.25)

    builder.commit([node])

    XCTAssertEqual(opacity(builder.tree, at: 0.75) ?? 0, 0.5, accuracy: 1e-9)
  }

  func testAnimationUnderAStoppedClockIsNotDelayed() {
    var builder = TreeBuilder()
    builder.commit([
      TreeBuilder.node(1) {
        $0.timeMap = .frozen(at: 0.5)
        $0.animations = [fade(startingWith: 1)]
      }
    ])

    builder.tree.delayStart(of: 1, by: 0.25)

    XCTAssertEqual(opacity(builder.tree, at: 100), 0.5)
  }

  /// The screen shows 0.2, the drag has gone on to 0.23, and moves by 1 a second.
  func testReleasedTimelineContinuesFromTheValueThatTheScreenShows() throws {
    var builder = TreeBuilder()
    let node = TreeBuilder.node(1) { $0.animations = [fade(startingWith: nil, timeline: timeline)] }
    builder.commit([node], timelines: [timeline: .frozen(at: 0.2)])
    var curve = TimeCurve(start: 0, from: 0.23, to: 1, timing: LinearTiming().lasting(0.77))
    curve.startCommit = 2
    builder.commit([], timelines: [timeline: TimeMap(curve: curve)])

    builder.tree.delayStart(of: 2, by: -0.004)  // the time at which the last frame was shown

    let map = try XCTUnwrap(builder.tree.timeline(timeline))
    for refresh in 2...10 {
      let time = Double(refresh) / 60
      XCTAssertEqual(map.localTime(at: -0.004 + time), 0.2 + time, accuracy: 1e-9)
    }
  }

  func testReleasedLayerClockContinuesFromTheTimeThatTheScreenShows() throws {
    var builder = TreeBuilder()
    builder.commit([TreeBuilder.node(1) { $0.timeMap = .frozen(at: 3) }])
    var curve = TimeCurve(start: 0, from: 3.01, to: 5, timing: LinearTiming().lasting(1.99))
    curve.startCommit = 2
    builder.commit([TreeBuilder.node(1) { $0.timeMap = TimeMap(curve: curve) }])

    builder.tree.delayStart(of: 2, by: 0.02)

    XCTAssertEqual(builder.tree.localTime(of: 1, at: 0.02 + 0.1), 3.1, accuracy: 1e-9)
  }

  /// The superlayer's time is 10 seconds earlier. The drag has gone on by 0.01 s since the last frame.
  func testReleasedLayerClockCountsInItsSuperlayersTime() throws {
    var builder = TreeBuilder()
    let parent = TreeBuilder.node(1, [2]) { $0.timeMap = TimeMap(beginTime: 10) }
    builder.commit([parent, TreeBuilder.node(2) { $0.timeMap = .frozen(at: 3) }])
    var curve = TimeCurve(start: -10, from: 3.01, to: 5, timing: LinearTiming().lasting(1.99))
    curve.startCommit = 2
    builder.commit([TreeBuilder.node(2) { $0.timeMap = TimeMap(curve: curve) }])

    builder.tree.delayStart(of: 2, by: 0.02)

    XCTAssertEqual(builder.tree.localTime(of: 2, at: 0.02 + 0.1), 3.1, accuracy: 1e-9)
  }

  func testDelayOfAnotherCommitMovesNothing() {
    var builder = TreeBuilder()
    builder.commit([TreeBuilder.node(1) { $0.animations = [fade(startingWith: 1)] }])

    builder.tree.delayStart(of: 7, by: 0.2)

    XCTAssertEqual(opacity(builder.tree, at: 0.5), 0.5)
    XCTAssertTrue(builder.tree.awaitsStart(of: 1))
  }
}
