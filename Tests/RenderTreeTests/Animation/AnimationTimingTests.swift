// SPDX-License-Identifier: MIT
import RenderTree
import XCTest

final class AnimationTimingTests: XCTestCase {
  private func timing(_ change: (inout AnimationTiming) -> Void) -> AnimationTiming {
    var timing = AnimationTiming()
    timing.beginTime = 10
    timing.duration = 2
    change(&timing)
    return timing
  }

  func testAnimationAppliesFromItsBeginningToItsEnd() {
    let timing = timing { _ in }

    XCTAssertNil(timing.position(at: 9.99))
    XCTAssertEqual(timing.position(at: 10)?.fraction, 0)
    XCTAssertEqual(timing.position(at: 11)?.fraction, 0.5)
    XCTAssertNil(timing.position(at: 12))
    XCTAssertEqual(timing.position(at: 12, includesEnd: true)?.fraction, 1)
    XCTAssertEqual(timing.endTime, 12)
  }

  func testFillModesExtendTheEnds() {
    let timing = timing { $0.fillMode = .both }

    XCTAssertEqual(timing.position(at: 0)?.fraction, 0)
    XCTAssertEqual(timing.position(at: 12)?.fraction, 1)
    XCTAssertEqual(timing.position(at: 100)?.fraction, 1)
  }

  func testSpeedShortensTheAnimation() {
    let timing = timing { $0.speed = 4 }

    XCTAssertEqual(timing.endTime, 10.5)
    XCTAssertEqual(timing.position(at: 10.25)?.fraction, 0.5)
  }

  func testAnimationRepeatsAndCountsItsCycles() {
    let timing = timing {
      $0.repeatCount = 2.5
      $0.fillMode = .forwards
    }

    XCTAssertEqual(timing.endTime, 15)
    XCTAssertEqual(timing.position(at: 12.5), AnimationPosition(fraction: 0.25, cycle: 1))
    XCTAssertEqual(timing.position(at: 20), AnimationPosition(fraction: 0.5, cycle: 2))
  }

  func testWholeNumberOfRepeatsEndsAtTheEndOfTheLastOne() {
    let timing = timing {
      $0.duration = 0.1
      $0.repeatCount = 3
      $0.fillMode = .forwards
    }

    XCTAssertEqual(timing.position(at: 20), AnimationPosition(fraction: 1, cycle: 2))
  }

  func testAutoreversesPlaysEachCycleBackwards() {
    let timing = timing {
      $0.autoreverses = true
      $0.repeatCount = 2
      $0.fillMode = .forwards
    }

    XCTAssertEqual(timing.endTime, 18)
    XCTAssertEqual(timing.position(at: 11.5), AnimationPosition(fraction: 0.75, cycle: 0))
    XCTAssertEqual(timing.position(at: 12.5), AnimationPosition(fraction: 0.75, cycle: 0))
    XCTAssertEqual(timing.position(at: 14.5), AnimationPosition(fraction: 0.25, cycle: 1))
    XCTAssertEqual(timing.position(at: 30)?.fraction, 0)
  }

  func testRepeatDurationCutsTheAnimationOff() {
    let timing = timing { $0.repeatDuration = 5 }

    XCTAssertEqual(timing.endTime, 15)
    XCTAssertEqual(timing.position(at: 14.5), AnimationPosition(fraction: 0.25, cycle: 2))
  }

  func testInfiniteRepeatCountNeverEnds() {
    let timing = timing { $0.repeatCount = .infinity }

    XCTAssertEqual(timing.endTime, .infinity)
    XCTAssertEqual(timing.position(at: 1011)?.fraction, 0.5)
  }

  func testTimeOffsetStartsInTheMiddleAndWrapsAround() {
    let timing = timing { $0.timeOffset = 0.5 }

    XCTAssertEqual(timing.position(at: 10)?.fraction, 0.25)
    XCTAssertEqual(timing.position(at: 11)?.fraction, 0.75)
    XCTAssertEqual(timing.position(at: 11.75), AnimationPosition(fraction: 0.125, cycle: 1))
    XCTAssertNil(timing.position(at: 12))
  }

  func testAnimationWithoutSpeedIsAtItsTimeOffset() {
    let timing = timing {
      $0.speed = 0
      $0.timeOffset = 0.5
    }

    XCTAssertEqual(timing.position(at: 3)?.fraction, 0.25)
    XCTAssertEqual(timing.position(at: 1e6)?.fraction, 0.25)
  }

