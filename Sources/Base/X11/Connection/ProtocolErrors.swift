// SPDX-License-Identifier: MIT

import Diagnostics

/// The protocol errors that a connection receives. They are trapped, handled, or printed once for each kind.
struct ProtocolErrors {
  /// Receives the errors that are not trapped. If it is nil, each kind of error is printed once to standard error.
  var handler: ((XProtocolError) -> Void)?
  /// The trapped errors, or nil if errors are not being trapped.
  private var trapped: [XProtocolError]?
  private var printedKinds: Set<String> = []

  /// Begins to trap errors. Returns the errors that an outer trap has collected, for `endTrapping(returningTo:)`.
  mutating func startTrapping() -> [XProtocolError]? {
    defer { trapped = [] }
    return trapped
  }

  mutating func endTrapping(returningTo outer: [XProtocolError]?) -> [XProtocolError] {
    defer { trapped = outer }
    return trapped ?? []
  }

  /// Records an error. Returns the handler that must be called with it, if there is one.
  mutating func note(_ error: XProtocolError) -> ((XProtocolError) -> Void)? {
    if trapped != nil {
      trapped?.append(error)
      return nil
    }
    if handler == nil, printedKinds.insert("\(error.request) \(error.code)").inserted { warn("\(error)") }
    return handler
  }
}
