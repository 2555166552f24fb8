// SPDX-License-Identifier: MIT

import CX11
import DesktopPortal
import DesktopTesting
import XCTest

@testable import X11

final class DesktopSettingsTests: XCTestCase {
  func testMistakesInTheEnvironmentAreNamed() {
    let right = [
      "PASSAGE_DARK": "1", "PASSAGE_REDUCE_MOTION": "no", "PASSAGE_ACCENT": "#336699", "PASSAGE_SCALE": "1.5;DP-1=2",
      "PASSAGE_HIGH_CONTRAST": "",
    ]
    XCTAssertEqual(DesktopSettings.mistakes(in: right), [])
    let wrong = ["PASSAGE_DARK": "q", "PASSAGE_ACCENT": "zz", "PASSAGE_SCALE": "foo"]
    XCTAssertEqual(DesktopSettings.mistakes(in: wrong).count, 3)
    for scale in ["0", "-3", "1e9", "2;DP-1=x"] {
      XCTAssertEqual(DesktopSettings.mistakes(in: ["PASSAGE_SCALE": scale]).count, 1, scale)
    }
  }

  private func settings(
    _ environment: [String: String] = [:], _ resources: [String: String] = [:], _ xsettings: XSettings = XSettings()
  ) -> DesktopSettings {
    DesktopSettings(environment: environment, resources: resources, xsettings: xsettings)
  }

  func testScaleIsFromTheUserThenXftThenTheDesktopAndOtherwiseOne() {
    let xsettings = XSettings(bytes: XSettingsBytes([("Xft/DPI", 192 * 1024)]).bytes)

    XCTAssertEqual(settings(["PASSAGE_SCALE": "1.25"], ["Xft.dpi": "144"], xsettings).scale, 1.25)
    XCTAssertEqual(settings([:], ["Xft.dpi": "144"], xsettings).scale, 1.5)
    XCTAssertEqual(settings([:], [:], xsettings).scale, 2)
    XCTAssertEqual(settings().scale, 1)
  }

  func testUserCanSetTheScalesOfSingleMonitors() {
    let settings = settings(["PASSAGE_SCALE": "DP-1=2; HDMI-1=1.5;VGA-1=99"], ["Xft.dpi": "120"])

    XCTAssertEqual(settings.scale, 1.25)
    XCTAssertEqual(settings.scale(ofMonitor: "DP-1"), 2)
    XCTAssertEqual(settings.scale(ofMonitor: "HDMI-1"), 1.5)
    XCTAssertEqual(settings.scale(ofMonitor: "VGA-1"), 1.25)
    XCTAssertEqual(self.settings(["PASSAGE_SCALE": "1.5;DP-1=2"]).scale(ofMonitor: "DP-2"), 1.5)
  }

  func testWindowScalingFactorAppliesIfNoResolutionIsSet() {
    let xsettings = XSettings(bytes: XSettingsBytes([("Gdk/WindowScalingFactor", 2)]).bytes)

    XCTAssertEqual(settings([:], [:], xsettings).scale, 2)
  }

  func testUnreasonableScaleIsIgnored() {
    XCTAssertEqual(settings(["PASSAGE_SCALE": "0"], ["Xft.dpi": "96000"]).scale, 1)
    XCTAssertEqual(settings(["PASSAGE_SCALE": "large"]).scale, 1)
  }

  func testDisabledAnimationsReduceMotionUnlessTheUserSaysOtherwise() {
    let off = XSettings(bytes: XSettingsBytes([("Gtk/EnableAnimations", 0)]).bytes)

    XCTAssertFalse(settings().reducesMotion)
    XCTAssertTrue(settings([:], [:], off).reducesMotion)
    XCTAssertFalse(settings([:], [:], off).animationsEnabled)
    XCTAssertFalse(settings(["PASSAGE_REDUCE_MOTION": "0"], [:], off).reducesMotion)
    XCTAssertTrue(settings(["PASSAGE_REDUCE_MOTION": "1"]).reducesMotion)
  }

  func testDarkThemeIsDarkUnlessTheUserSaysOtherwise() {
    let dark = XSettings(bytes: XSettingsBytes(strings: [("Net/ThemeName", "Adwaita-dark")]).bytes)

    XCTAssertTrue(settings([:], [:], dark).prefersDark)
    XCTAssertFalse(settings(["PASSAGE_DARK": "0"], [:], dark).prefersDark)
    XCTAssertTrue(settings(["PASSAGE_DARK": "1"]).prefersDark)
  }

