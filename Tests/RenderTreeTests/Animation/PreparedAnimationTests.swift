// SPDX-License-Identifier: MIT
import CoreGraphics
import XCTest

@testable import RenderTree

/// The values of prepared animations. `LayerAnimation.apply(to:at:)` of the tests compares them with the general form's.
final class PreparedAnimationTests: XCTestCase {
  private static let start = state { _ in }

  private static let end = state { state in
    state.bounds = CGRect(x: 5, y: 6, width: 70, height: 80)
    state.position = CGPoint(x: 9, y: -4)
    state.transform = CATransform3D.rotation(0.7, 0, 0, 1).concatenating(.translation(10, 20))
    state.sublayerTransform = .perspective(distance: 300)
    state.opacity = 0.25
    state.backgroundColor = .black
    state.corners.radius = 12
    state.shadow.offset = CGSize(width: 2, height: 8)
    state.shape?.lineWidth = 6
  }

  /// Returns a layer with every kind of content, so that it has every property.
  private static func state(_ change: (inout LayerState) -> Void) -> LayerState {
    var state = LayerState()
    state.bounds = CGRect(x: 1, y: 2, width: 30, height: 40)
    state.backgroundColor = .white
    state.shape = ShapeState()
    state.gradient = GradientState()
    change(&state)
    return state
  }

  /// Returns an animation from the start's value of a property to the end's.
  private func animation(of property: LayerProperty, additive: Bool = false, cumulative: Bool = false) -> LayerAnimation
  {
    .basic(
      property.keyPath, from: property.value(in: Self.start), to: property.value(in: Self.end), additive: additive,
      cumulative: cumulative)
  }

  func testEachPropertyHasTheSameValuesAsInTheGeneralForm() {
    for property in PropertyTable.properties {
      for time in [0, 0.3, 1] {
        var state = Self.start
        animation(of: property).apply(to: &state, at: time)
        state = Self.end
        animation(of: property, additive: true).apply(to: &state, at: time)
      }
    }
  }

  func testAnAnimationMovesItsPropertyAlone() throws {
    var state = Self.start
    animation(of: try XCTUnwrap(PropertyTable.property(at: "position"))).apply(to: &state, at: 0.5)

    XCTAssertEqual(state.position, CGPoint(x: 4.5, y: -2))
    state.position = .zero
    XCTAssertEqual(state, Self.start)
  }

  func testCyclesAreCumulativeAsInTheGeneralForm() throws {
    var cumulative = animation(of: try XCTUnwrap(PropertyTable.property(at: "opacity")), cumulative: true)
    cumulative.timing.repeatCount = 3
    var state = Self.start
    cumulative.apply(to: &state, at: 2.5)
    XCTAssertEqual(state.opacity, 0.25 + 0.25 + (1 + 0.25) / 2)
  }

  func testAGroupAppliesItsChildrenInItsTime() throws {
    var late = animation(of: try XCTUnwrap(PropertyTable.property(at: "opacity")))
    late.timing.beginTime = 1
    var group = animation(of: try XCTUnwrap(PropertyTable.property(at: "position")))
    group.effect = .group([
      animation(of: try XCTUnwrap(PropertyTable.property(at: "position"))), late,
      animation(of: try XCTUnwrap(PropertyTable.property(at: "cornerRadius")), cumulative: true),
    ])
    group.timing.duration = 2
    var state = Self.start

    group.apply(to: &state, at: 0.5)
    XCTAssertEqual(state.position, CGPoint(x: 4.5, y: -2))
    XCTAssertEqual(state.corners.radius, 6)
    XCTAssertEqual(state.opacity, 1, "the second child has not begun")

    state = Self.start
    group.apply(to: &state, at: 1.5)
    XCTAssertEqual(state.position, .zero, "the first child has ended")
    XCTAssertEqual(state.opacity, 0.625)
  }

  func testBeyondItsSpanAnAnimationContinuesAsInTheGeneralForm() throws {
    var spanned = animation(of: try XCTUnwrap(PropertyTable.property(at: "position.x")))
    spanned.span = 0...1
    var state = Self.start
    spanned.apply(to: &state, at: 1.5)
    XCTAssertEqual(state.position.x, 13.5)
  }
}
