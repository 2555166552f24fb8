// SPDX-License-Identifier: MIT
import Diagnostics
import LeakTesting
import QuartzCore
import UIKit
import XCTest

@testable import UIKitControllers
@testable import UIKitCore
@testable import UIKitFixtures
@testable import UIKitInspector

/// The inspector, in a window of its own on a manual clock.
@MainActor
final class InspectorTests: UIKitTestCase {
  private final class Page: UIViewController {}

  /// An inspected window of 400×300 points, and the inspector's content in another one.
  @MainActor
  private struct Stage {
    let inspected: ManualHost
    let own: ManualHost
    let controller: InspectorController

    init(_ root: UIViewController) {
      inspected = ManualHost(size: CGSize(width: 400, height: 300))
      inspected.window.rootViewController = root
      own = ManualHost(size: CGSize(width: 900, height: 700), clockOf: inspected)
      controller = InspectorController(inspected.window)
      own.window.rootViewController = controller
      inspected.advance(by: 0.5)
      own.flush()
      controller.refresh()
      own.flush()
    }
  }

  func testTheLayersOfTheWindowAreShownWithTheirDepths() async throws {
    let page = Page()
    let box = UIView(frame: CGRect(x: 20, y: 30, width: 100, height: 50))
    let inner = UIView(frame: CGRect(x: 10, y: 10, width: 30, height: 30))
    let hidden = UIView(frame: CGRect(x: 200, y: 30, width: 100, height: 50))
    hidden.isHidden = true
    box.addSubview(inner)
    for view in [box, hidden] { page.view.addSubview(view) }
    let stage = Stage(page)

    let nodes = stage.controller.layers.nodes
    XCTAssertTrue(nodes[0].layer === stage.inspected.window.layer)
    XCTAssertFalse(nodes.contains { $0.layer === hidden.layer })
    let node = try XCTUnwrap(nodes.first { $0.layer === inner.layer })
    XCTAssertEqual(node.depth, 3)
    XCTAssertEqual([node.toWindow.m41, node.toWindow.m42], [30, 40])
  }

  func testAClickChoosesTheFrontmostLayerFromEveryAngle() async throws {
    let page = Page()
    let box = UIView(frame: CGRect(x: 100, y: 75, width: 200, height: 150))
    page.view.addSubview(box)
    let stage = Stage(page)
    let scene = stage.controller.layers
    let middle = scene.convert(CGPoint(x: scene.bounds.midX, y: scene.bounds.midY), to: nil)

    XCTAssertTrue(scene.layers(at: CGPoint(x: scene.bounds.midX, y: scene.bounds.midY)).first === box.layer)
    stage.own.tap(at: middle)
    XCTAssertTrue(stage.controller.details.layerOfInterest === box.layer)
    XCTAssertTrue(stage.controller.details.text.contains("frame: 100, 75, 200 × 150"), stage.controller.details.text)

    stage.own.drag(from: middle, to: CGPoint(x: middle.x + 60, y: middle.y - 40), duration: 0.3)
    XCTAssertGreaterThan(scene.camera.yaw, 0.2)
    XCTAssertGreaterThan(scene.camera.pitch, 0.1)
    XCTAssertTrue(scene.layers(at: CGPoint(x: scene.bounds.midX, y: scene.bounds.midY)).first === box.layer)
    XCTAssertTrue(scene.layers(at: CGPoint(x: 2, y: 2)).isEmpty)
  }

  func testFurtherClicksChooseTheLayersBehindAndThenTheFrontmostOneAgain() async throws {
    let page = Page()
    let box = UIView(frame: CGRect(x: 100, y: 75, width: 200, height: 150))
    page.view.addSubview(box)
    let stage = Stage(page)
    let scene = stage.controller.layers
    let middle = CGPoint(x: scene.bounds.midX, y: scene.bounds.midY)
    let count = scene.layers(at: middle).count

    let chosen = (0...count).map { _ in
      stage.own.tap(at: scene.convert(middle, to: nil))
      stage.own.advance(by: 1)
      return stage.controller.details.layerOfInterest
    }

    XCTAssertTrue(chosen[0] === box.layer)
    XCTAssertTrue(chosen[1] === page.view.layer)
    XCTAssertTrue(chosen[count] === box.layer)
  }

