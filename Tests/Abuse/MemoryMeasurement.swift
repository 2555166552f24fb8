// SPDX-License-Identifier: MIT
import CX11
import DesktopTesting
import Foundation

/// Measures the program's memory after long ordinary use, without random events.
struct MemoryMeasurement {
  let trial: Trial

  private static let pushes = 1000
  private static let firstPushes = 20
  /// In KiB.
  private static let maximumGrowth = 1024
  private static let controlsSeconds = 300.0
  private static let controlsInterval = 30.0

  func run() throws -> Bool {
    let staysSmall = try measurePushes()
    try measureControls()
    return staysSmall
  }

  /// Pushes a page with a click and goes back with the mouse's button, repeatedly. Returns whether memory stays the same
  /// after the first pushes.
  private func measurePushes() throws -> Bool {
    var sizes: [Int] = []
    try trial.run(page: "push", arguments: ["--slow", "0.2"]) { _, checks in
      let session = checks.session
      for push in 1...Self.pushes {
        click(session, 0.5, 0.75)
        try waitForTransition(session)
        click(session, 0.5, 0.75, button: 8)
        try waitForTransition(session)
        guard push == Self.firstPushes || push % (Self.pushes / 5) == 0 else { continue }
        let usage = try memoryUsage(checks)
        sizes.append(usage.residentKiB)
        say("push \(push): \(usage)")
      }
    }
    let growth = (sizes.last ?? 0) - (sizes.first ?? 0)
    say("growth from push \(Self.firstPushes) to push \(Self.pushes): \(growth) KiB, of \(Self.maximumGrowth) at most")
    return growth <= Self.maximumGrowth
  }

  /// Clicks, drags and scrolls on the page of controls.
  private func measureControls() throws {
    try trial.run(page: "controls") { player, checks in
      var strokes = StrokeGenerator(seed: 1, size: Session.size)
      let start = Date()
      var next = 0.0
      while Date().timeIntervalSince(start) < Self.controlsSeconds {
        try player.play(strokes.nextOnControls())
        guard Date().timeIntervalSince(start) >= next else { continue }
        next += Self.controlsInterval
        say("controls \(Int(Date().timeIntervalSince(start))) s: \(try memoryUsage(checks))")
      }
    }
  }

  private func memoryUsage(_ checks: Checks) throws -> MemoryUsage {
    try checks.waitUntilIdle()
    return checks.memoryUsage()
  }

  private func click(_ session: Session, _ x: Double, _ y: Double, button: Int = 1) {
    session.user.click(
      x: session.origin.x + Int(x * Double(Session.size.width)),
      y: session.origin.y + Int(y * Double(Session.size.height)), button: button)
  }

  /// Waits a little longer than a push takes at a fifth of its duration.
  private func waitForTransition(_ session: Session) throws {
    try session.synchronize()
    usleep(Self.transition)
  }

  /// The time of a transition in microseconds.
  private static let transition: UInt32 = 150_000
}
