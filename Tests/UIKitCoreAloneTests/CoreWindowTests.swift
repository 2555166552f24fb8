// SPDX-License-Identifier: MIT
import UIKitCore
import XCTest

/// The lowest layer of UIKit by itself: a window with views, animations and gestures, and no view controller.
@MainActor
final class CoreWindowTests: XCTestCase {
  private var host: ManualHost!
  private var view: UIView!

  override func setUp() async throws {
    host = ManualHost(size: CGSize(width: 200, height: 100))
    view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    host.window.addSubview(view)
    host.flush()
  }

  override func tearDown() async throws {
    host.window.close()
    (host, view) = (nil, nil)
  }

  private var shownX: CGFloat? { view.layer.presentation()?.position.x }

  func testABlockAnimationMovesAView() async throws {
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { self.view.center.x = 125 }
    host.flush()
    host.advance(by: 0.5)

    XCTAssertEqual(try XCTUnwrap(shownX), 75, accuracy: 0.5)
    XCTAssertTrue(host.advanceToRest())
    XCTAssertEqual(shownX, 125)
  }

  func testADragMovesAnAnimatorThatGoesOnByItself() async throws {
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { self.view.center.x = 125 }
    let pan = UIPanGestureRecognizer()
    pan.addTarget { [window = host.window] pan in
      animator.fractionComplete = pan.translation(in: window).x / 100
      if pan.state == .ended { animator.startAnimation() }
    }
    view.addGestureRecognizer(pan)

    host.touchBegan(at: CGPoint(x: 25, y: 25))
    host.move(from: CGPoint(x: 25, y: 25), to: CGPoint(x: 75, y: 25), duration: 0.2)
    let dragged = try XCTUnwrap(shownX)
    host.touchEnded(at: CGPoint(x: 75, y: 25))

    XCTAssertGreaterThan(dragged, 60)
    XCTAssertLessThan(dragged, 80)
    XCTAssertTrue(host.advanceToRest())
    XCTAssertEqual(shownX, 125)
  }

  func testAViewLaysOutItsSubviewsInANewSize() async {
    final class Columns: UIView {
      override func layoutSubviews() {
        for (index, column) in subviews.enumerated() {
          column.frame = CGRect(x: CGFloat(index) * bounds.width / 2, y: 0, width: bounds.width / 2, height: 10)
        }
      }
    }
    let columns = Columns(frame: host.window.bounds)
    columns.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    columns.addSubview(UIView())
    columns.addSubview(UIView())
    host.window.addSubview(columns)

    host.resize(to: CGSize(width: 400, height: 300))

    XCTAssertEqual(columns.subviews.map(\.frame.minX), [0, 200])
    XCTAssertEqual(columns.subviews.map(\.frame.width), [200, 200])
  }
}
