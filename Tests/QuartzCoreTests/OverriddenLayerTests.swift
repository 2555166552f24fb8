// SPDX-License-Identifier: MIT
import QuartzCore
import XCTest

/// Overrides of a program, which Core Animation has to call.
@MainActor
final class OverriddenLayerTests: XCTestCase {
  func testALayerKeepsWhatCopyReturns() async {
    final class Named: CABasicAnimation {
      var label = ""
      override func copy(with zone: NSZone? = nil) -> Any {
        let copy = super.copy(with: zone)
        (copy as? Named)?.label = label
        return copy
      }
    }
    let stage = Stage()
    let layer = stage.addLayer()
    let animation = Named(keyPath: "opacity")
    animation.label = "fade"
    animation.duration = 2

    layer.add(animation, forKey: "fade")

    let kept = layer.animation(forKey: "fade") as? Named
    XCTAssertEqual(kept?.label, "fade")
    XCTAssertEqual(kept?.keyPath, "opacity")
    XCTAssertEqual(kept?.duration, 2)
    XCTAssertFalse(kept === animation)
    XCTAssertEqual((animation.copy() as? Named)?.label, "fade")
  }

  func testAnAnimationInAGroupIsCopiedByItsOverride() async {
    final class Named: CABasicAnimation {
      var label = ""
      override func copy(with zone: NSZone? = nil) -> Any {
        let copy = super.copy(with: zone)
        (copy as? Named)?.label = label
        return copy
      }
    }
    let animation = Named(keyPath: "opacity")
    animation.label = "fade"
    let group = CAAnimationGroup()
    group.animations = [animation]

    let copy = group.copy() as? CAAnimationGroup

    XCTAssertEqual((copy?.animations?.first as? Named)?.label, "fade")
  }

  func testReplacingASublayerInsertsItWithTheOverride() async {
    final class Counting: CALayer {
      var insertions = 0
      override func insertSublayer(_ layer: CALayer, at idx: UInt32) {
        insertions += 1
        super.insertSublayer(layer, at: idx)
      }
    }
    let (root, old, new) = (Counting(), CALayer(), CALayer())
    root.addSublayer(old)

    root.replaceSublayer(old, with: new)

    XCTAssertEqual(root.insertions, 1)
    XCTAssertEqual(root.sublayers, [new])
  }

  func testKeysOfPropertiesAreReadThroughTheKeyPathOverride() async {
    let layer = RecordingLayer()

    layer.setValue(0.5, forKey: "opacity")

    XCTAssertEqual(layer.opacity, 0.5)
    XCTAssertNotNil(layer.value(forKey: "opacity"))
    XCTAssertTrue(layer.calls.contains("value(forKeyPath:)"))
    XCTAssertTrue(layer.calls.contains("setValue(_:forKeyPath:)"))
  }

  func testEveryOverriddenMemberDoesWhatTheClassDoes() async {
    let stage = Stage()
    let (layer, sibling, mask) = (RecordingLayer(), CALayer(), CALayer())
    stage.addLayer().addSublayer(layer)
    layer.superlayer?.insertSublayer(sibling, below: layer)
    layer.mask = mask
    layer.cornerRadius = 4
    layer.shadowOpacity = 1
    layer.setAffineTransform(CGAffineTransform(scaleX: 2, y: 2))

    stage.advance(to: 101)

    let state = stage.state(of: layer, at: 101)
    XCTAssertEqual(state.corners.radius, 4)
    XCTAssertEqual(state.shadow.opacity, 1)
    XCTAssertEqual(state.transform.m11, 2)
    XCTAssertTrue(mask.superlayer === layer)
    XCTAssertFalse(layer.needsLayout())
    XCTAssertTrue(layer.calls.isSuperset(of: ["superlayer", "needsLayout()"]))
  }
}
