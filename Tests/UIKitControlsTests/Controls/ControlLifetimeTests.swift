// SPDX-License-Identifier: MIT
import LeakTesting
import UIKit
import XCTest

@MainActor
final class ControlLifetimeTests: UIKitTestCase {
  func testControlsAreReleasedAfterTheirUse() async {
    let makers: [() -> UIControl] = [
      { UISwitch() }, { UISlider() }, { UIButton(configuration: .filled()) }, { UIButton(type: .system) },
      { UISegmentedControl(items: ["One", "Two"]) },
    ]

    for make in makers {
      let references = use(make)
      XCTAssertNil(references.control.object, references.name)
      XCTAssertNil(references.layer.object, references.name)
    }
  }

  private func use(_ make: () -> UIControl) -> (name: String, control: Weak, layer: Weak) {
    let stage = ControlStage(make(), frame: CGRect(x: 100, y: 100, width: 200, height: 40))
    stage.host.tap(at: stage.point(150, 20))
    stage.host.advance(by: 0.1)
    stage.drag(stage.point(150, 20), stage.point(20, 20), stage.point(10, 20))
    stage.host.advance(by: 0.05)
    stage.control.isEnabled = false
    stage.control.removeFromSuperview()
    stage.host.advanceToRest()
    stage.close()
    return ("\(type(of: stage.control))", Weak(stage.control), Weak(stage.control.layer))
  }
}

private struct Weak {
  weak var object: AnyObject?
  init(_ object: AnyObject) { self.object = object }
}
