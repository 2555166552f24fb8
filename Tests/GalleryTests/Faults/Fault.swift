// SPDX-License-Identifier: MIT
import DesktopTesting

/// Something that is missing, or breaks, and what the program is to do about it.
struct Fault: Sendable {
  /// What is expected of the program.
  enum Outcome: Equatable, Sendable {
    /// It has a window with its content, or does what its arguments say, and writes nothing to standard error.
    case works
    /// It exits with this status, and says this in one line.
    case exits(Int32, saying: String)
  }

  /// What happens once the window is there.
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
