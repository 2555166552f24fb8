// SPDX-License-Identifier: MIT
import LeakTesting
import UIKit
import XCTest

/// Tooltips on the manual clock.
@MainActor
final class ToolTipTests: UIKitTestCase {
  private let inside = CGPoint(x: 60, y: 60)
  private let outside = CGPoint(x: 300, y: 300)

  private func open(_ view: UIView) -> ManualHost {
    let host = ManualHost(size: CGSize(width: 400, height: 400))
    view.frame = CGRect(x: 40, y: 40, width: 40, height: 40)
    host.window.addSubview(view)
    host.flush()
    return host
  }

  private func button(_ toolTip: String = "Delete") -> (UIButton, ManualHost) {
    let button = UIButton(type: .custom)
    button.toolTip = toolTip
    return (button, open(button))
  }

  /// Returns the text of the tooltip that is shown.
  private func text(in host: ManualHost) -> String? {
    let tip = host.window.subviews.first { "\(type(of: $0))" == "ToolTipView" && $0.alpha > 0 }
    return tip?.subviews.compactMap { ($0 as? UILabel)?.text }.first
  }

  private func rest(_ host: ManualHost, at point: CGPoint, for seconds: Double = 0.6) {
    host.movePointer(to: point)
    host.advance(by: seconds)
  }

  /// Semantics: tooltip.
  func testATooltipAppearsAfterHalfASecondOfRest() async {
    let (_, host) = button()
    for x in [50, 55, 60] as [CGFloat] {
      rest(host, at: CGPoint(x: x, y: 60), for: 0.4)
      XCTAssertNil(text(in: host), "the pointer moves")
    }

    host.advance(by: 0.2)
    XCTAssertEqual(text(in: host), "Delete")
    host.movePointer(to: CGPoint(x: 70, y: 70))
    host.advance(by: 0.2)
    XCTAssertEqual(text(in: host), "Delete", "it stays while the pointer moves over the button")

    rest(host, at: outside)
    XCTAssertNil(text(in: host))
    XCTAssertTrue(host.advanceToRest())
    host.window.close()
  }

  func testAPressAKeyAndAScrollDismissATooltipUntilThePointerHasLeft() async {
    let acts: [(ManualHost) -> Void] = [
      { $0.tap(at: CGPoint(x: 60, y: 60)) }, { $0.key(0x20, text: " ") },
      { $0.scroll(by: CGVector(dx: 0, dy: -50), at: CGPoint(x: 60, y: 60), isContinuous: false) },
    ]
    for act in acts {
      let (_, host) = button()
      rest(host, at: inside)
      XCTAssertNotNil(text(in: host))

      act(host)
      host.advance(by: 1)
      XCTAssertNil(text(in: host))
      rest(host, at: CGPoint(x: 62, y: 62))
      XCTAssertNil(text(in: host), "the pointer has not left")
      rest(host, at: outside)
      rest(host, at: inside)
      XCTAssertEqual(text(in: host), "Delete")
      host.window.close()
    }
  }

  func testATooltipIsInsideTheWindow() async throws {
    let (button, host) = button("A long text about what the button does, in more than one line of the tooltip")
    for origin in [CGPoint(x: 0, y: 0), CGPoint(x: 360, y: 0), CGPoint(x: 0, y: 360), CGPoint(x: 360, y: 360)] {
      button.frame.origin = origin
      host.flush()
      rest(host, at: CGPoint(x: origin.x + 20, y: origin.y + 20))
      let tip = try XCTUnwrap(host.window.subviews.first { "\(type(of: $0))" == "ToolTipView" && $0.alpha > 0 })
      XCTAssertTrue(host.window.bounds.contains(tip.frame), "\(tip.frame)")
      XCTAssertFalse(tip.frame.intersects(button.frame), "\(tip.frame)")
      rest(host, at: CGPoint(x: 200, y: 200))
    }
    host.window.close()
  }

  func testTheDelegateChoosesTheTooltipForAPointAndItsRect() async {
    let delegate = Halves()
    let view = UIView()
    let interaction = UIToolTipInteraction()
    interaction.delegate = delegate
    view.addInteraction(interaction)
    let host = open(view)

    rest(host, at: CGPoint(x: 45, y: 60))
    XCTAssertEqual(text(in: host), "Left")
    rest(host, at: outside)
    rest(host, at: CGPoint(x: 75, y: 60))
    XCTAssertNil(text(in: host), "the delegate has none there")

    interaction.isEnabled = false
    rest(host, at: outside)
    rest(host, at: CGPoint(x: 45, y: 60))
    XCTAssertNil(text(in: host))
    host.window.close()
  }

  func testTheInnermostTooltipIsShown() async {
    let (button, host) = button("Outer")
    let inner = UIView(frame: CGRect(x: 20, y: 0, width: 20, height: 40))
    inner.addInteraction(UIToolTipInteraction(defaultToolTip: "Inner"))
    button.addSubview(inner)
    host.flush()

    rest(host, at: CGPoint(x: 70, y: 60))
    XCTAssertEqual(text(in: host), "Inner")
    rest(host, at: CGPoint(x: 45, y: 60))
    XCTAssertEqual(text(in: host), "Outer")
    host.window.close()
  }

  func testATooltipGoesWithItsView() async {
    let (button, host) = button()
    rest(host, at: inside)
    XCTAssertEqual(button.toolTip, "Delete")

    button.removeFromSuperview()
    host.advance(by: 0.5)
    XCTAssertNil(text(in: host))
    host.window.close()
  }
}

private final class Halves: UIToolTipInteractionDelegate {
  func toolTipInteraction(
    _ interaction: UIToolTipInteraction, configurationAt point: CGPoint
  ) -> UIToolTipConfiguration? {
    point.x < 20 ? UIToolTipConfiguration(toolTip: "Left", in: CGRect(x: 0, y: 0, width: 20, height: 40)) : nil
  }
}
