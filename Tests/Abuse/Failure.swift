// SPDX-License-Identifier: MIT

/// What the program did wrong.
struct Failure: Error, CustomStringConvertible {
  enum Kind: String {
    /// The program has ended.
    case ended
    /// It no longer answers `_NET_WM_PING`.
    case hanging
    /// It answers pings, but clicks have no effect.
    case deaf
    /// It wrote to its standard output or standard error.
    case talking
    /// It uses the processor with nothing to do.
    case restless
    /// Its memory or its resources on the server grow.
    case growing
  }

  let kind: Kind
  let detail: String

  var description: String { "\(kind.rawValue): \(detail)" }
}
