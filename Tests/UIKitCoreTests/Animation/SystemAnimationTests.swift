// SPDX-License-Identifier: MIT
import LeakTesting
import UIKit
import XCTest

@MainActor
final class SystemAnimationTests: UIKitTestCase {
  func testDeletedViewsShrinkBesideOtherChangesAndAreRemoved() async {
    let host = ManualHost(size: CGSize(width: 200, height: 200))
    let (deleted, other) = (UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), UIView())
    for view in [deleted, other] { host.window.addSubview(view) }
    deleted.alpha = 0.5
    host.flush()
    var ends: [Bool] = []

    UIView.perform(.delete, on: [deleted], animations: { other.center.x = 50 }, completion: { ends.append($0) })
    host.advance(by: 0.15)

    XCTAssertTrue((0.05..<0.45).contains(deleted.layer.presentation()?.opacity ?? 0))
    XCTAssertTrue((0.2..<0.9).contains(deleted.layer.presentation()?.transform.m11 ?? 0))
    XCTAssertTrue((10..<40).contains(other.layer.presentation()?.position.x ?? 0))
    host.advance(by: 1)
    XCTAssertNil(deleted.superview)
    XCTAssertEqual(deleted.alpha, 0.5)
    XCTAssertTrue(deleted.transform.isIdentity)
    XCTAssertEqual(ends, [true])
    host.window.close()
  }
}
