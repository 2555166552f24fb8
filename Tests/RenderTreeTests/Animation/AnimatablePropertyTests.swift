// SPDX-License-Identifier: MIT
import CoreGraphics
import RenderTree
import XCTest

final class AnimatablePropertyTests: XCTestCase {
  /// A layer of every kind, so that every property is there.
  private var state: LayerState {
    var state = LayerState()
    state.bounds = CGRect(x: 1, y: 2, width: 30, height: 40)
    state.shape = ShapeState()
    state.gradient = GradientState()
    return state
  }

  private func value(_ keyPath: String, in state: LayerState) -> AnimatableValue? {
    AnimatableProperty(keyPath: keyPath).access?.value(in: state)
  }

  func testEveryScalarPropertyReadsWhatWasWritten() {
    for (keyPath, access) in PropertyAccess.table where access.accepts(.scalar(0)) || keyPath.contains(".") {
      // 0.7 is a legal angle, length, share and factor. Shapes' and gradients' are there in `state` only.
      var state = state
      guard case .scalar = access.value(in: state) else { continue }
      access.set(.scalar(0.7), in: &state)

      guard case .scalar(let read) = access.value(in: state) else { return XCTFail(keyPath) }
      XCTAssertEqual(read, 0.7, accuracy: 1e-9, keyPath)
    }
  }

  func testNoPropertyChangesWhereTheValueIsOfAnotherKind() {
    for (keyPath, access) in PropertyAccess.table {
      var changed = state
      access.set(.path(nil), in: &changed)
      guard case .path = access.value(in: state) else {
        XCTAssertEqual(changed, state, keyPath)
        continue
      }
    }
  }

  func testPartsOfAValueLeaveTheOthers() {
    var state = state
    AnimatableProperty(keyPath: "bounds.size.width").access?.set(.scalar(99), in: &state)
    AnimatableProperty(keyPath: "position.y").access?.set(.scalar(7), in: &state)
    AnimatableProperty(keyPath: "shadowOffset.width").access?.set(.scalar(5), in: &state)

    XCTAssertEqual(state.bounds, CGRect(x: 1, y: 2, width: 99, height: 40))
    XCTAssertEqual(state.position, CGPoint(x: 0, y: 7))
    XCTAssertEqual(state.shadow.offset, CGSize(width: 5, height: -3))
  }

  func testARotationLeavesScaleAndTranslation() {
    var state = state
    state.transform = CATransform3D.scale(2, 3, 1).concatenating(.translation(10, 20))
    AnimatableProperty(keyPath: "transform.rotation.z").access?.set(.scalar(0.5), in: &state)

    assertEqual(
      state.transform,
      CATransform3D.scale(2, 3, 1).concatenating(.rotation(0.5, 0, 0, 1)).concatenating(.translation(10, 20)))
    XCTAssertTrue(state.transform.isAffine)
  }

  func testARotationKeepsThePerspective() {
    var state = state
    state.transform = .perspective(distance: 500)
    AnimatableProperty(keyPath: "transform.rotation.y").access?.set(.scalar(1), in: &state)

    assertEqual(state.transform, CATransform3D.rotation(1, 0, 1, 0).concatenating(.perspective(distance: 500)))
  }

  func testRotationMeansAboutZAndScaleMeansAllThree() {
    var state = state
    state.transform = .rotation(0.25, 0, 0, 1)

    guard case .scalar(let angle)? = value("transform.rotation", in: state) else { return XCTFail("no angle") }
    XCTAssertEqual(angle, 0.25, accuracy: 1e-12)
    AnimatableProperty(keyPath: "transform.scale").access?.set(.scalar(2), in: &state)
    assertEqual(state.transform, CATransform3D.scale(2, 2, 2).concatenating(.rotation(0.25, 0, 0, 1)))
  }

  func testAnUnknownKeyPathHasNoAccess() {
    XCTAssertNil(AnimatableProperty(keyPath: "nonsense").access)
    XCTAssertNotNil(AnimatableProperty(keyPath: "opacity").access)
  }

  func testAShapesPropertiesNeedAShape() {
    var plain = LayerState()
    AnimatableProperty(keyPath: "strokeEnd").access?.set(.scalar(0.5), in: &plain)

    XCTAssertNil(plain.shape)
  }
}
