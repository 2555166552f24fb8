// SPDX-License-Identifier: MIT

import Diagnostics

/// The errors of the protocol that a connection receives: trapped, handled, or printed once for each kind.
struct ProtocolErrors {
  /// Receives the errors that are not trapped. Nil: each kind is printed once to standard error.
  var handler: ((XProtocolError) -> Void)?
  /// nil unless errors are being trapped.
  private var trapped: [XProtocolError]?
  private var printedKinds: Set<String> = []

  /// Begins to collect errors. Returns what an outer collection has so far, for `endTrapping(returningTo:)`.
  mutating func startTrapping() -> [XProtocolError]? {
    defer { trapped = [] }
    return trapped
  }

  mutating func endTrapping(returningTo outer: [XProtocolError]?) -> [XProtocolError] {
    defer { trapped = outer }
    return trapped ?? []
  }

  /// Notes an error. Returns the handler that it goes to, if there is one.
  mutating func note(_ error: XProtocolError) -> ((XProtocolError) -> Void)? {
    if trapped != nil {
      trapped?.append(error)
      return nil
    }
    if handler == nil, printedKinds.insert("\(error.request) \(error.code)").inserted { warn("\(error)") }
    return handler
  }
}
