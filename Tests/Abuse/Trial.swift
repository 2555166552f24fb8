// SPDX-License-Identifier: MIT
import DesktopTesting
import Foundation

/// A process of the program: started for a script, tested, checked and ended.
struct Trial {
  let gallery: URL
  let server: Int32

  /// Replays a script and waits until the program is idle. Returns its failure, if any.
  func failure(of script: Script) throws -> Failure? {
    do {
      try run(page: script.page, poisonsFreedMemory: script.poisonsFreedMemory) { player, checks in
        try player.play(script.events)
        if player.hasTerminated { return }
        try player.restore()
        try checks.runBriefly()
      }
      return nil
    } catch let failure as Failure {
      return failure
    }
  }

  /// Starts the program, and ends it after `body`.
  func run(
    page: String, arguments: [String] = [], poisonsFreedMemory: Bool = false, _ body: (Player, Checks) throws -> Void
  ) throws {
    let session = try Session(
      gallery: gallery, page: page, arguments: arguments, poisonsFreedMemory: poisonsFreedMemory, on: Desktop())
    let player = Player(session, server: server)
    defer {
      session.end()
      player.end()
      session.user.connection.close()
    }
    do {
      try body(player, Checks(session: session))
    } catch let failure as Failure {
      savePicture(of: session)
      throw failure
    }
  }

  /// The window as it was when the last failure was found.
  static let picture = FileManager.default.temporaryDirectory.appendingPathComponent(
    "abuse-\(ProcessInfo.processInfo.processIdentifier).png")

  private func savePicture(of session: Session) {
    guard session.program.isRunning else { return }
    _ = session.user.screenshot(of: session.window)?.write(to: Self.picture)
  }
}
