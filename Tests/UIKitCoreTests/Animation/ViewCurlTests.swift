// SPDX-License-Identifier: MIT
import LeakTesting
import QuartzCore
import RenderTree
import UIKit
import XCTest

@MainActor final class ViewCurlTests: UIKitTestCase {
  override func release() { closeHosts() }

  func testCurlUpRemovesTheOldContentAboveTheNew() async {
    let stage = AnimationStage()
    stage.view.backgroundColor = .red
    stage.host.flush()
    let superlayer = stage.host.window.layer
    let before = superlayer.sublayers?.count ?? 0
    var finished: [Bool] = []

    UIView.transition(with: stage.view, duration: 1, options: [.transitionCurlUp, .curveLinear]) {
      stage.view.backgroundColor = .blue
    } completion: {
      finished.append($0)
    }
    guard let page = superlayer.sublayers?.last, page !== stage.view.layer else { return XCTFail("no page") }
    XCTAssertEqual(superlayer.sublayers?.count, before + 1)
    stage.advance(by: 0.25)
    XCTAssertEqual(stage.host.shown?[page.id]?.state.pageCurl.progress ?? -1, 0.25, accuracy: 1e-9)
    XCTAssertEqual(stage.host.shown?[page.id]?.state.backgroundColor?.red, UIColor.red.cgColor.red)
    XCTAssertEqual(stage.shown.pageCurl.progress, 0)
    XCTAssertEqual(stage.shown.backgroundColor?.red, UIColor.blue.cgColor.red)
    stage.advance(by: 1)

    XCTAssertEqual(finished, [true])
    XCTAssertEqual(superlayer.sublayers?.count, before)
    XCTAssertEqual(stage.keys, [])
  }

  func testABarAboveTheViewStaysAboveTheCurledContent() async throws {
    for option in [UIView.AnimationOptions.transitionCurlUp, .transitionCurlDown, .transitionFlipFromLeft] {
      let stage = AnimationStage()
      let bar = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
      stage.host.window.addSubview(bar)
      stage.host.flush()

      UIView.transition(with: stage.view, duration: 1, options: [option, .curveLinear]) {
        stage.view.backgroundColor = .blue
      }
      stage.advance(by: 0.25)

      let layers = try XCTUnwrap(stage.host.window.layer.sublayers)
      XCTAssertTrue(layers.last === bar.layer)
      let view = try XCTUnwrap(layers.firstIndex { $0 === stage.view.layer })
      XCTAssertEqual(view, layers.count - (option == .transitionCurlDown ? 2 : 3), "the old content is next to it")
      stage.advance(by: 1)
    }
  }

  func testACurlDownUncurlsTheNewContentOverTheOld() async {
    let stage = AnimationStage()
    let superlayer = stage.host.window.layer
    let before = superlayer.sublayers?.count ?? 0
    var finished: [Bool] = []

    UIView.transition(with: stage.view, duration: 1, options: [.transitionCurlDown, .curveLinear]) {
      stage.view.backgroundColor = .blue
    } completion: {
      finished.append($0)
    }
    XCTAssertTrue(superlayer.sublayers?.last === stage.view.layer, "the new content is above the old")
    stage.advance(by: 0.25)
    XCTAssertEqual(stage.shown.pageCurl.progress, 0.75, accuracy: 1e-9)
    stage.advance(by: 1)

    XCTAssertEqual(finished, [true])
    XCTAssertEqual(superlayer.sublayers?.count, before)
    XCTAssertEqual(stage.shown.pageCurl, .flat)
    XCTAssertEqual(stage.keys, [])
  }

  func testTransitionFromViewToViewCurls() async {
    let stage = AnimationStage()
    let next = UIView(frame: stage.view.frame)
    var finished: [Bool] = []

    UIView.transition(from: stage.view, to: next, duration: 0.5, options: .transitionCurlUp) { finished.append($0) }
    stage.advance(by: 1)

    XCTAssertTrue(next.window != nil)
    XCTAssertNil(stage.view.superview)
  }

  func testTheCurlOfAViewsLayerIsAnimatableInABlock() async {
    let stage = AnimationStage()
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      stage.view.layer.pageCurl.progress = 0.8
    }
    stage.advance(by: 0.5)
    XCTAssertEqual(stage.shown.pageCurl.progress, 0.4, accuracy: 1e-9)
    stage.advance(by: 1)
    XCTAssertEqual(stage.shown.pageCurl.progress, 0.8)
  }
}
