// SPDX-License-Identifier: MIT

/// An error that prevents the run: in the command line, the server or a file.
struct AbuseError: Error, CustomStringConvertible {
  let description: String
  /// The exit status. It is 2 for wrong usage.
  let exitStatus: Int32

  init(_ description: String, exitStatus: Int32 = 3) {
    self.description = description
    self.exitStatus = exitStatus
  }
}