  func testTheAnimationsOfTheChosenLayerAreShownWithTheirCurves() async throws {
    let page = Page()
    let box = UIView(frame: CGRect(x: 100, y: 75, width: 200, height: 150))
    page.view.addSubview(box)
    let stage = Stage(page)
    let spring = CASpringAnimation(keyPath: "opacity")
    (spring.fromValue, spring.toValue, spring.duration, spring.damping) = (0.5, 1, 2, 4)
    let linear = CABasicAnimation(keyPath: "position.x")
    (linear.toValue, linear.duration) = (300, 1)
    linear.timingFunction = CAMediaTimingFunction(name: .linear)
    box.layer.add(spring, forKey: "fade")
    box.layer.add(linear, forKey: "move")
    stage.inspected.flush()

    stage.controller.details.layerOfInterest = box.layer
    stage.controller.refresh()

    XCTAssertEqual(stage.controller.details.curveCount, 2)
    for words in ["CASpringAnimation “fade”, 2000 ms", "CABasicAnimation “move”, 1000 ms"] {
      XCTAssertTrue(stage.controller.details.text.contains(words), stage.controller.details.text)
    }
    XCTAssertEqual(linear.progress(after: 0.25), 0.25, accuracy: 1e-6)
    let highest = (0...50).map { spring.progress(after: Double($0) / 50) }.max() ?? 0
    XCTAssertGreaterThan(highest, 1.1, "the curve of a spring passes its end")
  }

  func testTheAnimationsOfAPushAreShownWithTheCurveAndDurationOfTheTransition() async throws {
    let (first, second) = (Page(), Page())
    let navigation = UINavigationController(rootViewController: first)
    let stage = Stage(navigation)
    navigation.pushViewController(second, animated: true)
    stage.inspected.advance(by: 0.1)
    let layer = try XCTUnwrap(second.view.layer.firstAnimated)
    let animation = try XCTUnwrap(layer.animationKeys()?.first.flatMap { layer.animation(forKey: $0) })
    let duration = try XCTUnwrap(AnimationMotion(animation).duration)

    stage.controller.details.layerOfInterest = layer
    stage.controller.refresh()

    XCTAssertLessThan(duration, 0.9)
    XCTAssertTrue(
      stage.controller.details.text.contains(", \(Int((duration * 1000).rounded())) ms"), stage.controller.details.text)
    XCTAssertGreaterThan(AnimationMotion(animation).progress(after: 0.3), 0.5, "the page is fast at first")
    XCTAssertEqual(AnimationMotion(animation).progress(after: 1), 1, accuracy: 1e-6)
    stage.inspected.advance(by: 2)
  }

  func testTheProgressOfAHeldAnimationIsShown() async throws {
    let box = UIView(frame: CGRect(x: 100, y: 75, width: 200, height: 150))
    let page = Page()
    page.view.addSubview(box)
    let stage = Stage(page)
    let animator = UIViewPropertyAnimator(duration: 1, curve: .easeIn) { box.alpha = 0.5 }
    animator.fractionComplete = 0.4

    stage.controller.details.layerOfInterest = box.layer
    stage.controller.refresh()

    XCTAssertTrue(stage.controller.details.text.contains("held at 40 %"), stage.controller.details.text)
    animator.stopAnimation(true)
    stage.inspected.flush()
  }

  func testControllersAreListedWithTheirStatesAndPresentations() async throws {
    let page = Page()
    page.title = "First"
    let stage = Stage(UINavigationController(rootViewController: page))
    page.present(Page(), animated: true)
    stage.inspected.advance(by: 0.1)

    stage.controller.pane = .controllers

    XCTAssertEqual(
      stage.controller.lines,
      ["UINavigationController  appeared", "    Page “First”  appeared", "presents Page  appearing"])
    stage.inspected.advance(by: 1)
    stage.controller.refresh()
    XCTAssertEqual(stage.controller.lines.last, "presents Page  appeared")
    page.dismiss(animated: false)
    stage.inspected.flush()
  }

  func testFramesAreSummarisedAndLateOnesCounted() async {
    func frame(_ missed: Int) -> FrameEvent {
      FrameEvent(
        window: nil, time: 1, mainSeconds: 0.002, renderSeconds: 0.001,
        damage: [CGRect(x: 0, y: 0, width: 5, height: 4)],
        missedRefreshes: missed)
    }

    XCTAssertEqual(FramePlot.summary(of: []), "No frame yet")
    XCTAssertEqual(
      FramePlot.summary(of: [frame(0), frame(3), frame(0)]),
      "main  2.00 ms   render  1.00 ms   damage 20 pt²   1 late of 3")
  }

