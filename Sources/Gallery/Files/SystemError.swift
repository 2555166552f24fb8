// SPDX-License-Identifier: MIT
import UIKit

/// A system call's failure.
nonisolated struct SystemError: Error, Equatable, CustomStringConvertible {
  /// The call's `errno`.
  let code: Int32

  init(code: Int32 = errno) { self.code = code }

  /// The system's words for it, such as "No space left on device".
  var description: String { String(cString: strerror(code)) }
}
