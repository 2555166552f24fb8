// SPDX-License-Identifier: MIT

import Foundation

/// Something that bytes from outside reach, and what must hold whatever they are.
///
/// A target fails by ending the process: by a trap of the code under test, by a report of the address sanitizer, by
/// taking longer than the fuzzer's limit, or by ``check(_:_:)``.
protocol FuzzTarget: SendableMetatype {
  /// Prepares what all inputs share.
  init() throws
  /// Feeds one input to the code under test.
  func run(_ input: inout FuzzInput)
}

extension FuzzTarget {
  /// Ends the process with `message` unless `condition` holds.
  func check(_ condition: Bool, _ message: @autoclosure () -> String) {
    if !condition { fail(message()) }
  }

  func fail(_ message: String) -> Never {
    print("\(Self.self): \(message)")
    fflush(nil)
    abort()
  }
}
