// SPDX-License-Identifier: MIT
import QuartzCore
import RenderTree
import XCTest

@MainActor
final class KeyValueTests: XCTestCase {
  func testKeyPathsReadAndWriteTheModel() async {
    let layer = CALayer()
    layer.setValue(12, forKeyPath: "position.x")
    layer.setValue(Float(0.5), forKeyPath: "opacity")
    layer.setValue(CGFloat.pi / 2, forKeyPath: "transform.rotation.z")
    layer.setValue(CGRect(x: 0, y: 0, width: 9, height: 8), forKey: "bounds")
    layer.setValue(true, forKey: "hidden")
    layer.setValue(CGColor.white, forKey: "backgroundColor")
    layer.setValue(CGSize(width: 3, height: 4), forKey: "shadowOffset")

    XCTAssertEqual(layer.position.x, 12)
    XCTAssertEqual(layer.opacity, 0.5)
    XCTAssertEqual(layer.transform.m12, 1, accuracy: 1e-12)
    XCTAssertEqual(layer.value(forKeyPath: "bounds.size.width") as? CGFloat, 9)
    XCTAssertTrue(layer.isHidden)
    XCTAssertEqual(layer.value(forKey: "backgroundColor") as? CGColor, .white)
    XCTAssertEqual(layer.shadowOffset, CGSize(width: 3, height: 4))
    layer.setValue(nil, forKey: "backgroundColor")
    XCTAssertNil(layer.backgroundColor)
  }

  func testOtherKeysStoreTheProgramsValues() async {
    let layer = CALayer()
    layer.setValue("a note", forKey: "note")
    XCTAssertEqual(layer.value(forKey: "note") as? String, "a note")
    layer.setValue(nil, forKey: "note")
    XCTAssertNil(layer.value(forKey: "note"))
  }

  // Semantics: animation-values.
  func testAnAnimationsPropertiesHaveKeys() async {
    let spring = CASpringAnimation(keyPath: "position.x")
    spring.duration = 2
    spring.fromValue = CGFloat(3)
    XCTAssertEqual(spring.value(forKey: "duration") as? Double, 2)
    XCTAssertEqual(spring.value(forKey: "keyPath") as? String, "position.x")
    XCTAssertEqual(spring.value(forKey: "fromValue") as? CGFloat, 3)
    XCTAssertNil(spring.value(forKey: "toValue"))
    XCTAssertNil(spring.value(forKey: "values"))

    spring.setValue(4, forKey: "duration")
    spring.setValue(Float(7), forKey: "damping")
    spring.setValue(NSNumber(value: 2), forKey: "repeatCount")
    spring.setValue(true, forKey: "autoreverses")
    spring.setValue("forwards", forKey: "fillMode")
    spring.setValue("opacity", forKey: "keyPath")
    spring.setValue(nil, forKey: "fromValue")
    spring.setValue(CGFloat(1), forKey: "toValue")
    spring.setValue("mine", forKey: "name")

    XCTAssertEqual(spring.duration, 4)
    XCTAssertEqual(spring.damping, 7)
    XCTAssertEqual(spring.repeatCount, 2)
    XCTAssertTrue(spring.autoreverses)
    XCTAssertEqual(spring.fillMode, .forwards)
    XCTAssertEqual(spring.keyPath, "opacity")
    XCTAssertNil(spring.fromValue)
    XCTAssertEqual(spring.toValue as? CGFloat, 1)
    XCTAssertEqual(spring.value(forKey: "name") as? String, "mine")
  }

  // Semantics: animation-values.
  func testKeyframesGroupsAndTransitionsHaveTheirOwnKeys() async {
    let keyframes = CAKeyframeAnimation(keyPath: "position.x")
    keyframes.setValue([0, 10], forKey: "values")
    keyframes.setValue("paced", forKey: "calculationMode")
    XCTAssertEqual(keyframes.values as? [Int], [0, 10])
    XCTAssertEqual(keyframes.calculationMode, .paced)

    let group = CAAnimationGroup()
    group.setValue([keyframes], forKey: "animations")
    XCTAssertEqual(group.animations, [keyframes])

    let transition = CATransition()
    transition.setValue("push", forKey: "type")
    transition.setValue("fromTop", forKey: "subtype")
    transition.setValue(0.5, forKey: "startProgress")
    XCTAssertEqual(transition.type, .push)
    XCTAssertEqual(transition.subtype, .fromTop)
    XCTAssertEqual(transition.startProgress, 0.5)
  }

  func testSettingByKeyPathRunsThePropertysAction() async {
    let stage = Stage()
    let layer = stage.addLayer()
    layer.setValue(CGFloat(3), forKeyPath: "transform.scale")
    XCTAssertEqual(layer.animationKeys(), ["transform"])
  }

  func testAnimationsTakeValuesOfAnyNumberType() async {
    let stage = Stage()
    let layer = stage.addLayer()
    let values: [(Any, Any)] = [(0, 1), (0.0, 1.0), (CGFloat(0), Float(1)), (NSNumber(value: 0), NSNumber(value: 1))]
    for (from, to) in values {
      let fade = CABasicAnimation(keyPath: "opacity")
      (fade.fromValue, fade.toValue, fade.duration) = (from, to, 1)
      layer.add(fade, forKey: "fade")
      CATransaction.flush()
      XCTAssertEqual(stage.state(of: layer, at: 100.5).opacity, 0.5)
    }
  }
}
