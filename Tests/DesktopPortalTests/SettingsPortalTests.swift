// SPDX-License-Identifier: MIT

import DesktopTesting
import Foundation
import XCTest

@testable import DesktopPortal

/// A portal on a private bus.
final class SettingsPortalTests: XCTestCase {
  /// The settings that a `SettingsPortal` has reported.
  private final class Reports: @unchecked Sendable {
    private let lock = NSLock()
    private var reports: [PortalSettings] = []

    var all: [PortalSettings] { lock.withLock { reports } }
    var last: PortalSettings? { all.last }
    func add(_ settings: PortalSettings) { lock.withLock { reports.append(settings) } }
  }

  private func startBus() throws -> MessageBus {
    guard let bus = try MessageBus() else {
      throw XCTSkip("dbus-daemon is not installed; scripts/setup installs it")
    }
    addTeardownBlock { bus.stop() }
    return bus
  }

  private func listen(to bus: MessageBus) -> (SettingsPortal, Reports) {
    let reports = Reports()
    return (SettingsPortal(busAddress: bus.address) { reports.add($0) }, reports)
  }

  func testSettingsAreReportedOnceAtTheStart() throws {
    let bus = try startBus()
    let desktop = FakePortal(
      busAddress: bus.address,
      settings: [
        "color-scheme": "uint32 1", "contrast": "uint32 1", "reduced-motion": "uint32 1",
        "accent-color": "(0.5, 0.25, 1.0)", "unknown": "'text'",
      ])

    let (portal, reports) = listen(to: bus)

    XCTAssertTrue(waitUntil { reports.last != nil })
    XCTAssertEqual(reports.all.count, 1)
    XCTAssertEqual(reports.last?.colorScheme, .dark)
    XCTAssertEqual(reports.last?.prefersHighContrast, true)
    XCTAssertEqual(reports.last?.reducesMotion, true)
    XCTAssertEqual(reports.last?.accentColor, AccentColor(red: 0.5, green: 0.25, blue: 1))
    portal.stop()
    desktop.stop()
  }

  func testEachChangeIsReported() throws {
    let bus = try startBus()
    let desktop = FakePortal(busAddress: bus.address, settings: ["color-scheme": "uint32 2"])
    let (portal, reports) = listen(to: bus)
    XCTAssertTrue(waitUntil { reports.last?.colorScheme == .light })

    desktop.set("color-scheme", to: "uint32 1")
    XCTAssertTrue(waitUntil { reports.last?.colorScheme == .dark })
    desktop.set("accent-color", to: "(1.0, 0.0, 0.0)")
    XCTAssertTrue(waitUntil { reports.last?.accentColor == AccentColor(red: 1, green: 0, blue: 0) })
    desktop.set("color-scheme", to: "uint32 0")
    XCTAssertTrue(waitUntil { reports.last?.colorScheme == nil })

    XCTAssertEqual(reports.all.count, 4)
    portal.stop()
    desktop.stop()
  }

  func testSettingsEndWithThePortalAndAreReadAgainWhenItReturns() throws {
    let bus = try startBus()
    let first = FakePortal(busAddress: bus.address, settings: ["contrast": "uint32 1"])
    let (portal, reports) = listen(to: bus)
    XCTAssertTrue(waitUntil { reports.last?.prefersHighContrast == true })

    first.stop()
    XCTAssertTrue(waitUntil { reports.last == PortalSettings() })
    let second = FakePortal(busAddress: bus.address, settings: ["color-scheme": "uint32 1"])
    XCTAssertTrue(waitUntil { reports.last?.colorScheme == .dark })

    portal.stop()
    second.stop()
  }

  func testChangesAreReportedEvenIfThePortalNeverAnswers() throws {
    let bus = try startBus()
    let desktop = FakePortal(busAddress: bus.address, answers: false)
    let (portal, reports) = listen(to: bus)
    XCTAssertTrue(waitUntil { desktop.reads == 1 })
    XCTAssertEqual(reports.all, [])

    desktop.set("color-scheme", to: "uint32 1")

    XCTAssertTrue(waitUntil { reports.last?.colorScheme == .dark })
    portal.stop()
    desktop.stop()
  }

  func testValuesOfOtherTypesAreIgnored() throws {
    let bus = try startBus()
    let desktop = FakePortal(
      busAddress: bus.address,
      settings: ["color-scheme": "'dark'", "contrast": "uint32 1", "accent-color": "[1.0, 2.0]"])

    let (portal, reports) = listen(to: bus)

    XCTAssertTrue(waitUntil { reports.last?.prefersHighContrast == true })
    XCTAssertNil(reports.last?.colorScheme)
    XCTAssertNil(reports.last?.accentColor)
    portal.stop()
    desktop.stop()
  }

  func testThreadEndsWithoutAReportIfTheBusIsUnreachable() throws {
    let isReleased = expectation(description: "the thread has ended")
    final class Token: Sendable {
      let onRelease: @Sendable () -> Void
      init(onRelease: @escaping @Sendable () -> Void) { self.onRelease = onRelease }
      deinit { onRelease() }
    }
    var token: Token? = Token { isReleased.fulfill() }

    let portal = SettingsPortal(busAddress: "unix:path=/nonexistent/bus") { [token] _ in
      XCTFail("settings were reported although no portal answered: \(String(describing: token))")
    }
    token = nil

    wait(for: [isReleased], timeout: 10)
    portal.stop()
  }

  func testListenerStopsAlthoughTheBusNeverAnswers() throws {
    let listener = try SilentSocket()
    let isReleased = expectation(description: "the thread has ended")
    final class Token: Sendable {
      let onRelease: @Sendable () -> Void
      init(onRelease: @escaping @Sendable () -> Void) { self.onRelease = onRelease }
      deinit { onRelease() }
    }
    var token: Token? = Token { isReleased.fulfill() }
    let portal = SettingsPortal(busAddress: "unix:path=\(listener.path)") { [token] _ in
      XCTFail("settings were reported although no portal answered: \(String(describing: token))")
    }
    token = nil
    XCTAssertTrue(waitUntil { listener.hasCaller })

    portal.stop()

    wait(for: [isReleased], timeout: 10)
    listener.close()
  }

  func testBusAddressIsFromTheEnvironmentOrTheRuntimeDirectory() throws {
    let directory = FileManager.default.temporaryDirectory.appendingPathComponent("passage bus \(UUID().uuidString)")
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: directory) }
    let runtime = ["XDG_RUNTIME_DIR": directory.path]

    XCTAssertNil(SettingsPortal.sessionBusAddress(environment: [:]))
    XCTAssertNil(SettingsPortal.sessionBusAddress(environment: runtime))
    XCTAssertEqual(
      SettingsPortal.sessionBusAddress(
        environment: runtime.merging(["DBUS_SESSION_BUS_ADDRESS": "unix:abstract=a"]) { $1 }), "unix:abstract=a")
    _ = FileManager.default.createFile(atPath: "\(directory.path)/bus", contents: nil)
    let escaped = directory.path.replacingOccurrences(of: " ", with: "%20")
    XCTAssertEqual(SettingsPortal.sessionBusAddress(environment: runtime), "unix:path=\(escaped)/bus")
  }
}
