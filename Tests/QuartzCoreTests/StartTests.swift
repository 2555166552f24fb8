// SPDX-License-Identifier: MIT
import QuartzCore
import RenderTree
import TimingFunctions
import XCTest

/// Animations that start with their first frame, whose time the render server reports.
@MainActor
final class StartTests: XCTestCase {
  private func makeFade() -> CABasicAnimation {
    let fade = CABasicAnimation(keyPath: "opacity")
    fade.fromValue = Float(0)
    fade.toValue = Float(1)
    fade.duration = 1
    return fade
  }

  func testAnimationEndsLaterByTheReportedDelay() async {
    let stage = Stage(reportsStarts: true)
    let layer = stage.addLayer()
    let log = DelegateLog()
    let fade = makeFade()
    fade.delegate = log
    layer.add(fade, forKey: "fade")
    CATransaction.flush()

    stage.context.noteStart(of: stage.lastCommit.sequence, delay: 0.3)

    XCTAssertEqual(CATransaction.nextCompletionTime ?? 0, 101.3, accuracy: 1e-9)
    stage.advance(to: 100.8)
    XCTAssertEqual(layer.presentation()?.opacity ?? 0, 0.5, accuracy: 1e-6)
    stage.advance(to: 101.2)
    XCTAssertEqual(log.events, ["start"])
    stage.advance(to: 101.31)
    XCTAssertEqual(log.events, ["start", "finished"])
  }

  func testAnimationWhoseFirstFrameIsShownAfterItsDurationDoesNotEndBeforeIt() async {
    let stage = Stage(reportsStarts: true)
    let layer = stage.addLayer()
    let log = DelegateLog()
    let fade = makeFade()
    fade.delegate = log
    layer.add(fade, forKey: "fade")
    CATransaction.flush()

    stage.advance(to: 102)
    XCTAssertEqual(log.events, ["start"])
    stage.context.noteStart(of: stage.lastCommit.sequence, delay: 1.8)
    stage.advance(to: 102.7)
    XCTAssertEqual(log.events, ["start"])
    stage.advance(to: 102.9)

    XCTAssertEqual(log.events, ["start", "finished"])
  }

  func testAnimationOfWhichNoStartIsEverReportedEndsNevertheless() async {
    let stage = Stage(reportsStarts: true)
    let layer = stage.addLayer()
    let log = DelegateLog()
    let fade = makeFade()
    fade.delegate = log
    layer.add(fade, forKey: "fade")
    CATransaction.flush()

    stage.advance(to: 110)

    XCTAssertEqual(log.events, ["start", "finished"])
  }

  func testTimelineWhoseFirstFrameIsShownAfterItsDurationDoesNotEndBeforeIt() async {
    let stage = Stage(reportsStarts: true)
    let timeline = stage.addTimeline()
    var ends = 0
    timeline.onCurveEnd = { ends += 1 }
    timeline.map = TimeMap(curve: TimeCurve(start: 100, from: 0, to: 1, timing: LinearTiming()))
    CATransaction.flush()

    stage.advance(to: 102)
    XCTAssertEqual(ends, 0)
    stage.context.noteStart(of: stage.lastCommit.sequence, delay: 1.8)
    stage.advance(to: 102.7)
    XCTAssertEqual(ends, 0)
    stage.advance(to: 102.9)

    XCTAssertEqual(ends, 1)
  }

  func testLayerIsCommittedWithItsReportedStartAfterwards() async {
    let stage = Stage(reportsStarts: true)
    let layer = stage.addLayer()
    layer.add(makeFade(), forKey: "fade")
    CATransaction.flush()
    stage.context.noteStart(of: stage.lastCommit.sequence, delay: 0.3)

    layer.cornerRadius = 4
    CATransaction.flush()

    XCTAssertEqual(stage.state(of: layer, at: 100.8).opacity, 0.5, accuracy: 1e-6)
    XCTAssertNil(stage.recorder.tree.node(layer.id)?.animations.first?.startCommit)
  }

  func testAnimationWithABeginTimeOfItsOwnIsNotDelayed() async {
    let stage = Stage(reportsStarts: true)
    let layer = stage.addLayer()
    let fade = makeFade()
    fade.beginTime = 100.5
    layer.add(fade, forKey: "fade")
    CATransaction.flush()

    stage.context.noteStart(of: stage.lastCommit.sequence, delay: 0.3)

    XCTAssertEqual(CATransaction.nextCompletionTime, 101.5)
  }

