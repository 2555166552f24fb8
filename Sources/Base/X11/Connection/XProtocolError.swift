// SPDX-License-Identifier: MIT

/// An error that the server has sent for one of our requests, with names instead of numbers.
package struct XProtocolError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The error's code, as in X.h (3 is BadWindow).
  package let code: UInt8
  /// The meaning of the code, from Xlib's error database.
  package let summary: String
  /// The request that failed: `X_ConfigureWindow`, or an extension's name with the request's number.
  package let request: String
  /// The resource or value that the server rejects.
  package let resource: UInt
  /// The request's sequence number on its connection.
  package let serial: UInt

  package var description: String {
    "X error: \(summary) in \(request), resource 0x\(String(resource, radix: 16)), request number \(serial)"
  }
}
