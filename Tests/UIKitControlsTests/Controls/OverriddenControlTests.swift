// SPDX-License-Identifier: MIT
import LeakTesting
import UIKit
import XCTest

/// Overrides of a program in subclasses of controls and scroll views.
@MainActor
final class OverriddenControlTests: UIKitTestCase {
  func testSettingTheZoomScaleCallsTheAnimatedOverride() async {
    final class Content: NSObject, UIScrollViewDelegate {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      func viewForZooming(in scrollView: UIScrollView) -> UIView? { view }
    }
    final class Zoomed: UIScrollView {
      var scales: [CGFloat] = []
      override func setZoomScale(_ scale: CGFloat, animated: Bool) {
        scales.append(scale)
        super.setZoomScale(scale, animated: animated)
      }
    }
    let (scrollView, content) = (Zoomed(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), Content())
    scrollView.addSubview(content.view)
    scrollView.delegate = content
    scrollView.maximumZoomScale = 4

    scrollView.zoomScale = 2

    XCTAssertEqual(scrollView.scales, [2])
    XCTAssertEqual(scrollView.zoomScale, 2)
  }

  func testAnOverriddenInsetLimitsTheScrolling() async {
    final class Inset: UIScrollView {
      override var adjustedContentInset: UIEdgeInsets { UIEdgeInsets(top: 40, left: 0, bottom: 0, right: 0) }
    }
    let host = ManualHost(size: CGSize(width: 200, height: 200))
    let scrollView = Inset(frame: host.window.bounds)
    scrollView.contentSize = CGSize(width: 200, height: 1000)
    host.window.addSubview(scrollView)
    host.flush()

    scrollView.setContentOffset(CGPoint(x: 0, y: -40), animated: false)
    host.advance(by: 1)

    XCTAssertEqual(scrollView.contentOffset.y, -40)
    host.window.close()
  }

  func testSegmentsAreInsertedThroughTheOverride() async {
    let control = RecordingSegmentedControl()

    control.insertSegment(withTitle: "A", at: 0, animated: false)
    control.setEnabled(false, forSegmentAt: 0)

    XCTAssertEqual(control.titleForSegment(at: 0), "A")
    XCTAssertFalse(control.isEnabledForSegment(at: 0))
    XCTAssertTrue(control.calls.contains("insertSegment(withTitle:at:animated:)"))
  }

  func testAButtonHasTheOverridesOfItsMenuAndTooltip() async {
    let button = RecordingButton(type: .system)
    button.menu = UIMenu(children: [UIAction(title: "A") { _ in }])

    button.isPointerInteractionEnabled = false

    XCTAssertEqual(button.menu?.children.count, 1)
    XCTAssertFalse(button.isPointerInteractionEnabled)
    XCTAssertTrue(button.calls.isSuperset(of: ["menu", "isPointerInteractionEnabled"]))
  }
}
