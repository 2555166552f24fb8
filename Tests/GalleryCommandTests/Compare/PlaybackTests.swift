// SPDX-License-Identifier: MIT
import UIKit
import XCTest

@testable import Gallery

@MainActor
final class PlaybackTests: XCTestCase {
  private var host: ManualHost!
  private let playback = Playback()

  override func setUp() async throws {
    await MainActor.run { host = ManualHost(size: CGSize(width: 100, height: 100)) }
  }

  override func tearDown() async throws {
    await MainActor.run {
      playback.pause()
      host.window.close()
    }
  }

  func testItPlaysAtItsSpeedAndStopsAtTheEnd() async {
    playback.loops = false
    playback.speed = 0.5

    playback.play()
    host.advance(by: 1)
    XCTAssertEqual(playback.time, 0.5, accuracy: 0.02)
    host.advance(by: 2)

    XCTAssertEqual(playback.time, 1)
    XCTAssertFalse(playback.isPlaying)
  }

  func testItPlaysInReverseFromTheEnd() async {
    playback.loops = false

    playback.play(reversed: true)
    host.advance(by: 0.25)
    XCTAssertEqual(playback.time, 0.75, accuracy: 0.03)
    host.advance(by: 2)

    XCTAssertEqual(playback.time, 0)
    XCTAssertFalse(playback.isPlaying)
  }

  func testALoopInBothDirectionsTurnsAtTheEnds() async {
    playback.length = 0.2
    var directions: [Bool] = []
    playback.onChange = { [unowned playback] in
      if directions.last != playback.isForward { directions.append(playback.isForward) }
    }

    playback.play()
    host.advance(by: 2.3)

    XCTAssertEqual(directions, [true, false, true, false])
    XCTAssertTrue(playback.isPlaying)
  }

  func testALoopInOneDirectionKeepsIt() async {
    playback.length = 0.2
    playback.direction = .backward

    playback.play()
    host.advance(by: 2)

    XCTAssertFalse(playback.isForward)
    XCTAssertTrue(playback.isPlaying)
  }

  func testAFrameStepStopsAndMovesByASixtieth() async {
    playback.scrub(to: 0.5)
    playback.play()

    playback.step(by: 2)

    XCTAssertEqual(playback.time, 0.5 + 2.0 / 60, accuracy: 1e-9)
    XCTAssertFalse(playback.isPlaying)
    playback.step(by: -100)
    XCTAssertEqual(playback.time, 0)
  }

  func testAPressThatMovesNothingLetsTheRunningPlaybackGoOnAndNoOtherOne() async {
    playback.play(reversed: true)
    playback.hold()
    XCTAssertFalse(playback.isPlaying)
    playback.resume()
    XCTAssertTrue(playback.isPlaying)
    XCTAssertTrue(playback.isReversed)

    playback.pause()
    playback.hold()
    playback.resume()
    XCTAssertFalse(playback.isPlaying, "it was paused before")
  }

  func testPlayingAfterADragContinuesFromItsProgress() async {
    playback.timeOfDrag = { 0.4 }
    playback.follow(distance: 50)
    XCTAssertEqual(playback.position, .drag(50))

    playback.play()

    XCTAssertEqual(playback.position, .time(0.4))
  }
}
