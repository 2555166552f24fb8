// SPDX-License-Identifier: MIT

/// A failure of the program.
struct Failure: Error, CustomStringConvertible {
  enum Kind: String {
    /// The program has ended.
    case ended
    /// The program no longer answers `_NET_WM_PING`.
    case hanging
    /// The program answers pings, but clicks have no effect.
    case deaf
    /// The program wrote to its standard output or standard error.
    case talking
    /// The program uses the processor without input.
    case restless
    /// The program's memory or its resources on the server grow.
    case growing
  }

  let kind: Kind
  let detail: String

  var description: String { "\(kind.rawValue): \(detail)" }
}
