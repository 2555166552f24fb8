// SPDX-License-Identifier: MIT
import CoreGraphics
import LayerTesting
import RenderTree
import XCTest

/// Rules for every row of the table, including rows that are added later.
final class PropertyTableTests: XCTestCase {
  /// A layer with every kind of content, so that it has every property, and with a sublayer transform, which turns
  /// about the anchor.
  private var state: LayerState {
    var state = LayerState()
    state.bounds = CGRect(x: 1, y: 2, width: 30, height: 40)
    state.sublayerTransform = .perspective(distance: 500)
    state.shape = ShapeState()
    state.gradient = GradientState()
    return state
  }

  private func samples(of property: LayerProperty) throws -> (from: AnimatableValue, to: AnimatableValue) {
    let samples = try XCTUnwrap(property.samples, "no sample values for the kind of \(property.keyPath)")
    return (try XCTUnwrap(property.converting(samples.from)), try XCTUnwrap(property.converting(samples.to)))
  }

  func testEveryPropertyReadsTheWrittenValue() throws {
    for property in PropertyTable.properties {
      let samples = try samples(of: property)
      for value in [samples.from, samples.to] {
        var state = state
        property.set(value, in: &state)

        XCTAssertTrue(property.value(in: state).isClose(to: value), property.keyPath)
      }
    }
  }

  func testEveryPropertyIsFoundByItsKeyPath() {
    for property in PropertyTable.properties {
      XCTAssertTrue(PropertyTable.property(at: property.keyPath) === property, property.keyPath)
    }
  }

  func testEveryPropertyIgnoresAValueOfAnotherKind() throws {
    let values = try PropertyTable.rows.map { try samples(of: $0).to }
    for property in PropertyTable.properties {
      for value in values where property.converting(value) == nil {
        var changed = state
        property.set(value, in: &changed)

        XCTAssertEqual(changed, state, property.keyPath)
      }
    }
  }

  func testEveryPropertyIsInterpolatedByAnAnimation() throws {
    for property in PropertyTable.properties {
      let (from, to) = try samples(of: property)
      for fraction in [0, 0.25, 0.5, 1] {
        var state = state
        LayerAnimation.basic(property.keyPath, from: from, to: to, begin: 0, duration: 1) { $0.fillMode = [.forwards] }
          .apply(to: &state, at: fraction)

        let expected = from.interpolated(to: to, fraction: fraction)
        XCTAssertTrue(property.value(in: state).isClose(to: expected), "\(property.keyPath) at \(fraction)")
      }
    }
  }

  func testOnlyPlacementKeepsTheAppearanceOfALayer() throws {
    for property in PropertyTable.rows {
      let (from, to) = try samples(of: property)
      var (one, other) = (state, state)
      property.set(from, in: &one)
      property.set(to, in: &other)
      let isPlacement = property.traits.contains(.placement)
      let animation = LayerAnimation.basic(property.keyPath, from: from, to: to)

      XCTAssertEqual(one.hasSameAppearance(as: other), isPlacement, property.keyPath)
      XCTAssertEqual(animation.isPlacementOnly, isPlacement, property.keyPath)
    }
  }

  func testAnchorPointIsPlacementWithoutASublayerTransform() {
    var one = LayerState()
    one.anchorPoint = .zero
    one.anchorPointZ = 3

    XCTAssertTrue(one.hasSameAppearance(as: LayerState()))
  }

  func testPartIsPlacementIfTheWholeIs() {
    for row in PropertyTable.rows {
      for part in row.parts {
        XCTAssertEqual(part.traits.contains(.placement), row.traits.contains(.placement), part.keyPath)
        XCTAssertTrue(part.keyPath.hasPrefix(row.keyPath + "."))
      }
    }
  }
}
