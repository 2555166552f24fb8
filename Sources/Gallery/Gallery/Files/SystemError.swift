// SPDX-License-Identifier: MIT
import UIKit

/// The failure of a system call.
nonisolated struct SystemError: Error, Equatable, CustomStringConvertible {
  /// The call's `errno`.
  let code: Int32

  init(code: Int32 = errno) { self.code = code }

  /// The system's message, such as "No space left on device".
  var description: String { String(cString: strerror(code)) }
}
