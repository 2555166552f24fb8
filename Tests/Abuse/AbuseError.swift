// SPDX-License-Identifier: MIT

/// Something that keeps the abuse from being done: the command line, the server, a file.
struct AbuseError: Error, CustomStringConvertible {
  let description: String
  /// 2 for wrong usage.
  let exitStatus: Int32

  init(_ description: String, exitStatus: Int32 = 3) {
    self.description = description
    self.exitStatus = exitStatus
  }
}
