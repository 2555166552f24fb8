// SPDX-License-Identifier: MIT
import QuartzCore
import RenderTree
import TimingFunctions
import XCTest

@MainActor
final class TimelineTests: XCTestCase {
  func testAnimationsOnATimelineFollowItsMap() async {
    let stage = Stage()
    let (a, b) = (stage.addLayer(), stage.addLayer())
    let timeline = AnimationTimeline()
    for layer in [a, b] { layer.add(makeFade(on: timeline), forKey: "fade") }
    CATransaction.flush()

    timeline.map = .frozen(at: 0.25)
    XCTAssertTrue(stage.context.needsCommit)
    CATransaction.flush()
    XCTAssertEqual(stage.lastCommit.updated.count, 0)
    XCTAssertEqual(stage.state(of: a, at: 400).opacity, 0.25)
    XCTAssertEqual(stage.state(of: b, at: 400).opacity, 0.25)

    timeline.map = TimeMap(curve: TimeCurve(start: 100, from: 0.25, to: 1, timing: LinearTiming()))
    CATransaction.flush()
    XCTAssertEqual(stage.state(of: a, at: 100.5).opacity, 0.625)
    XCTAssertEqual(timeline.value(at: 100.5), 0.625)
    XCTAssertEqual(timeline.velocity(at: 100.5), 0.75)
  }

  func testATimelineReportsTheEndOfItsCurve() async {
    let stage = Stage()
    let timeline = AnimationTimeline()
    var ends = 0
    timeline.onCurveEnd = { ends += 1 }

    timeline.map = TimeMap(curve: TimeCurve(start: 100, from: 0, to: 1, timing: LinearTiming()))
    XCTAssertEqual(CATransaction.nextCompletionTime, 101)
    stage.advance(to: 100.5)
    timeline.map = TimeMap(curve: TimeCurve(start: 100.5, from: 0.5, to: 0, timing: LinearTiming()))
    XCTAssertEqual(CATransaction.nextCompletionTime, 101.5)
    stage.advance(to: 101)
    XCTAssertEqual(ends, 0)
    stage.advance(to: 101.5)
    stage.advance(to: 102)
    XCTAssertEqual(ends, 1)
    XCTAssertNil(CATransaction.nextCompletionTime)
  }

  func testAnimationsOnATimelineStayUntilTheyAreRemoved() async {
    let stage = Stage()
    let layer = stage.addLayer()
    let timeline = AnimationTimeline(map: TimeMap(beginTime: 100, speed: 1))
    let log = DelegateLog()
    let fade = makeFade(on: timeline)
    fade.delegate = log
    layer.add(fade, forKey: "fade")
    CATransaction.flush()

    stage.advance(to: 110)
    XCTAssertEqual(layer.animationKeys(), ["fade"])

    layer.removeAllAnimations()
    CATransaction.flush()
    XCTAssertEqual(log.events.last, "cancelled")
    XCTAssertEqual(stage.lastCommit.removedTimelines, [timeline.id])
    XCTAssertNil(stage.recorder.tree.timeline(timeline.id))
  }

  func testTimelinesAreFreed() async {
    Stage.assertFreed {
      let timeline = AnimationTimeline()
      let stage = Stage()
      stage.addLayer().add(makeFade(on: timeline), forKey: "fade")
      CATransaction.flush()
      timeline.map = TimeMap(curve: TimeCurve(start: 100, from: 0, to: 1, timing: LinearTiming()))
      return timeline
    }
  }

  private func makeFade(on timeline: AnimationTimeline) -> CABasicAnimation {
    let fade = QuartzCoreTests.makeFade(1)
    fade.fillMode = .both
    fade.timeline = timeline
    return fade
  }
}