  func testAnimationWithoutSpeedAppliesBeyondItsEndsOnlyIfItFills() {
    for (offset, fill, expected) in [
      (-0.5, [], nil), (-0.5, .backwards, AnimationPosition(fraction: 0, cycle: 0)),
      (2.5, [], nil), (2.5, .forwards, AnimationPosition(fraction: 1, cycle: 0)),
    ] as [(Double, AnimationTiming.FillMode, AnimationPosition?)] {
      let timing = timing { ($0.speed, $0.timeOffset, $0.fillMode) = (0, offset, fill) }

      XCTAssertEqual(timing.position(at: 11), expected)
    }
  }

  func testNegativeSpeedPlaysTheAnimationBackwards() {
    let timing = timing { $0.speed = -1 }

    XCTAssertEqual(timing.position(at: 10)?.fraction, 1)
    XCTAssertEqual(timing.position(at: 11.5)?.fraction, 0.25)
    XCTAssertEqual(timing.endTime, 12)
  }

  func testAnimationWithoutDurationEndsImmediately() {
    let timing = timing {
      $0.duration = 0
      $0.repeatCount = .infinity
      $0.fillMode = .forwards
    }

    XCTAssertEqual(timing.position(at: 10)?.fraction, 1)
  }

  func testOnlyASimpleAnimationContinuesBeyondTheEndsOfATimeline() {
    let cases:
      [(name: String, change: (inout AnimationTiming) -> Void, start: AnimationPosition, end: AnimationPosition)] =
        [
          (
            "autoreverses", { ($0.duration, $0.autoreverses) = (0.5, true) }, .init(fraction: 0, cycle: 0),
            .init(fraction: 0, cycle: 0)
          ),
          (
            "repeats", { ($0.duration, $0.repeatCount) = (0.5, 2) }, .init(fraction: 0, cycle: 0),
            .init(fraction: 1, cycle: 1)
          ),
          (
            "lasts", { ($0.duration, $0.repeatDuration) = (0.5, 1) }, .init(fraction: 0, cycle: 0),
            .init(fraction: 1, cycle: 1)
          ),
          ("backwards", { $0.speed = -1 }, .init(fraction: 1, cycle: 0), .init(fraction: 0, cycle: 0)),
          ("offset", { $0.timeOffset = 0.25 }, .init(fraction: 0.25, cycle: 0), .init(fraction: 0.25, cycle: 1)),
        ]
    for (name, change, start, end) in cases {
      var timing = AnimationTiming()
      timing.duration = 1
      change(&timing)

      XCTAssertEqual(timing.position(onTimelineAt: -0.1), start, name)
      XCTAssertEqual(timing.position(onTimelineAt: 1.1), end, name)
    }
  }

  func testAnimationThatBeginsBeforeATimelineDoesNotJumpAtItsStart() {
    var timing = AnimationTiming()
    (timing.beginTime, timing.duration) = (-0.5, 2)

    let fractions = [-0.1, 0, 0.1].map { timing.position(onTimelineAt: $0)!.fraction }

    for (fraction, expected) in zip(fractions, [0.2, 0.25, 0.3]) { XCTAssertEqual(fraction, expected, accuracy: 1e-12) }
  }

  func testAnimationThatBeginsARoundingErrorLaterBeginsWithTheTimeline() {
    var timing = AnimationTiming()
    (timing.beginTime, timing.duration) = (5e-7, 1)

    XCTAssertEqual(timing.position(onTimelineAt: 0)?.fraction, 0)
  }

  func testAnimationContinuesBeyondTheEndsOfATimelineThatItTouches() {
    var whole = AnimationTiming()
    whole.duration = 1
    whole.repeatCount = 1
    var delayed = whole
    (delayed.beginTime, delayed.duration) = (0.5, 0.5)
    var early = whole
    (early.duration, early.fillMode) = (0.5, .both)

    XCTAssertEqual(whole.position(onTimelineAt: 1)!.fraction, 1)
    XCTAssertEqual(whole.position(onTimelineAt: 1.1)!.fraction, 1.1, accuracy: 1e-12)
    XCTAssertEqual(whole.position(onTimelineAt: -0.1)!.fraction, -0.1, accuracy: 1e-12)
    XCTAssertEqual(delayed.position(onTimelineAt: 1.1)!.fraction, 1.2, accuracy: 1e-12)
    XCTAssertNil(delayed.position(onTimelineAt: -0.1))
    XCTAssertEqual(early.position(onTimelineAt: 1.1)?.fraction, 1)
    XCTAssertEqual(early.position(onTimelineAt: -0.1)!.fraction, -0.2, accuracy: 1e-12)
  }
}
