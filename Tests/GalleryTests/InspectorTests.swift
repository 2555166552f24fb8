// SPDX-License-Identifier: MIT
import CX11
import DesktopTesting
import XCTest

/// The inspector over the gallery, with real keys.
final class InspectorTests: GalleryTestCase {
  func testF12OpensAWindowBesideTheProgramsAndClosesIt() throws {
    let window = try open(["--page", "push"], environment: ["PASSAGE_INSPECTOR": "1"])
    XCTAssertEqual(window.desktop.managedWindows.count, 1)

    window.desktop.type(XK_F12)
    XCTAssertTrue(waitUntil { window.desktop.managedWindows.count == 2 })
    window.desktop.type(XK_F12)
    XCTAssertTrue(waitUntil { window.desktop.managedWindows.count == 1 })
  }

  func testWithoutTheVariableF12DoesNothing() throws {
    let window = try open(["--page", "push"])
    window.desktop.type(XK_F12)
    // The key before has been handled when the effect of this click is seen.
    _ = try push(window)
    XCTAssertEqual(window.desktop.managedWindows.count, 1)
  }
}
