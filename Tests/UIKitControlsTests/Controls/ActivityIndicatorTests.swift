// SPDX-License-Identifier: MIT
import LeakTesting
import UIKit
import XCTest

/// The sizes, the visibility and the rotation of activity indicators.
@MainActor
final class ActivityIndicatorTests: UIKitTestCase {
  func testTheSizeOfAnActivityIndicatorDependsOnItsStyle() async {
    XCTAssertEqual(UIActivityIndicatorView(style: .medium).bounds.size, CGSize(width: 20, height: 20))
    let indicator = UIActivityIndicatorView(style: .large)
    XCTAssertEqual(indicator.intrinsicContentSize, CGSize(width: 37, height: 37))
    indicator.style = .medium
    XCTAssertEqual(indicator.sizeThatFits(.zero), CGSize(width: 20, height: 20))
    XCTAssertEqual(UIActivityIndicatorView(style: .white).color, .white)
  }

  func testAnActivityIndicatorIsHiddenWhileItIsStoppedIfItHidesWhenStopped() async {
    let indicator = UIActivityIndicatorView(style: .medium)
    XCTAssertTrue(indicator.isHidden)
    indicator.startAnimating()
    XCTAssertTrue(indicator.isAnimating)
    XCTAssertFalse(indicator.isHidden)
    indicator.stopAnimating()
    XCTAssertTrue(indicator.isHidden)
    indicator.hidesWhenStopped = false
    XCTAssertFalse(indicator.isHidden)
  }

  func testAnActivityIndicatorTurnsInEighthsAndContinuesAfterReturningToAWindow() async throws {
    let host = ManualHost(size: CGSize(width: 100, height: 100))
    let indicator = UIActivityIndicatorView(style: .large)
    indicator.startAnimating()
    for _ in 0..<2 {
      host.window.addSubview(indicator)
      host.flush()
      let wheel = try XCTUnwrap(indicator.subviews.first)
      let start = host.time
      host.advance(to: start + 0.19)
      XCTAssertEqual(angle(of: wheel), .pi / 4, accuracy: 0.01)
      host.advance(to: start + 0.31)
      XCTAssertEqual(angle(of: wheel), .pi / 2, accuracy: 0.01)
      indicator.removeFromSuperview()
    }
    host.window.addSubview(indicator)
    indicator.stopAnimating()
    XCTAssertEqual(indicator.subviews.first?.layer.animationKeys() ?? [], [])
    host.window.close()
  }

  private func angle(of view: UIView) -> CGFloat {
    let transform = view.layer.presentation()?.transform ?? CATransform3DIdentity
    return atan2(transform.m12, transform.m11)
  }
}
