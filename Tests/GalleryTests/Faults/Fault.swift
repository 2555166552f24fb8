// SPDX-License-Identifier: MIT
import DesktopTesting

/// A missing or failing part of the environment, and the expected behaviour of the program.
struct Fault: Sendable {
  /// A behaviour of the program.
  enum Outcome: Equatable, Sendable {
    /// The program shows its window with content, or performs its command, and writes nothing to standard error.
    case works
    /// The program exits with a status, after printing a line that contains a text.
    case exits(Int32, saying: String)
    /// The program dies of the signal that has asked it to end, or crashes, which is never expected.
    case dies(ofSignal: Int32)
    /// The program neither works nor ends. Never expected.
    case hangs
  }

  /// The event that happens when the window has opened.
  typealias Event = @Sendable (FaultStage) throws -> Void

  let name: String
  var arguments: [String] = ["--page", "push", "--size", "600x400"]
  var environment: [String: String] = [:]
  /// A command for `sh` that starts the program as `"$@"`.
  var shell: String?
  var depth = 24
  /// An extension that the proxy hides from the program.
  var hiddenExtension: String?
  var event: Event?
  var outcome = Outcome.works
}