  func testDamageFlashesUntilItIsOld() async {
    let stage = Stage(Page())
    let now = stage.inspected.time
    let event = FrameEvent(
      window: stage.inspected.window, time: now, mainSeconds: 0, renderSeconds: 0,
      damage: [CGRect(x: 0, y: 0, width: 50, height: 40)], missedRefreshes: 0)

    XCTAssertTrue(stage.controller.layers.flash([event], at: now + 0.1))
    XCTAssertFalse(stage.controller.layers.flash([event], at: now + 0.6))
  }

  func testTheRastersOfTheLastFrameAreOutlined() async {
    let stage = Stage(Page())
    let now = stage.inspected.time
    func frame(at time: TimeInterval, _ rasters: [[CGPoint]]) -> FrameEvent {
      FrameEvent(
        window: stage.inspected.window, time: time, mainSeconds: 0, renderSeconds: 0, damage: [], rasters: rasters,
        missedRefreshes: 0)
    }
    let older = [CGPoint(x: 0, y: 0), CGPoint(x: 9, y: 0), CGPoint(x: 9, y: 9)]
    let tilted = [CGPoint(x: 10, y: 20), CGPoint(x: 60, y: 30), CGPoint(x: 60, y: 70), CGPoint(x: 10, y: 90)]

    XCTAssertTrue(
      stage.controller.layers.flash([frame(at: now, [older]), frame(at: now + 0.1, [tilted])], at: now + 0.1))
    XCTAssertEqual(stage.controller.layers.rasterOutlines, [CGRect(x: 10, y: 20, width: 50, height: 70)])
    XCTAssertFalse(stage.controller.layers.flash([frame(at: now, [tilted])], at: now + 0.6))
  }

  func testATouchIsShownWhereItIsFromItsBeginningToItsEnd() async throws {
    let stage = Stage(Page())
    let observer = UIApplication.eventObservers.add { event in
      event.touches(for: stage.inspected.window).map(stage.controller.show)
    }
    defer { UIApplication.eventObservers.remove(observer) }
    let layers = stage.controller.layers
    XCTAssertEqual(layers.touchLocations, [])

    stage.inspected.touchBegan(at: CGPoint(x: 100, y: 80))
    XCTAssertEqual(layers.touchLocations, [CGPoint(x: 100, y: 80)])
    stage.inspected.move(from: CGPoint(x: 100, y: 80), to: CGPoint(x: 140, y: 90), duration: 0.1)
    XCTAssertEqual(layers.touchLocations, [CGPoint(x: 140, y: 90)])
    stage.inspected.touchEnded(at: CGPoint(x: 140, y: 90))
    XCTAssertEqual(layers.touchLocations, [])
  }

  func testSlowMotionAppliesUntilTheInspectorIsClosed() async throws {
    let stage = Stage(Page())
    let speed = try XCTUnwrap(
      stage.controller.view.subviews.compactMap { $0 as? UISegmentedControl }.first {
        $0.accessibilityLabel == "Speed of animations"
      })
    speed.selectedSegmentIndex = 2
    speed.sendActions(for: .valueChanged)
    XCTAssertEqual(AnimationDrag.coefficient, 5)

    stage.own.window.rootViewController = nil
    stage.own.flush()
    XCTAssertEqual(AnimationDrag.coefficient, 1)
  }

  func testSlowMotionDoesNotApplyToTheWindowOfATool() async {
    AnimationDrag.coefficient = 10
    defer { AnimationDrag.coefficient = 1 }

    let remaining = [false, true].map { isTool in
      let host = ManualHost(size: CGSize(width: 400, height: 300))
      host.window.isTool = isTool
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      host.window.addSubview(view)
      host.flush()
      UIView.animate(withDuration: 0.2) { view.frame.origin.x = 100 }
      host.advance(by: 0.3)
      defer { host.window.close() }
      return 100 - (view.layer.presentation()?.frame.minX ?? 0)
    }

    XCTAssertGreaterThan(remaining[0], 50)
    XCTAssertEqual(remaining[1], 0, accuracy: 0.01)
  }
}

extension CALayer {
  /// The nearest layer among this one and those above it that has animations.
  fileprivate var firstAnimated: CALayer? {
    sequence(first: self, next: \.superlayer).first { !($0.animationKeys() ?? []).isEmpty }
  }
}
