// SPDX-License-Identifier: MIT

/// A failure of the program.
struct Failure: Error, CustomStringConvertible {
  enum Kind: String {
    /// The program has ended.
    case ended
    /// The program no longer answers `_NET_WM_PING`.
    case hanging
    /// The program does not end when it is asked to.
    case deaf
    /// The program answers pings, but clicks have no effect.
    case ignoringClicks
    /// The server no longer sends events of the pointer to any client. This is not the program's failure.
    case stuckServer
    /// The program wrote to its standard output or standard error.
    case printing
    /// The program uses the processor without input.
    case busy
    /// The program's memory or its resources on the server grow.
    case growing
  }

  let kind: Kind
  let detail: String

  /// Whether the program failed, not its surroundings.
  var isOfProgram: Bool { kind != .stuckServer }

  var description: String { "\(kind.rawValue): \(detail)" }
}
