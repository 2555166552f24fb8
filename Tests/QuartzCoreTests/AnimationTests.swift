// SPDX-License-Identifier: MIT
import QuartzCore
import RenderTree
import TimingFunctions
import XCTest

@MainActor
final class AnimationTests: XCTestCase {
  func testAnAnimationBeginsWithTheCommitAndEndsExactly() async {
    let stage = Stage()
    let layer = stage.addLayer()
    stage.advance(to: 101)

    layer.add(makeFade(2), forKey: "fade")
    stage.advance(to: 101.5)

    XCTAssertEqual(stage.state(of: layer, at: 101.5).opacity, 0)
    XCTAssertEqual(stage.state(of: layer, at: 102).opacity, 0.25)
    XCTAssertEqual(stage.state(of: layer, at: 103).opacity, 0.75)
    XCTAssertEqual(CATransaction.nextCompletionTime, 103.5)

    stage.advance(to: 103.5)
    XCTAssertNil(layer.animationKeys())
    XCTAssertNil(CATransaction.nextCompletionTime)
    XCTAssertEqual(stage.recorder.tree.node(layer.id)?.animations.count, 0)
  }

  func testSlowMotionSlowsAnAnimationAndItsDelay() async {
    defer { AnimationDrag.coefficient = 1 }
    AnimationDrag.coefficient = 10
    let stage = Stage()
    let layer = stage.addLayer()
    stage.advance(to: 101)
    let fade = makeFade(2)
    fade.beginTime = CACurrentMediaTime() + 1

    layer.add(fade, forKey: "fade")
    stage.advance(to: 101.5)

    XCTAssertEqual(stage.state(of: layer, at: 116).opacity, 0.25, accuracy: 1e-5)
    XCTAssertEqual(CATransaction.nextCompletionTime ?? 0, 131, accuracy: 1e-5)
    XCTAssertEqual(fade.speed, 1, "the program's own object stays as it is")
  }

  func testTheLayerKeepsACopy() async {
    let stage = Stage()
    let layer = stage.addLayer()
    let fade = makeFade(2)
    fade.setValue("kept", forKey: "note")

    layer.add(fade, forKey: "fade")
    fade.duration = 17
    fade.toValue = 0.1
    CATransaction.flush()

    XCTAssertFalse(layer.animation(forKey: "fade") === fade)
    XCTAssertEqual(layer.animation(forKey: "fade")?.duration, 2)
    XCTAssertEqual(layer.animation(forKey: "fade")?.value(forKey: "note") as? String, "kept")
    XCTAssertEqual(stage.state(of: layer, at: 101).opacity, 0.5)
  }

  func testAnimationsWithoutAKeyDoNotReplaceEachOther() async {
    let stage = Stage()
    let layer = stage.addLayer()
    for _ in 0..<2 {
      let move = CABasicAnimation(keyPath: "position.x")
      move.byValue = 10
      move.isAdditive = true
      move.fromValue = 10
      move.toValue = 0
      layer.add(move, forKey: nil)
    }
    CATransaction.flush()

    XCTAssertNil(layer.animationKeys())
    XCTAssertEqual(stage.state(of: layer, at: 100).position.x, 70)
  }

  func testAGroupRunsItsAnimationsInItsOwnTime() async {
    let stage = Stage()
    let layer = stage.addLayer()
    let move = CABasicAnimation(keyPath: "position.x")
    (move.fromValue, move.toValue) = (0, 100)
    move.beginTime = 1
    move.duration = 1
    move.fillMode = .both
    let group = CAAnimationGroup()
    let log = DelegateLog()
    group.animations = [makeFade(0), move]
    group.duration = 2
    group.delegate = log
    layer.add(group, forKey: "group")
    CATransaction.flush()

    XCTAssertEqual(stage.state(of: layer, at: 101).opacity, 0.5)
    XCTAssertEqual(stage.state(of: layer, at: 101).position.x, 0)
    XCTAssertEqual(stage.state(of: layer, at: 101.5).position.x, 50)
    stage.advance(to: 102)
    XCTAssertEqual(log.events, ["start", "finished"])
  }

  func testKeyframesPassThroughTheirValues() async {
    let stage = Stage()
    let layer = stage.addLayer()
    let shake = CAKeyframeAnimation(keyPath: "transform.translation.x")
    shake.values = [0, 10, -10, 0]
    shake.keyTimes = [0, 0.25, 0.75, 1]
    shake.duration = 4
    layer.add(shake, forKey: "shake")
    CATransaction.flush()

    XCTAssertEqual(stage.state(of: layer, at: 101).transform.m41, 10)
    XCTAssertEqual(stage.state(of: layer, at: 102).transform.m41, 0)
    XCTAssertEqual(stage.state(of: layer, at: 103).transform.m41, -10)
  }

