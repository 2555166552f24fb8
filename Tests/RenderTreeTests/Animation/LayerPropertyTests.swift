// SPDX-License-Identifier: MIT
import CoreGraphics
import RenderTree
import XCTest

final class LayerPropertyTests: XCTestCase {
  /// A layer with every kind of content, so that it has every property.
  private var state: LayerState {
    var state = LayerState()
    state.bounds = CGRect(x: 1, y: 2, width: 30, height: 40)
    state.shape = ShapeState()
    state.gradient = GradientState()
    return state
  }

  func testSettingAPartOfAValueKeepsTheOtherParts() {
    var state = state
    PropertyTable.property(at: "bounds.size.width")?.set(99, in: &state)
    PropertyTable.property(at: "position.y")?.set(7, in: &state)
    PropertyTable.property(at: "shadowOffset.width")?.set(5, in: &state)

    XCTAssertEqual(state.bounds, CGRect(x: 1, y: 2, width: 99, height: 40))
    XCTAssertEqual(state.position, CGPoint(x: 0, y: 7))
    XCTAssertEqual(state.shadow.offset, CGSize(width: 5, height: -3))
  }

  func testSettingARotationKeepsScaleAndTranslation() {
    var state = state
    state.transform = CATransform3D.scale(2, 3, 1).concatenating(.translation(10, 20))
    PropertyTable.property(at: "transform.rotation.z")?.set(0.5, in: &state)

    assertEqual(
      state.transform,
      CATransform3D.scale(2, 3, 1).concatenating(.rotation(0.5, 0, 0, 1)).concatenating(.translation(10, 20)))
    XCTAssertTrue(state.transform.isAffine)
  }

  func testSettingARotationKeepsThePerspective() {
    var state = state
    state.transform = .perspective(distance: 500)
    PropertyTable.property(at: "transform.rotation.y")?.set(1, in: &state)

    assertEqual(state.transform, CATransform3D.rotation(1, 0, 1, 0).concatenating(.perspective(distance: 500)))
  }

  func testRotationIsAboutZAndScaleIsOfAllThreeAxes() {
    var state = state
    state.transform = .rotation(0.25, 0, 0, 1)

    let angle = PropertyTable.property(at: "transform.rotation")?.value(in: state).as(CGFloat.self)
    XCTAssertEqual(try XCTUnwrap(angle), 0.25, accuracy: 1e-12)
    PropertyTable.property(at: "transform.scale")?.set(2, in: &state)
    assertEqual(state.transform, CATransform3D.scale(2, 2, 2).concatenating(.rotation(0.25, 0, 0, 1)))
  }

  func testUnknownKeyPathHasNoProperty() {
    XCTAssertNil(PropertyTable.property(at: "nonsense"))
    XCTAssertNotNil(PropertyTable.property(at: "opacity"))
  }

  func testPropertiesOfAShapeRequireAShape() {
    var plain = LayerState()
    PropertyTable.property(at: "strokeEnd")?.set(0.5, in: &plain)

    XCTAssertNil(plain.shape)
  }
}