  func testPortalHasPrecedenceAfterTheUserAndBeforeXSettings() {
    var portal = PortalSettings()
    portal.colorScheme = .light
    portal.prefersHighContrast = true
    portal.reducesMotion = true
    portal.accentColor = AccentColor(red: 1, green: 0, blue: 0)
    let dark = XSettings(bytes: XSettingsBytes(strings: [("Net/ThemeName", "Adwaita-dark")]).bytes)
    let user = [
      "PASSAGE_DARK": "1", "PASSAGE_HIGH_CONTRAST": "0", "PASSAGE_REDUCE_MOTION": "no", "PASSAGE_ACCENT": "#00ff00",
    ]

    let desktops = DesktopSettings(environment: [:], portal: portal, resources: [:], xsettings: dark)
    let users = DesktopSettings(environment: user, portal: portal, resources: [:], xsettings: XSettings())

    XCTAssertFalse(desktops.prefersDark)
    XCTAssertTrue(desktops.prefersHighContrast)
    XCTAssertTrue(desktops.reducesMotion)
    XCTAssertEqual(desktops.accentColor, portal.accentColor)
    XCTAssertTrue(users.prefersDark)
    XCTAssertFalse(users.prefersHighContrast)
    XCTAssertFalse(users.reducesMotion)
    XCTAssertEqual(users.accentColor, AccentColor(red: 0, green: 1, blue: 0))
  }

  func testXSettingsApplyIfThePortalHasNoPreference() {
    let theme = XSettings(
      bytes: XSettingsBytes([("Gtk/EnableAnimations", 0)], strings: [("Net/ThemeName", "HighContrastInverse-Dark")])
        .bytes)

    let read = DesktopSettings(environment: [:], portal: PortalSettings(), resources: [:], xsettings: theme)

    XCTAssertTrue(read.prefersDark)
    XCTAssertTrue(read.prefersHighContrast)
    XCTAssertTrue(read.reducesMotion)
    XCTAssertNil(read.accentColor)
  }

  func testXSettingsAreReadInEitherByteOrder() {
    for isBigEndian in [false, true] {
      let bytes = XSettingsBytes(
        [("Net/DoubleClickTime", 250)], strings: [("Net/ThemeName", "Paper")], isBigEndian: isBigEndian
      ).bytes

      let read = XSettings(bytes: bytes)

      XCTAssertEqual(read.integer("Net/DoubleClickTime"), 250)
      XCTAssertEqual(read.string("Net/ThemeName"), "Paper")
    }
  }

  func testTruncatedXSettingsAreReadUpToTheIncompleteEntry() {
    let bytes = XSettingsBytes([("First", 1), ("Second", 2)]).bytes

    for length in 0..<bytes.count {
      let read = XSettings(bytes: Array(bytes.prefix(length)))
      XCTAssertNil(read.integer("Second"))
    }
  }

  func testResourcesAreReadWithoutCommentsAndSpaces() {
    let resources = DesktopFacts.resources("! note\nXft.dpi:\t120 \nXcursor.theme:Breeze\n")

    XCTAssertEqual(resources, ["Xft.dpi": "120", "Xcursor.theme": "Breeze"])
  }

  func testChangesOfASettingsDaemonAreReported() throws {
    let desktop = try Desktop()
    let connection = try Connection()
    connection.observeDesktop(connection.readDesktop())
    _ = connection.drainEvents()
    let changed = { waitUntil { connection.drainEvents().contains { $0.event == .settingsChanged } } }
    let daemon = SettingsDaemon(desktop)

    daemon.start(XSettingsBytes([("Xft/DPI", 144 * 1024)]))
    XCTAssertTrue(changed())
    XCTAssertEqual(DesktopSettings(connection.readDesktop(), environment: [:]).scale, 1.5)

    daemon.write(XSettingsBytes([("Xft/DPI", 192 * 1024)]))
    XCTAssertTrue(changed())
    XCTAssertEqual(DesktopSettings(connection.readDesktop(), environment: [:]).scale, 2)

    daemon.stop()
    XCTAssertTrue(changed())
    XCTAssertEqual(DesktopSettings(connection.readDesktop(), environment: [:]).scale, 1)
  }

  func testRefreshRatesCountInterlacedAndDoubledLines() {
    func rate(_ flags: Int32) -> Double {
      ServerLine.rate(dotClock: 148_500_000, columns: 2200, lines: 1125, flags: UInt(flags))
    }

    XCTAssertEqual(rate(0), 60, accuracy: 1e-9)
    XCTAssertEqual(rate(RR_Interlace), 120, accuracy: 1e-9)
    XCTAssertEqual(rate(RR_DoubleScan), 30, accuracy: 1e-9)
  }

  func testServerWithoutMonitorTimingsHas60Hz() throws {
    let connection = try Connection()

    let rate = connection.readDesktop().monitors[0].refreshRate

    XCTAssertTrue((20...1000).contains(rate))
  }
}
