// SPDX-License-Identifier: MIT
import QuartzCore
import RenderTree
import TimingFunctions
import XCTest

@MainActor
final class TransactionTests: XCTestCase {
  func testAChangeOfALayerWithoutAViewAnimatesImplicitly() async {
    let stage = Stage()
    let layer = stage.addLayer()

    layer.opacity = 0
    CATransaction.flush()

    XCTAssertEqual(layer.animationKeys(), ["opacity"])
    XCTAssertEqual(stage.state(of: layer, at: 100).opacity, 1)
    let half = CubicBezier.default.value(at: 0.5)
    XCTAssertEqual(stage.state(of: layer, at: 100.125).opacity, 1 - half, accuracy: 1e-12)
    XCTAssertEqual(stage.state(of: layer, at: 100.25).opacity, 0)
    stage.advance(to: 100.25)
    XCTAssertNil(layer.animationKeys())
  }

  func testAChangeDuringAnAnimationStartsFromThePresentation() async {
    let stage = Stage()
    let layer = stage.addLayer()
    CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
    layer.opacity = 0
    CATransaction.flush()
    stage.advance(to: 100.125)

    layer.opacity = 1
    CATransaction.flush()

    XCTAssertEqual(stage.state(of: layer, at: 100.125).opacity, 0.5, accuracy: 1e-12)
    XCTAssertEqual(layer.animationKeys(), ["opacity"])
  }

  func testANewLayerDoesNotAnimate() async {
    let stage = Stage()
    let layer = CALayer()
    stage.root.addSublayer(layer)
    layer.opacity = 0
    XCTAssertNil(layer.animationKeys())
  }

  func testWithActionsDisabledAChangeTakesEffectAtOnce() async {
    let stage = Stage()
    let layer = stage.addLayer()

    CATransaction.begin()
    CATransaction.setDisableActions(true)
    layer.opacity = 0
    CATransaction.begin()
    layer.cornerRadius = 9
    CATransaction.commit()
    CATransaction.commit()
    XCTAssertNil(layer.animationKeys())

    layer.borderWidth = 2
    XCTAssertEqual(layer.animationKeys(), ["borderWidth"])
  }

