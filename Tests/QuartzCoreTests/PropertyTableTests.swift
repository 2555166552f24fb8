// SPDX-License-Identifier: MIT
import LayerTesting
import QuartzCore
import RenderTree
import XCTest

/// Core Animation with every entry of the property table.
@MainActor
final class PropertyTableTests: XCTestCase {
  /// Returns a layer on the screen that has the property.
  private func makeLayer(with property: LayerProperty, on stage: Stage) throws -> CALayer {
    let layers = [CAShapeLayer(), CAGradientLayer()]
    let layer = layers.first { layer in
      [property.samples?.from, property.samples?.to].contains { sample in
        guard let value = property.converting(sample) else { return false }
        var state = layer.state
        property.set(value, in: &state)
        return state != layer.state
      }
    }
    return stage.addLayer(try XCTUnwrap(layer, property.keyPath))
  }

  func testEveryPropertyAnimatesByItsKeyPath() async throws {
    let stage = Stage()
    for property in PropertyTable.properties {
      let samples = try XCTUnwrap(property.samples, property.keyPath)
      let layer = try makeLayer(with: property, on: stage)
      let animation = CABasicAnimation(keyPath: property.keyPath)
      (animation.fromValue, animation.toValue, animation.duration) = (samples.from, samples.to, 1)
      animation.timingFunction = CAMediaTimingFunction(name: .linear)
      layer.add(animation, forKey: "test")
      CATransaction.flush()

      let (from, to) = (property.converting(samples.from), property.converting(samples.to))
      let middle = try XCTUnwrap(from).interpolated(to: try XCTUnwrap(to), fraction: 0.5)
      let shown = property.value(in: stage.state(of: layer, at: stage.time + 0.5))
      XCTAssertTrue(shown.isClose(to: middle), property.keyPath)
      layer.removeFromSuperlayer()
    }
  }

  func testEveryPropertyIsSetAndReadByItsKeyPath() async throws {
    let stage = Stage()
    for property in PropertyTable.properties {
      let layer = try makeLayer(with: property, on: stage)
      let value = try XCTUnwrap(property.samples?.to)
      layer.setValue(value, forKeyPath: property.keyPath)

      let read = try XCTUnwrap(property.converting(layer.value(forKeyPath: property.keyPath)))
      XCTAssertTrue(read.isClose(to: try XCTUnwrap(property.converting(value))), property.keyPath)
      layer.removeFromSuperlayer()
    }
  }

  func testAChangeAnimatesImplicitlyIfTheTableSaysSo() async throws {
    let stage = Stage()
    for property in PropertyTable.rows {
      let layer = try makeLayer(with: property, on: stage)
      let samples = try XCTUnwrap(property.samples)
      CATransaction.setDisableActions(true)
      layer.setValue(samples.from, forKeyPath: property.keyPath)
      CATransaction.setDisableActions(false)
      layer.setValue(samples.to, forKeyPath: property.keyPath)

      let expected = property.traits.contains(.implicit) ? [property.keyPath] : nil
      XCTAssertEqual(layer.animationKeys(), expected, property.keyPath)
      layer.removeFromSuperlayer()
    }
  }
}
