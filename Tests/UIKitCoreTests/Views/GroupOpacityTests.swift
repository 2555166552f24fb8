// SPDX-License-Identifier: MIT
import UIKit
import XCTest

@testable import UIKitFixtures

/// The pixels of a translucent view that is blended as a group or sublayer by sublayer.
@MainActor
final class GroupOpacityTests: XCTestCase {
  func testOpacityAppliesToTheGroupOrToEachSublayer() async throws {
    // Half of the blue square over white.
    try assertOverlap(allowsGroupOpacity: true, is: (0.5, 0.5, 1))
    // Half of the blue square over half of the red square over white.
    try assertOverlap(allowsGroupOpacity: false, is: (0.5, 0.25, 0.75))
  }

  private func assertOverlap(allowsGroupOpacity: Bool, is expected: (red: Double, green: Double, blue: Double)) throws {
    let pixel = try overlap(allowsGroupOpacity: allowsGroupOpacity)
    let channels = [16, 8, 0].map { Double(pixel >> UInt32($0) & 0xff) / 255 }
    for (channel, value) in zip(channels, [expected.red, expected.green, expected.blue]) {
      XCTAssertEqual(channel, value, accuracy: 0.01)
    }
  }

  /// Returns a pixel at which a blue square covers a red one, in a half-transparent view over white.
  private func overlap(allowsGroupOpacity: Bool) throws -> UInt32 {
    let host = try OffscreenHost(size: CGSize(width: 60, height: 60))
    let window = host.host.window
    window.backgroundColor = .white
    let group = UIView(frame: window.bounds)
    group.alpha = 0.5
    group.layer.allowsGroupOpacity = allowsGroupOpacity
    for (color, x) in [
      (UIColor(red: 1, green: 0, blue: 0, alpha: 1), 0), (UIColor(red: 0, green: 0, blue: 1, alpha: 1), 20),
    ]
      as [(UIColor, CGFloat)]
    {
      let square = UIView(frame: CGRect(x: x, y: 0, width: 40, height: 40))
      square.backgroundColor = color
      group.addSubview(square)
    }
    window.addSubview(group)
    host.host.flush()
    let pixel = Picture(host.picture())[30, 20]
    host.close()
    return pixel
  }
}
