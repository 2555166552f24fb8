// SPDX-License-Identifier: MIT

@testable import X11

/// Tests the desktop's settings: XSETTINGS, the root window's resources, and the environment.
struct SettingsTarget: FuzzTarget {
  func run(_ input: inout FuzzInput) {
    let variables = ["PASSAGE_SCALE", "PASSAGE_DARK", "PASSAGE_REDUCE_MOTION"]
    var environment: [String: String] = [:]
    if input.bool() { environment[input.element(of: variables)] = input.string() }
    var resources: [String: String] = [:]
    if input.bool() { resources = DesktopFacts.resources(input.string()) }
    let settings = DesktopSettings(
      environment: environment, resources: resources, xsettings: XSettings(bytes: input.remainingBytes()))

    check((0.5...8).contains(settings.scale), "the scale is \(settings.scale)")
    check(settings.doubleClickTime.isFinite, "the double-click time is \(settings.doubleClickTime)")
    check(settings.dragThreshold.isFinite, "the drag threshold is \(settings.dragThreshold)")
  }
}