  func testAnimationThatReplacesARunningOneIsNotDelayed() async {
    let stage = Stage(reportsStarts: true)
    let layer = stage.addLayer()
    layer.add(makeFade(), forKey: "fade")
    stage.advance(to: 100.5)
    layer.add(makeFade(), forKey: "fade")
    CATransaction.flush()

    stage.context.noteStart(of: stage.lastCommit.sequence, delay: 0.3)

    XCTAssertEqual(CATransaction.nextCompletionTime, 101.5)
  }

  func testTimelineEndsLaterByTheReportedDelay() async {
    let stage = Stage(reportsStarts: true)
    let timeline = stage.addTimeline()
    var ends = 0
    timeline.onCurveEnd = { ends += 1 }
    timeline.map = TimeMap(curve: TimeCurve(start: 100, from: 0, to: 1, timing: LinearTiming()))
    CATransaction.flush()

    stage.context.noteStart(of: stage.lastCommit.sequence, delay: 0.25)

    XCTAssertEqual(timeline.value(at: 100.75), 0.5)
    stage.advance(to: 101.1)
    XCTAssertEqual(ends, 0)
    stage.advance(to: 101.25)
    XCTAssertEqual(ends, 1)
    XCTAssertFalse(stage.context.needsCommit)
  }

  // The ends of curves are deadlines of the process, so these tests run until they are reached.

  func testTimelineStartsWithItsCommitAfterALongLayout() async {
    let stage = Stage(reportsStarts: true)
    let timeline = stage.addTimeline()

    timeline.map = TimeMap(curve: TimeCurve(start: 100, from: 0, to: 1, timing: LinearTiming()))
    stage.advance(to: 100.4)

    XCTAssertEqual(timeline.value(at: 100.9), 0.5, accuracy: 1e-9)
    stage.advance(to: 110)
  }

  func testTimelineThatNoAnimationFollowsAnyMoreEndsOnTimeWithoutAReport() async {
    let stage = Stage(reportsStarts: true)
    let timeline = stage.addTimeline()
    var ends = 0
    timeline.onCurveEnd = { ends += 1 }
    timeline.map = TimeMap(curve: TimeCurve(start: 100, from: 0, to: 1, timing: LinearTiming()))
    CATransaction.flush()

    stage.root.sublayers?.last?.removeFromSuperlayer()
    CATransaction.flush()
    stage.advance(to: 101.01)

    XCTAssertEqual(ends, 1)
  }

  func testTimelineThatContinuesAnotherOnesMovementIsNotDelayed() async {
    let stage = Stage(reportsStarts: true)
    let curve = TimeCurve(start: 100, from: 0, to: 1, timing: LinearTiming())
    let first = stage.addTimeline()
    first.map = TimeMap(curve: curve)
    stage.advance(to: 100.5)

    let second = stage.addTimeline()
    second.continueMovement(along: curve)
    stage.advance(to: 100.6)
    stage.context.noteStart(of: stage.lastCommit.sequence, delay: 0.25)

    XCTAssertEqual(second.value(at: 100.75), 0.75, accuracy: 1e-9)
    stage.advance(to: 110)
  }

  func testVelocityBeforeAStartThatIsAnEstimateIsThatOfTheStart() async {
    let stage = Stage(reportsStarts: true)
    let timeline = stage.addTimeline()
    timeline.map = TimeMap(curve: TimeCurve(start: 100, from: 0, to: 1, timing: LinearTiming()))
    CATransaction.flush()

    XCTAssertEqual(timeline.velocity(at: 99.9), 1, accuracy: 1e-9)
    stage.advance(to: 110)
  }

  func testTimelineThatIsReversedWhileItRunsIsNotDelayed() async {
    let stage = Stage(reportsStarts: true)
    let timeline = stage.addTimeline()
    timeline.map = TimeMap(curve: TimeCurve(start: 100, from: 0, to: 1, timing: LinearTiming()))
    stage.advance(to: 100.5)

    timeline.map = TimeMap(curve: TimeCurve(start: 100.5, from: 0.5, to: 0, timing: LinearTiming()))
    CATransaction.flush()
    stage.context.noteStart(of: stage.lastCommit.sequence, delay: 0.25)

    XCTAssertEqual(timeline.value(at: 101), 0.25)
    stage.advance(to: 102)
  }
}

extension Stage {
  /// Adds a layer with an animation that follows a new timeline, and commits both.
  fileprivate func addTimeline() -> AnimationTimeline {
    let timeline = AnimationTimeline()
    let fade = CABasicAnimation(keyPath: "opacity")
    fade.fromValue = Float(0)
    fade.toValue = Float(1)
    fade.duration = 1
    fade.timeline = timeline
    addLayer().add(fade, forKey: "fade")
    CATransaction.flush()
    return timeline
  }
}
