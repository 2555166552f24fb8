// SPDX-License-Identifier: MIT
import LeakTesting
import UIKit
import XCTest

/// Frames that are not finite, which UIKit accepts. It stops programs only for NaN.
@MainActor
final class InfiniteFrameTests: UIKitTestCase {
  private static let ordinary = CGRect(x: 20, y: 30, width: 100, height: 80)
  private static let frames: [CGRect] = [
    .null, .infinite, CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 40),
    CGRect(x: 10, y: CGFloat.infinity, width: 30, height: 30), CGRect(x: -CGFloat.infinity, y: 0, width: 0, height: 10),
  ]

  private var host: ManualHost!

  override func setUp() async throws {
    try await super.setUp()
    host = ManualHost(size: CGSize(width: 300, height: 400))
  }

  override func release() { host = nil }

  /// Views of many kinds. Each has a subview that fills it.
  private func makeViews() -> [UIView] {
    let (text, scroll, label) = (UITextView(frame: Self.ordinary), UIScrollView(), UILabel())
    text.text = "One paragraph\nand another"
    scroll.contentSize = CGSize(width: 100, height: 900)
    label.text = "A label"
    let stack = UIStackView(arrangedSubviews: [UIButton(type: .system), UISlider()])
    let views: [UIView] = [
      UIView(), label, UIButton(type: .system), UITextField(), UISwitch(), UISegmentedControl(items: ["a", "b"]), text,
      scroll, stack, UITableView(frame: Self.ordinary, style: .insetGrouped), UISearchBar(), UINavigationBar(),
      UIVisualEffectView(effect: UIBlurEffect(style: .regular)),
    ]
    for view in views {
      let filling = UIView(frame: view.bounds)
      filling.autoresizingMask = [.flexibleWidth, .flexibleHeight, .flexibleLeftMargin]
      ((view as? UIVisualEffectView)?.contentView ?? view).addSubview(filling)
    }
    return views
  }

  func testANullFramePutsAViewWithoutASizeAtInfinity() async {
    let view = UIView(frame: Self.ordinary)

    view.frame = Self.ordinary.insetBy(dx: 60, dy: 0)

    XCTAssertEqual(view.frame, .null)
    XCTAssertEqual(view.center, CGPoint(x: CGFloat.infinity, y: .infinity))
    XCTAssertEqual(view.bounds, .zero)
    view.transform = CGAffineTransform(rotationAngle: 1)
    XCTAssertEqual(view.frame.size, .zero)
  }

  func testARectangleOfAViewAtInfinityConvertsWithoutNaN() async {
    let view = UIView(frame: .null)
    host.window.addSubview(view)

    let converted = view.convert(view.bounds, to: nil)

    XCTAssertEqual(converted, .null)
    XCTAssertFalse(converted.intersects(host.window.bounds))
  }

  func testAViewWithAnInfiniteFrameIsNotShownUntilItsFrameIsFinite() async {
    for view in makeViews() {
      host.window.addSubview(view)
      for frame in Self.frames {
        view.frame = frame
        host.advance(by: 0.05)
        host.tap(at: CGPoint(x: 50, y: 50))
        host.scroll(by: CGVector(dx: 0, dy: -30), at: CGPoint(x: 50, y: 50))
        _ = view.snapshotView(afterScreenUpdates: true)
        host.resize(to: CGSize(width: 280, height: 380))
        view.frame = Self.ordinary
        view.layoutIfNeeded()
        host.resize(to: CGSize(width: 300, height: 400))
        host.advance(by: 0.05)

        XCTAssertEqual(view.frame.origin, Self.ordinary.origin, "\(type(of: view)) after \(frame)")
      }
      view.removeFromSuperview()
    }
  }

  func testAViewKeepsItsFrameWhileItsSuperviewHasAnInfiniteOne() async {
    let (outer, inner) = (UIView(frame: Self.ordinary), UIView(frame: CGRect(x: 10, y: 10, width: 80, height: 60)))
    inner.autoresizingMask = [.flexibleWidth, .flexibleRightMargin]
    outer.addSubview(inner)
    let frame = inner.frame

    outer.frame = CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 40)
    XCTAssertEqual(inner.frame, frame)
    outer.frame = Self.ordinary

    XCTAssertEqual(inner.frame, frame)
  }

  func testAFrameAnimatesFromInfinity() async {
    let view = UIView(frame: .null)
    host.window.addSubview(view)

    UIView.animate(withDuration: 0.2) { view.frame = Self.ordinary }
    host.advance(by: 0.1)
    _ = view.layer.presentation()?.frame
    host.advance(by: 0.2)

    XCTAssertEqual(view.layer.presentation()?.frame, Self.ordinary)
  }
}
