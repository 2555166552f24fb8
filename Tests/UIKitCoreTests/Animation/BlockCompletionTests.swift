// SPDX-License-Identifier: MIT
import LeakTesting
import UIKit
import XCTest

/// When the completion handler of an animation block is called.
@MainActor final class BlockCompletionTests: UIKitTestCase {
  override func release() { closeHosts() }
  func testCompletionIsCalledOnceAfterTheLastAnimation() async {
    let stage = AnimationStage()
    var finished: [(Double, Bool)] = []

    UIView.animate(withDuration: 0.5) {
      stage.view.center.x = 150
      stage.view.alpha = 0
    } completion: {
      finished.append((stage.host.time, $0))
    }
    stage.advance(by: 0.4)
    XCTAssertTrue(finished.isEmpty)
    stage.advance(by: 0.2)

    XCTAssertEqual(finished.count, 1)
    XCTAssertEqual(finished[0].0, 100.5, accuracy: 1e-9)
    XCTAssertTrue(finished[0].1)
  }

  /// Semantics: completion-after-settling.
  func testCompletionReceivesFalseIfAnimationsAreRemoved() async {
    let stage = AnimationStage()
    var finished: [Bool] = []

    UIView.animate(withDuration: 0.5) {
      stage.view.center.x = 150
    } completion: {
      finished.append($0)
    }
    stage.advance(by: 0.2)
    stage.view.layer.removeAllAnimations()
    stage.host.flush()

    XCTAssertEqual(finished, [false])
    XCTAssertEqual(stage.x, 150)
  }

  func testBlockWithoutChangesCompletesInTheNextTurn() async {
    let stage = AnimationStage()
    var finished: [Bool] = []

    UIView.animate(withDuration: 5) {
    } completion: {
      finished.append($0)
    }
    XCTAssertEqual(finished, [])
    stage.advance(by: 0.001)

    XCTAssertEqual(finished, [true])
  }

  func testBlockWithoutDurationIsNotAnimatedAndCompletesInTheNextTurn() async {
    let stage = AnimationStage()
    var finished: [Bool] = []

    UIView.animate(withDuration: 0) {
      stage.view.center.x = 150
    } completion: {
      finished.append($0)
    }
    XCTAssertEqual(stage.keys, [])
    XCTAssertEqual(finished, [])
    stage.advance(by: 0.001)

    XCTAssertEqual(stage.x, 150)
    XCTAssertEqual(finished, [true])
  }

  func testBlockCompletesImmediatelyIfAnimationsAreDisabled() async {
    let stage = AnimationStage()
    var finished: [Bool] = []

    UIView.setAnimationsEnabled(false)
    UIView.animate(withDuration: 1) {
      stage.view.center.x = 150
    } completion: {
      finished.append($0)
    }
    UIView.setAnimationsEnabled(true)

    XCTAssertEqual(finished, [true])
    XCTAssertEqual(stage.keys, [])
  }
}
