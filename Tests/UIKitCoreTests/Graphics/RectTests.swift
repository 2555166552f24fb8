// SPDX-License-Identifier: MIT
import LeakTesting
import UIKit
import XCTest

@testable import UIKitFixtures

/// Small functions that libraries for iOS use.
@MainActor
final class RectTests: UIKitTestCase {
  func testRectanglesAreFilledAndFramedInTheCurrentContext() async throws {
    let picture = try Picture(
      UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8), format: .onePixel).image { _ in
        UIColor.red.setFill()
        UIRectFill(CGRect(x: 0, y: 0, width: 8, height: 8))
        UIColor.blue.setFill()
        UIRectFrame(CGRect(x: 1, y: 1, width: 6, height: 6))
        UIRectClip(CGRect(x: 3, y: 3, width: 2, height: 2))
        UIColor.clear.setFill()
        UIRectFill(CGRect(x: 0, y: 0, width: 8, height: 8))
      })

    let row = (0..<8).map { picture[$0, 2] }
    XCTAssertEqual(row, [red, blue, red, red, red, red, blue, red])
    XCTAssertEqual((0..<8).map { picture[$0, 6] }, [red, blue, blue, blue, blue, blue, blue, red])
    XCTAssertEqual((2..<6).map { picture[$0, 4] }, [red, 0, 0, red])
  }

  func testWindowLevelsCanBeOffset() async {
    XCTAssertEqual(UIWindow.Level.alert + 1, UIWindow.Level(2001))
    XCTAssertEqual(UIWindow.Level.normal - 1, UIWindow.Level(rawValue: -1))
    XCTAssertGreaterThan(UIWindow.Level.statusBar + 1, .statusBar)
  }

  func testEqualToComparesGeometricValues() async {
    XCTAssertTrue(CGPoint(x: 1, y: 2).equalTo(CGPoint(x: 1, y: 2)))
    XCTAssertFalse(CGSize(width: 1, height: 2).equalTo(CGSize(width: 1, height: 3)))
    XCTAssertTrue(CGRect(x: 1, y: 2, width: 3, height: 4).equalTo(CGRect(x: 1, y: 2, width: 3, height: 4)))
  }

  func testATimingProviderCanBeHeldWeakly() async {
    weak var provider: (any UITimingCurveProvider)?
    do {
      let curve: any UITimingCurveProvider = UICubicTimingParameters(animationCurve: .linear)
      provider = curve
      XCTAssertTrue(provider === curve)
    }
    XCTAssertNil(provider)
  }

  private let red: UInt32 = 0xffff_0000
  private let blue: UInt32 = 0xff00_00ff
}