  func testNestedTransactionsHaveTheirOwnDurationAndPacing() async {
    let stage = Stage()
    let layer = stage.addLayer()

    CATransaction.begin()
    CATransaction.setAnimationDuration(2)
    CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .easeIn))
    layer.opacity = 0
    CATransaction.begin()
    XCTAssertEqual(CATransaction.animationDuration(), 2)
    CATransaction.setValue(5, forKey: kCATransactionAnimationDuration)
    layer.cornerRadius = 10
    CATransaction.commit()
    layer.borderWidth = 4
    CATransaction.commit()

    XCTAssertEqual(layer.animation(forKey: "opacity")?.duration, 2)
    XCTAssertEqual(layer.animation(forKey: "opacity")?.timingFunction, CAMediaTimingFunction(name: .easeIn))
    XCTAssertEqual(layer.animation(forKey: "cornerRadius")?.duration, 5)
    XCTAssertEqual(layer.animation(forKey: "borderWidth")?.duration, 2)
    XCTAssertEqual(CATransaction.animationDuration(), 0.25)
  }

  func testCommitWithoutBeginEndsTheImplicitTransaction() async {
    let stage = Stage()
    let layer = stage.addLayer()
    var done: [String] = []

    CATransaction.setCompletionBlock { done.append("first") }
    layer.add(makeFade(1), forKey: "a")
    CATransaction.commit()
    CATransaction.commit()
    layer.add(makeFade(5), forKey: "b")
    CATransaction.flush()

    stage.advance(to: 101)
    XCTAssertEqual(done, ["first"])
  }

  func testTheCompletionBlockWaitsForAllAnimations() async {
    let stage = Stage()
    let layer = stage.addLayer()
    var done: [String] = []

    CATransaction.begin()
    CATransaction.setCompletionBlock { done.append("outer") }
    layer.add(makeFade(2), forKey: "a")
    CATransaction.begin()
    CATransaction.setCompletionBlock { done.append("inner") }
    layer.add(makeFade(1), forKey: "b")
    CATransaction.commit()
    CATransaction.begin()
    CATransaction.setCompletionBlock { done.append("empty") }
    CATransaction.commit()
    CATransaction.commit()
    CATransaction.flush()
    XCTAssertEqual(done, ["empty"])

    stage.advance(to: 101)
    XCTAssertEqual(done, ["empty", "inner"])
    stage.advance(to: 102)
    XCTAssertEqual(done, ["empty", "inner", "outer"])
  }

  func testTheCompletionBlockRunsWhenTheAnimationsAreRemoved() async {
    let stage = Stage()
    let layer = stage.addLayer()
    var done = 0
    CATransaction.setCompletionBlock { done += 1 }
    layer.opacity = 0.5
    CATransaction.flush()
    XCTAssertEqual(done, 0)

    layer.removeAnimation(forKey: "opacity")
    XCTAssertEqual(done, 0)
    CATransaction.flush()
    XCTAssertEqual(done, 1)
  }

  func testTheDelegateChoosesTheActionOfAChange() async {
    let stage = Stage()
    let layer = stage.addLayer()
    let delegate = ActionDelegate()
    layer.delegate = delegate

    delegate.answer = NSNull()
    layer.opacity = 0.5
    XCTAssertNil(layer.animationKeys())

    let fade = makeFade(7)
    delegate.answer = fade
    layer.opacity = 0.75
    XCTAssertEqual(layer.animation(forKey: "opacity")?.duration, 7)

    delegate.answer = nil
    layer.actions = ["cornerRadius": NSNull()]
    layer.cornerRadius = 3
    XCTAssertNil(layer.animation(forKey: "cornerRadius"))
    layer.borderWidth = 3
    XCTAssertNotNil(layer.animation(forKey: "borderWidth"))
    XCTAssertEqual(delegate.asked, ["opacity 1.0", "opacity 0.5", "cornerRadius 0.75", "borderWidth 0.75"])
  }

  func testAnActionWithoutValuesStartsFromThePresentation() async {
    let stage = Stage()
    let layer = stage.addLayer()
    let action = CABasicAnimation()
    action.duration = 1
    layer.actions = ["position": action]

    layer.position = CGPoint(x: 150, y: 25)
    CATransaction.flush()

    XCTAssertEqual(stage.state(of: layer, at: 100.5).position, CGPoint(x: 100, y: 25))
  }

  func testAChangeInACompletionIsInTheSameCommitAsTheEnd() async {
    let stage = Stage()
    let layer = stage.addLayer()
    CATransaction.begin()
    CATransaction.setCompletionBlock {
      CATransaction.begin()
      CATransaction.setDisableActions(true)
      layer.opacity = 0.125
      CATransaction.commit()
    }
    layer.add(makeFade(1), forKey: "fade")
    CATransaction.commit()
    CATransaction.flush()
    let count = stage.recorder.commits.count

    stage.advance(to: 101)

    XCTAssertEqual(stage.recorder.commits.count, count + 1)
    XCTAssertEqual(stage.lastCommit.updated[0].node.animations.count, 0)
    XCTAssertEqual(stage.lastCommit.updated[0].node.state.opacity, 0.125)
  }

  func testNestedTransactionsInheritCustomValues() async {
    CATransaction.begin()
    CATransaction.setValue("outer", forKey: "mine")
    CATransaction.begin()
    XCTAssertEqual(CATransaction.value(forKey: "mine") as? String, "outer")
    CATransaction.commit()
    CATransaction.commit()
    XCTAssertNil(CATransaction.value(forKey: "mine"))
  }
}

@MainActor
private final class ActionDelegate: CALayerDelegate {
  var answer: (any CAAction)?
  private(set) var asked: [String] = []

  nonisolated deinit {}

  func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    asked.append("\(event) \(layer.opacity)")
    return answer
  }
}
