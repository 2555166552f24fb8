import LayerTesting
// SPDX-License-Identifier: MIT
import LeakTesting
import QuartzCore
import RenderTree
import TimingFunctions
import UIKit
import XCTest

/// View animation blocks with every row of the table of properties.
@MainActor final class PropertyTableTests: UIKitTestCase {
  override func release() { closeHosts() }

  func testBlockAnimatesThePropertiesThatTheTableLists() async throws {
    let stage = AnimationStage()
    for property in PropertyTable.rows {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      stage.host.window.addSubview(view)
      let samples = try XCTUnwrap(property.samples, property.keyPath)
      view.layer.setValue(samples.from, forKeyPath: property.keyPath)
      stage.host.flush()

      UIView.animate(withDuration: 1) { view.layer.setValue(samples.to, forKeyPath: property.keyPath) }

      XCTAssertEqual(view.layer.animationKeys() ?? [], property.animatedInBlocks.map(\.keyPath), property.keyPath)
      stage.advance(by: 0.5)
      if property.traits.contains(.inBlocks) {
        let (from, to) = (property.converting(samples.from), property.converting(samples.to))
        let middle = try XCTUnwrap(from).interpolated(to: try XCTUnwrap(to), fraction: CubicBezier.eased(0.5))
        XCTAssertTrue(property.value(in: stage.shown(view)).isClose(to: middle), property.keyPath)
      }
      view.removeFromSuperview()
    }
  }

  func testAdditiveAnimationsOfOnePropertyAddUp() async throws {
    for property in PropertyTable.properties where property.traits.contains([.inBlocks, .additive]) {
      let stage = AnimationStage()
      let samples = try XCTUnwrap(property.samples)
      for value in [samples.from, samples.to] {
        UIView.animate(withDuration: 1) { stage.view.layer.setValue(value, forKeyPath: property.keyPath) }
      }

      XCTAssertTrue(
        stage.keys.contains("\(property.keyPath)-2") || property.traits.contains(.byParts), property.keyPath)
    }
  }
}
