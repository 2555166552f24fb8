// SPDX-License-Identifier: MIT
import DesktopTesting

/// Something that is missing or fails, and the behaviour that is expected of the program.
struct Fault: Sendable {
  /// The expected behaviour of the program.
  enum Outcome: Equatable, Sendable {
    /// The program shows its window with content, or does what its arguments say, and writes nothing to standard error.
    case works
    /// The program exits with this status, after printing this in one line.
    case exits(Int32, saying: String)
  }

  /// The event that happens when the window has opened.
  typealias Event = @Sendable (FaultStage) throws -> Void

  let name: String
  var arguments: [String] = ["--page", "push", "--size", "600x400"]
  var environment: [String: String] = [:]
  /// A command for `sh` that starts the program as `"$@"`.
  var shell: String?
  var depth = 24
  /// An extension that the server seems to lack.
  var hiddenExtension: String?
  var event: Event?
  var outcome = Outcome.works
}
