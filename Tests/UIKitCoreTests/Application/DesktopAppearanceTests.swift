// SPDX-License-Identifier: MIT
import DesktopTesting
import UIKit
import XCTest

@testable import UIKitCore
@testable import UIKitFixtures

/// The desktop's appearance in views: with a portal on a real server, and on the manual clock.
final class DesktopAppearanceTests: XCTestCase {
  private final class Probe: UIView {
    var traitChanges = 0
    var tintChanges = 0
    var drawings = 0

    override func traitCollectionDidChange(_ previous: UITraitCollection?) { traitChanges += 1 }
    override func tintColorDidChange() { tintChanges += 1 }
    override func draw(_ rect: CGRect) { drawings += 1 }
  }

  private func startBus() throws -> MessageBus {
    guard let bus = try MessageBus() else {
      throw XCTSkip("dbus-daemon is not installed; scripts/setup installs it")
    }
    addTeardownBlock { bus.stop() }
    return bus
  }

  func testViewsFollowThePortalsSettings() throws {
    let bus = try startBus()
    let portal = FakePortal(busAddress: bus.address, settings: ["color-scheme": "uint32 1"])
    let address = bus.address
    try MainActor.assumeIsolated {
      let probe = Probe(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
      let live = try LiveApplication(busAddress: address) { $0.addSubview(probe) }
      XCTAssertTrue(live.run { probe.traitCollection.userInterfaceStyle == .dark })
      XCTAssertTrue(live.run { probe.drawings > 0 })
      let (changes, drawings) = (probe.traitChanges, probe.drawings)

      portal.set("contrast", to: "uint32 1")

      XCTAssertTrue(live.run { probe.traitCollection.accessibilityContrast == .high && probe.drawings > drawings })
      XCTAssertEqual(probe.traitChanges, changes + 1)
      XCTAssertEqual(probe.tintChanges, 0)
      XCTAssertTrue(UIAccessibility.isDarkerSystemColorsEnabled)
      XCTAssertEqual(UIScreen.main.traitCollection.accessibilityContrast, .high)

      portal.set("accent-color", to: "(1.0, 0.0, 0.5)")

      XCTAssertTrue(live.run { probe.tintChanges == 1 })
      XCTAssertEqual(probe.tintColor, UIColor(red: 1, green: 0, blue: 0.5, alpha: 1))
      live.close()
    }
    portal.stop()
  }

  func testReducedMotionSettingOfThePortalIsPostedOnce() throws {
    let bus = try startBus()
    let portal = FakePortal(busAddress: bus.address)
    let address = bus.address
    try MainActor.assumeIsolated {
      let live = try LiveApplication(busAddress: address)
      var announcements = 0
      let observer = NotificationCenter.default.addObserver(
        forName: UIAccessibility.reduceMotionStatusDidChangeNotification, object: nil, queue: nil
      ) { _ in MainActor.assumeIsolated { announcements += 1 } }
      XCTAssertTrue(live.run { portal.reads == 1 })
      XCTAssertFalse(UIAccessibility.isReduceMotionEnabled)

      portal.set("reduced-motion", to: "uint32 1")

      XCTAssertTrue(live.run { UIAccessibility.isReduceMotionEnabled })
      XCTAssertEqual(announcements, 1)
      portal.set("reduced-motion", to: "uint32 0")
      XCTAssertTrue(live.run { !UIAccessibility.isReduceMotionEnabled })
      XCTAssertEqual(announcements, 2)
      NotificationCenter.default.removeObserver(observer)
      live.close()
    }
    portal.stop()
  }

  func testABusThatNeverAnswersDelaysNeitherTheWindowNorTermination() throws {
    let socket = try SilentSocket()
    defer { socket.close() }
    try MainActor.assumeIsolated {
      let live = try LiveApplication(busAddress: "unix:path=\(socket.path)")

      XCTAssertTrue(live.run { socket.hasCaller })
      XCTAssertTrue(live.host?.isShown == true)
      live.close()
    }
  }

  func testAnIdleProgramWithAPortalIsNotWokenUp() throws {
    let bus = try startBus()
    let portal = FakePortal(busAddress: bus.address, settings: ["color-scheme": "uint32 1"])
    let address = bus.address
    try MainActor.assumeIsolated {
      let live = try LiveApplication(busAddress: address)
      XCTAssertTrue(live.run { live.window.traitCollection.userInterfaceStyle == .dark })

      XCTAssertTrue(live.fallsAsleep())
      live.close()
    }
    portal.stop()
  }

  @MainActor
  func testAccentColorIsTheTintColorOfViewsWithoutTheirOwn() async {
    let host = ManualHost(size: CGSize(width: 100, height: 100))
    let (plain, tinted, inside) = (Probe(), Probe(), Probe())
    tinted.tintColor = .systemRed
    host.window.addSubview(plain)
    host.window.addSubview(tinted)
    tinted.addSubview(inside)
    let before = plain.tintChanges
    let accent = UIColor(red: 0, green: 0.5, blue: 0, alpha: 1)

    host.appearance.accentColor = accent

    XCTAssertEqual(plain.tintColor, accent)
    XCTAssertEqual(inside.tintColor, .systemRed)
    XCTAssertEqual(UIColor.tintColor.resolvedColor(with: plain.traitCollection), accent)
    XCTAssertEqual(plain.tintChanges, before + 1)
    host.appearance.accentColor = nil
    XCTAssertEqual(plain.tintColor, .systemBlue)
    host.window.close()
  }

  @MainActor
  func testSystemColorsHaveHighContrastVariantsInBothStyles() async {
    let colors: [UIColor] = [.systemBlue, .systemRed, .systemGray, .link]
    for style in [UIUserInterfaceStyle.light, .dark] {
      let normal = UITraitCollection {
        $0.userInterfaceStyle = style
        $0.accessibilityContrast = .normal
      }
      let high = normal.modifyingTraits { $0.accessibilityContrast = .high }

      for color in colors {
        XCTAssertNotEqual(color.resolvedColor(with: normal), color.resolvedColor(with: high), "\(style)")
      }
      XCTAssertTrue(normal.hasDifferentColorAppearance(comparedTo: high))
    }
  }
}