  func testTensionContinuityAndBiasShapeACubicCurve() async {
    let stage = Stage()
    let curves = [("tensionValues", 1, 12.5), ("continuityValues", -1, 20), ("biasValues", 1, 8.75)]
    for (key, number, expected) in curves {
      let layer = stage.addLayer()
      let movement = CAKeyframeAnimation(keyPath: "position.x")
      (movement.values, movement.calculationMode, movement.duration) = ([0, 0, 80, 80], .cubic, 3)
      movement.setValue([0, number, number, 0].map { NSNumber(value: $0) }, forKey: key)
      layer.add(movement, forKey: "movement")
      CATransaction.flush()

      XCTAssertEqual(stage.state(of: layer, at: 101.25).position.x, expected, accuracy: 1e-6, key)
    }
  }

  func testKeyframesFollowAPath() async {
    let stage = Stage()
    let layer = stage.addLayer()
    let movement = CAKeyframeAnimation(keyPath: "position")
    movement.path = CGPath(elements: [
      .move(CGPoint(x: 0, y: 0)), .line(CGPoint(x: 100, y: 0)),
      .quadCurve(control: CGPoint(x: 200, y: 0), end: CGPoint(x: 200, y: 100)),
    ])
    movement.duration = 2
    layer.add(movement, forKey: "movement")
    CATransaction.flush()

    XCTAssertEqual(stage.state(of: layer, at: 100.5).position, CGPoint(x: 50, y: 0))
    XCTAssertEqual(stage.state(of: layer, at: 101).position, CGPoint(x: 100, y: 0))
    XCTAssertEqual(stage.state(of: layer, at: 101.5).position.x, 175, accuracy: 1e-9)
    XCTAssertEqual(stage.state(of: layer, at: 101.5).position.y, 25, accuracy: 1e-9)
  }

  func testAValueFunctionMakesTransformsOfNumbers() async {
    let functions: [(CAValueFunctionName, KeyPath<CATransform3D, CGFloat>, CGFloat)] = [
      (.rotateX, \.m23, 1), (.rotateY, \.m31, 1), (.rotateZ, \.m12, 1), (.scaleX, \.m11, .pi / 2),
      (.scaleY, \.m22, .pi / 2), (.scaleZ, \.m33, .pi / 2), (.translateX, \.m41, .pi / 2),
      (.translateY, \.m42, .pi / 2), (.translateZ, \.m43, .pi / 2),
    ]
    for (name, element, expected) in functions {
      let stage = Stage()
      let layer = stage.addLayer()
      let change = CABasicAnimation(keyPath: "transform")
      change.valueFunction = CAValueFunction(name: name)
      (change.fromValue, change.toValue) = (0, CGFloat.pi)
      change.duration = 2
      layer.add(change, forKey: "change")
      CATransaction.flush()

      let shown = stage.state(of: layer, at: 101).transform
      XCTAssertEqual(shown[keyPath: element], expected, accuracy: 1e-9, name.rawValue)
    }
    XCTAssertNil(CAValueFunction(name: CAValueFunctionName(rawValue: "shear")))
  }

  func testALayerTurnsAlongItsPath() async {
    for (mode, start) in [(CAAnimationRotationMode?.none, CGFloat?.none), (.rotateAuto, 0), (.rotateAutoReverse, .pi)] {
      let stage = Stage()
      let layer = stage.addLayer()
      let movement = CAKeyframeAnimation(keyPath: "position")
      movement.path = CGPath(elements: [
        .move(CGPoint(x: 0, y: 0)), .line(CGPoint(x: 100, y: 0)), .line(CGPoint(x: 100, y: 100)),
        .quadCurve(control: CGPoint(x: 100, y: 200), end: CGPoint(x: 0, y: 200)),
      ])
      movement.rotationMode = mode
      movement.duration = 3
      movement.repeatCount = 2
      layer.add(movement, forKey: "movement")
      CATransaction.flush()

      for (time, angle) in [(100.5, 0), (101.5, CGFloat.pi / 2), (102.5, .pi * 3 / 4), (103.5, 0)] {
        let transform = stage.state(of: layer, at: time).transform
        let shown = (x: transform.m11, y: transform.m12)
        XCTAssertEqual(shown.x, start.map { cos(angle + $0) } ?? 1, accuracy: 5e-3, "\(time)")
        XCTAssertEqual(shown.y, start.map { sin(angle + $0) } ?? 0, accuracy: 5e-3, "\(time)")
      }
      for time in [101.5, 104.5] {
        XCTAssertEqual(stage.state(of: layer, at: time).position.x, 100)
        XCTAssertEqual(stage.state(of: layer, at: time).position.y, 50, accuracy: 1e-9)
      }
    }
  }

