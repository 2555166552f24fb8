// SPDX-License-Identifier: MIT
import CX11
import DesktopTesting
import Foundation

/// The memory of the program and of the server while the program is idle on its first page.
struct MemoryUsage: CustomStringConvertible {
  let residentKiB: Int
  let resources: [String: Int]
  let pixmapKiB: Int

  var description: String {
    "RSS \(residentKiB) KiB, \(resources["PIXMAP"] ?? 0) pixmaps of \(pixmapKiB) KiB, \(resources["PICTURE"] ?? 0) pictures"
  }
}

/// The conditions that must hold whenever the program receives no input.
struct Checks {
  let session: Session

  /// The number of checks after which a program without input counts as idle.
  private static let idleChecks = 3
  private static let checkInterval: UInt32 = 250_000
  /// The time in microseconds for what changes under the pointer to be shown.
  private static let hoverInterval: UInt32 = 50_000
  /// The number of Escape presses before checking whether anything has changed.
  private static let escapes = 24
  /// The number of these checks. There are fewer pages to leave.
  private static let attempts = 20
  /// The time in seconds within which transitions end.
  private static let transitionLimit = 3.0

  /// Checks that the program is running after its transitions have ended. Some pages are never idle.
  func runBriefly() throws(Failure) {
    try session.synchronize()
    _ = try isIdle(within: Self.transitionLimit)
    try checkOutput()
  }

  /// Checks everything but growth, and returns the program to its first page. Returns the memory there.
  func run() throws(Failure) -> MemoryUsage {
    try runBriefly()
    // Without this setting, the pictures of the home page never rest.
    let settings = SettingsDaemon(session.user)
    settings.start(XSettingsBytes([("Gtk/EnableAnimations", 0)]))
    defer { settings.stop() }
    try goHome()
    try waitUntilIdle()
    try click()
    try goHome()
    try waitUntilIdle()
    try checkOutput()
    return memoryUsage()
  }

  /// Waits until no thread of the program wakes up any more.
  func waitUntilIdle() throws(Failure) {
    guard try isIdle(within: waitTimeout) else {
      throw Failure(kind: .busy, detail: "its threads still wake up \(waitTimeout) s after the last event")
    }
  }

  private func isIdle(within limit: Double) throws(Failure) -> Bool {
    let pid = session.program.pid
    var (last, same) = (-1, 0)
    let isIdle = waitUntil(upTo: limit) {
      usleep(Self.checkInterval)
      let now = ProcessUsage.sleeps(pid)
      same = now == last ? same + 1 : 0
      last = now
      return same >= Self.idleChecks || !session.program.isRunning
    }
    try session.checkRunning()
    return isIdle
  }

  func checkOutput() throws(Failure) {
    let words = session.program.errors + session.program.output
    guard words.isEmpty else { throw Failure(kind: .printing, detail: String(words.prefix(500))) }
  }

  /// Clicks at several points until the window changes. Escape may have led to a page that has to be answered, whose only
  /// control is small, so the search becomes finer.
  private func click() throws(Failure) {
    for part in [(1, 1), (1, 2), (2, 1), (1, 3), (3, 3), (2, 3), (3, 1), (3, 2), (2, 2)] {
      movePointer(x: Session.size.width * part.0 / 4, y: Session.size.height * part.1 / 4)
      try waitUntilIdle()
      if clickChangesWindow(within: 1) { return }
    }
    for y in stride(from: 12, to: Session.size.height, by: 24) {
      for x in stride(from: 20, to: Session.size.width, by: 40) {
        movePointer(x: x, y: y)
        try session.synchronize()
        usleep(Self.hoverInterval)
        if clickChangesWindow(within: 0.2) { return }
      }
    }
    let cause = session.isPointerStuck ? Failure.Kind.stuckServer : .ignoringClicks
    throw Failure(kind: cause, detail: "no click has any effect")
  }

  private func movePointer(x: Int, y: Int) {
    session.user.movePointer(x: session.origin.x + x, y: session.origin.y + y)
  }

  private func clickChangesWindow(within limit: Double) -> Bool {
    let before = session.user.screenshot(of: session.window)
    session.user.press()
    session.user.release()
    return waitUntil(upTo: limit) { session.user.screenshot(of: session.window) != before }
  }

  /// Goes back until nothing changes any more.
  private func goHome() throws(Failure) {
    session.user.movePointer(x: 10_000, y: 10_000)
    var before: Screenshot?
    for _ in 0..<Self.attempts {
      let isIdle = try isIdle(within: Self.transitionLimit)
      let now = session.user.screenshot(of: session.window)
      if isIdle, now == before { return }
      before = now
      session.user.focus(session.window)
      for _ in 0..<Self.escapes {
        session.user.type(XK_Escape)
        try session.synchronize()
      }
    }
    throw Failure(kind: .busy, detail: "Escape does not lead back to the first page")
  }

  func memoryUsage() -> MemoryUsage {
    // The program's connections pass through this process, to which the server assigns them beside its own few.
    let resources = session.user.resources(ofProcess: getpid())
    return MemoryUsage(
      residentKiB: ProcessUsage.residentKiB(session.program.pid), resources: resources?.counts ?? [:],
      pixmapKiB: (resources?.pixmapBytes ?? 0) / 1024)
  }
}
