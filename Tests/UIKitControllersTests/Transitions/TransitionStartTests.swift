// SPDX-License-Identifier: MIT
import DiagnosticsTesting
import LeakTesting
import RenderTree
import UIKit
import XCTest

@testable import UIKitCore

/// The clock of a transition, which starts with the first frame that shows it.
@MainActor
final class TransitionStartTests: UIKitTestCase {
  private func makeStage(_ names: String...) -> (NavigationStage, CommitRecorder) {
    let recorder = CommitRecorder(reportsStarts: true)
    return (NavigationStage(names, sink: recorder), recorder)
  }

  private func noteStart(_ stage: NavigationStage, _ recorder: CommitRecorder, delay: Double) {
    stage.host.stack?.context.noteStart(of: recorder.commits.last?.sequence ?? 0, delay: delay)
  }

  func testProgressOfAPushCountsFromItsFirstFrame() async {
    let (stage, recorder) = makeStage("A")
    stage.navigation.pushViewController(stage.page("B"), animated: true)
    stage.host.flush()

    noteStart(stage, recorder, delay: 0.3)

    stage.host.advance(by: 0.3)
    XCTAssertEqual(stage.navigation.transitionCoordinator?.percentComplete ?? 1, 0, accuracy: 1e-6)
    XCTAssertEqual(stage.shownX(of: stage.page(at: 1)), 400, accuracy: 1e-6)
    stage.host.advance(by: 0.1)
    XCTAssertGreaterThan(stage.navigation.transitionCoordinator?.percentComplete ?? 0, 0.05)
    XCTAssertLessThan(stage.shownX(of: stage.page(at: 1)), 380)
  }

  func testPushWhoseFirstFrameIsLateEndsLaterByAsMuch() async {
    let (onTime, onTimeRecorder) = makeStage("A")
    onTime.navigation.pushViewController(onTime.page("B"), animated: true)
    onTime.host.flush()
    noteStart(onTime, onTimeRecorder, delay: 0)
    let start = onTime.host.time
    onTime.host.advanceToRest()
    let duration = onTime.host.time - start
    let (stage, recorder) = makeStage("A")
    stage.navigation.pushViewController(stage.page("B"), animated: true)
    stage.host.flush()

    noteStart(stage, recorder, delay: 0.4)

    stage.host.advance(by: duration)
    XCTAssertNotNil(stage.navigation.transitionCoordinator)
    stage.host.advance(by: 0.4)
    XCTAssertNil(stage.navigation.transitionCoordinator)
    stage.assertAtRest(["A", "B"])
  }

  /// Semantics: forgotten-completion.
  func testALateFirstFrameIsNoForgottenCompletion() async {
    let (stage, recorder) = makeStage("A")
    let log = WarningLog()
    stage.navigation.pushViewController(stage.page("B"), animated: true)
    stage.host.advance(by: 4)
    noteStart(stage, recorder, delay: 4)

    stage.host.advance(by: 1)

    XCTAssertEqual(log.messages, [])
    stage.assertAtRest(["A", "B"])
  }

  /// The screen shows the page 8 ms before the release. The finger moves by 1000 points per second.
  func testReleasedDragContinuesFromTheFrameShownLast() async throws {
    let (stage, recorder) = makeStage("A")
    let page = stage.pushed("B")
    stage.host.touchBegan(at: CGPoint(x: 5, y: 300))
    stage.host.move(from: CGPoint(x: 5, y: 300), to: CGPoint(x: 205, y: 300), duration: 0.2)
    stage.host.flush()
    let (shown, shownTime) = (stage.shownX(of: page), stage.host.time)
    stage.host.advance(by: 0.008)
    stage.host.input.touchMoved(id: 1, to: CGPoint(x: 213, y: 300), time: stage.host.time)
    stage.host.touchEnded(at: CGPoint(x: 213, y: 300))
    stage.host.flush()

    // The first frame of the release is shown later, at the end of a long refresh.
    var tree = recorder.tree
    tree.delayStart(of: recorder.commits.last?.sequence ?? 0, by: shownTime - stage.host.time)
    let x = { (time: Double) in
      let state = tree.sampleLayer(page.view.layer.id, at: time)?.state
      return (state?.position.x ?? 0) - (state?.bounds.width ?? 0) / 2
    }

    XCTAssertEqual(x(shownTime + 0.008), shown + 8, accuracy: 0.1)
    XCTAssertEqual(x(shownTime + 0.009), shown + 9, accuracy: 0.5)
    XCTAssertEqual(x(shownTime + 0.007), shown + 8, accuracy: 0.1, "the spring starts at the release")
  }
}
