// SPDX-License-Identifier: MIT
import CoreGraphics
import DesktopTesting
import UIKit
import XCTest

@testable import UIKitFixtures

/// Text on a real server, drawn with the desktop's settings.
final class FontSettingsTests: XCTestCase {
  func testTextIsRedrawnWhenTheFontSettingsChange() throws {
    try MainActor.assumeIsolated {
      let live = try LiveApplication { window in
        window.backgroundColor = .white
        let label = UILabel(frame: CGRect(x: 10, y: 10, width: 300, height: 40))
        label.text = "Illuminating wafers"
        label.textColor = .black
        window.addSubview(label)
      }
      let daemon = SettingsDaemon(live.user)
      let xid = try XCTUnwrap(live.xid)
      let levels = { Set(live.user.screenshot(of: xid)?.pixels ?? []).count }
      XCTAssertTrue(live.run { levels() > 8 }, "antialiased at first")

      daemon.start(XSettingsBytes([("Xft/Antialias", 0)]))
      XCTAssertTrue(live.run { levels() == 2 }, "only black and white")
      daemon.write(XSettingsBytes([("Xft/Antialias", 1), ("Xft/Hinting", 0)]))
      XCTAssertTrue(live.run { levels() > 8 })
      XCTAssertEqual(FontRendering.current, .portable)

      daemon.stop()
      live.close()
    }
  }
}
