// SPDX-License-Identifier: MIT
import LeakTesting
import UIKit
import XCTest

/// The pull that triggers a refresh control, and the space above the content while it refreshes.
@MainActor
final class RefreshControlTests: UIKitTestCase {
  func testALongPullBeginsRefreshingOnceAndReservesSpaceUntilItEnds() async {
    let (host, scrollView, refresh) = makeWindow()
    var sent = 0
    refresh.addAction(UIAction { _ in sent += 1 }, for: .valueChanged)

    host.touchBegan(at: CGPoint(x: 100, y: 50))
    host.move(from: CGPoint(x: 100, y: 50), to: CGPoint(x: 100, y: 395), duration: 0.5)
    XCTAssertTrue(refresh.isRefreshing)
    XCTAssertEqual(sent, 1)
    host.touchEnded(at: CGPoint(x: 100, y: 395))
    host.advance(by: 3)
    XCTAssertEqual(scrollView.contentOffset.y, -60, accuracy: 0.5)
    XCTAssertEqual(scrollView.contentInset.top, 60)

    refresh.endRefreshing()
    XCTAssertFalse(refresh.isRefreshing)
    host.advance(by: 1)
    XCTAssertEqual(scrollView.contentOffset.y, 0, accuracy: 0.5)
    XCTAssertEqual(scrollView.contentInset.top, 0)
    XCTAssertEqual(sent, 1)
    host.window.close()
  }

  func testAShortPullDoesNotBeginRefreshing() async {
    let (host, scrollView, refresh) = makeWindow()
    host.drag(from: CGPoint(x: 100, y: 50), to: CGPoint(x: 100, y: 150), duration: 0.3)
    XCTAssertFalse(refresh.isRefreshing)
    host.advance(by: 3)
    XCTAssertEqual(scrollView.contentOffset.y, 0, accuracy: 0.5)
    host.window.close()
  }

  func testRemovingARefreshControlEndsRefreshing() async {
    let (host, scrollView, refresh) = makeWindow()
    refresh.beginRefreshing()
    refresh.beginRefreshing()
    XCTAssertEqual(scrollView.contentInset.top, 60)
    scrollView.refreshControl = nil
    XCTAssertEqual(scrollView.contentInset.top, 0)
    XCTAssertNil(refresh.superview)
    XCTAssertFalse(refresh.isRefreshing)
    host.window.close()
  }

  private func makeWindow() -> (ManualHost, UIScrollView, UIRefreshControl) {
    let host = ManualHost(size: CGSize(width: 200, height: 400))
    let scrollView = UIScrollView(frame: host.window.bounds)
    scrollView.contentSize = CGSize(width: 200, height: 1000)
    let refresh = UIRefreshControl()
    scrollView.refreshControl = refresh
    host.window.addSubview(scrollView)
    host.flush()
    return (host, scrollView, refresh)
  }
}
