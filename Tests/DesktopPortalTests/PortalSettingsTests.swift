// SPDX-License-Identifier: MIT

import XCTest

@testable import DesktopPortal

final class PortalSettingsTests: XCTestCase {
  private func settings(_ values: (String, PortalValue)...) -> PortalSettings {
    var settings = PortalSettings()
    for (key, value) in values { settings.set(key, to: value) }
    return settings
  }

  func testEachSettingIsReadFromThePortalsValues() {
    XCTAssertEqual(settings(("color-scheme", .number(1))).colorScheme, .dark)
    XCTAssertEqual(settings(("color-scheme", .number(2))).colorScheme, .light)
    XCTAssertEqual(settings(("contrast", .number(1))).prefersHighContrast, true)
    XCTAssertEqual(settings(("reduced-motion", .number(1))).reducesMotion, true)
    XCTAssertEqual(
      settings(("accent-color", .numbers(0.25, 0.5, 1))).accentColor, AccentColor(red: 0.25, green: 0.5, blue: 1))
  }

  func testNoPreferenceReplacesAnEarlierPreference() {
    let none = settings(
      ("color-scheme", .number(1)), ("color-scheme", .number(0)), ("contrast", .number(1)), ("contrast", .number(0)),
      ("accent-color", .numbers(0, 0, 0)), ("accent-color", .numbers(-1, -1, -1)))

    XCTAssertEqual(none, PortalSettings())
  }

  func testValuesThatThePortalDoesNotSpecifyCountAsNoPreference() {
    let odd = settings(
      ("color-scheme", .number(77)), ("contrast", .other), ("reduced-motion", .numbers(1, 1, 1)),
      ("accent-color", .numbers(.nan, 2, .infinity)), ("unknown", .number(1)))

    XCTAssertEqual(odd, PortalSettings())
  }

  func testAccentColorIsReadFromSixHexadecimalDigits() {
    XCTAssertEqual(AccentColor(hex: "#ff0080"), AccentColor(red: 1, green: 0, blue: 128.0 / 255))
    XCTAssertEqual(AccentColor(hex: "ff0080"), AccentColor(hex: "#FF0080"))
    for text in ["", "#", "#fff", "#+12345", "#ff008", "#ff00800", "magenta"] { XCTAssertNil(AccentColor(hex: text)) }
  }
}
