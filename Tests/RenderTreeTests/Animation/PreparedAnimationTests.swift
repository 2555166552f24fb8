// SPDX-License-Identifier: MIT
import CoreGraphics
import XCTest

@testable import RenderTree

/// The values that animations give the properties of a layer.
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

  func testEachPropertyMovesAsItsKindOfValueDoes() {
    for property in PropertyTable.properties {
      let (start, end) = (property.value(in: Self.start), property.value(in: Self.end))
      for time in [0, 0.3, 0.9] {
        let between = start.interpolated(to: end, fraction: time)
        let expected = property.value(between, setIn: Self.start)
        XCTAssertEqual(property.moved(Self.start, by: animation(of: property), at: time), expected, property.keyPath)
        XCTAssertEqual(property.moved(Self.start, by: keyframes(of: property), at: time), expected, property.keyPath)
        XCTAssertEqual(
          property.moved(Self.end, by: animation(of: property, additive: true), at: time),
          property.value(end.adding(between), setIn: Self.end), property.keyPath)
      }
    }
  }

  /// Returns an animation along the start's value of a property and the end's.
  private func keyframes(of property: LayerProperty) -> LayerAnimation {
    var animation = animation(of: property)
    let values = [property.value(in: Self.start), property.value(in: Self.end)]
    animation.effect = .property(PropertyAnimation(property: property, values: .keyframes(Keyframes(values: values))))
    return animation
  }

  func testAnAnimationMovesItsPropertyAlone() throws {
    var state = Self.start
    animation(of: try XCTUnwrap(PropertyTable.property(at: "position"))).apply(to: &state, at: 0.5)

    XCTAssertEqual(state.position, CGPoint(x: 4.5, y: -2))
    state.position = .zero
    XCTAssertEqual(state, Self.start)
  }

  func testCyclesAreCumulative() throws {
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

  func testBeyondItsSpanAnAnimationContinues() throws {
    var spanned = animation(of: try XCTUnwrap(PropertyTable.property(at: "position.x")))
    spanned.span = 0...1
    var state = Self.start
    spanned.apply(to: &state, at: 1.5)
    XCTAssertEqual(state.position.x, 13.5)
  }
}

extension LayerProperty {
  /// Returns the value of the property in a state to which an animation has been applied.
  fileprivate func moved(_ state: LayerState, by animation: LayerAnimation, at time: Double) -> AnimatableValue {
    var state = state
    animation.apply(to: &state, at: time)
    return value(in: state)
  }

  /// Returns a value as it is read after it has been set: an angle, for one, in a certain range.
  fileprivate func value(_ value: AnimatableValue, setIn state: LayerState) -> AnimatableValue {
    var state = state
    set(value, in: &state)
    return self.value(in: state)
  }
}
