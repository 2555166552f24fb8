// SPDX-License-Identifier: MIT

import Foundation

/// Code that receives bytes from outside, and the conditions that must hold for any input.
///
/// A target fails by ending the process: by a trap of the code under test, by a report of the address sanitizer, by
/// exceeding the fuzzer's time limit, or by ``check(_:_:)``.
protocol FuzzTarget: SendableMetatype {
  /// Prepares the objects that all inputs share.
  init() throws
  /// Passes one input to the code under test.
  func run(_ input: inout FuzzInput)
}

extension FuzzTarget {
  /// Ends the process with `message` if `condition` is false.
  func check(_ condition: Bool, _ message: @autoclosure () -> String) {
    if !condition { fail(message()) }
  }

  func fail(_ message: String) -> Never {
    print("\(Self.self): \(message)")
    fflush(nil)
    abort()
  }
}