  func testALayerThatMovesAtConstantSpeedTurnsWithThePath() async {
    let stage = Stage()
    let layer = stage.addLayer()
    let movement = CAKeyframeAnimation(keyPath: "position")
    movement.path = CGPath(elements: [
      .move(.zero), .line(CGPoint(x: 300, y: 0)), .line(CGPoint(x: 300, y: -100)),
    ])
    movement.calculationMode = .paced
    movement.rotationMode = .rotateAuto
    movement.duration = 4
    layer.add(movement, forKey: "movement")
    CATransaction.flush()

    XCTAssertEqual(stage.state(of: layer, at: 102.9).transform.m11, 1, accuracy: 1e-9)
    XCTAssertEqual(stage.state(of: layer, at: 103.1).transform.m12, -1, accuracy: 1e-9)
  }

  func testASpringMovesAtTheSameRateForAnyDuration() async {
    let stage = Stage()
    let (a, b) = (stage.addLayer(), stage.addLayer())
    for (layer, duration) in [(a, 1.0), (b, 3.0)] {
      let spring = CASpringAnimation(keyPath: "position.x")
      (spring.fromValue, spring.toValue) = (0, 100)
      spring.duration = duration
      layer.add(spring, forKey: "spring")
    }
    CATransaction.flush()

    // m 1, k 100, c 10: ζ = 1/2, ω = 10.
    let (decay, w, t) = (5.0, 75.0.squareRoot(), 0.3)
    let expected = 100 * (1 - exp(-decay * t) * (cos(w * t) + decay / w * sin(w * t)))
    XCTAssertEqual(stage.state(of: a, at: 100 + t).position.x, expected, accuracy: 1e-9)
    XCTAssertEqual(stage.state(of: b, at: 100 + t).position.x, expected, accuracy: 1e-9)
  }

  func testASpringCanBeCreatedFromPerceptualDurationAndBounce() async {
    let spring = CASpringAnimation(perceptualDuration: 0.5, bounce: 0.3)
    XCTAssertEqual(spring.perceptualDuration, 0.5, accuracy: 1e-12)
    XCTAssertEqual(spring.bounce, 0.3, accuracy: 1e-12)
    XCTAssertGreaterThan(spring.settlingDuration, 0.5)

    let stiff = CASpringAnimation()
    (stiff.mass, stiff.stiffness, stiff.damping) = (3, 1000, 500)
    XCTAssertLessThan(stiff.settlingDuration, 0.6)
    stiff.allowsOverdamping = true
    XCTAssertGreaterThan(stiff.settlingDuration, 2)
  }

  func testAPausedLayerScrubsItsSublayersAndEndsNoAnimations() async {
    let stage = Stage()
    let container = stage.addLayer()
    let child = CALayer()
    container.addSublayer(child)
    container.speed = 0
    let log = DelegateLog()
    child.add(makeFade(2, delegate: log), forKey: "fade")
    CATransaction.flush()

    container.timeOffset = 0.5
    CATransaction.flush()
    XCTAssertEqual(stage.state(of: child, at: 150).opacity, 0.25)
    container.timeOffset = 2
    stage.advance(to: 150)
    XCTAssertNil(CATransaction.nextCompletionTime)
    XCTAssertEqual(log.events, ["start"])

    container.timeMap = TimeMap(
      curve: TimeCurve(start: 150, from: 1, to: 2, timing: CubicBezier.linear.lasting(0.5)))
    CATransaction.flush()
    XCTAssertEqual(stage.state(of: child, at: 150.25).opacity, 0.75)
    XCTAssertEqual(CATransaction.nextCompletionTime, 150.5)
    stage.advance(to: 150.5)
    XCTAssertEqual(log.events, ["start", "finished"])
  }

  func testTimeThatRunsBackwardEndsNoAnimation() async {
    let stage = Stage()
    let container = stage.addLayer()
    let child = CALayer()
    container.addSublayer(child)
    container.timeMap = .frozen(at: 0)
    child.add(makeFade(2), forKey: "fade")
    CATransaction.flush()

    container.timeMap = TimeMap(curve: TimeCurve(start: 150, from: 1, to: 0, timing: CubicBezier.linear))
    CATransaction.flush()

    XCTAssertNil(CATransaction.nextCompletionTime)
  }

  func testAHigherSpeedMovesTheEndForward() async {
    let stage = Stage()
    let layer = stage.addLayer()
    layer.add(makeFade(2), forKey: "fade")
    CATransaction.flush()
    XCTAssertEqual(CATransaction.nextCompletionTime, 102)

    stage.advance(to: 101)
    layer.timeOffset = layer.convertTime(101, from: nil)
    layer.beginTime = 101
    layer.speed = 2
    CATransaction.flush()

    XCTAssertEqual(stage.state(of: layer, at: 101).opacity, 0.5)
    XCTAssertEqual(CATransaction.nextCompletionTime, 101.5)
  }
}
