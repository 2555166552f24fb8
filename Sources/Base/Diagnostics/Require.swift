// SPDX-License-Identifier: MIT

/// Ends the program with `message` if `condition` is false, because the caller has made a mistake.
///
/// Swift's `precondition` prints its message in debug builds only. This one prints message, file and line to standard
/// error in optimised builds, too. The message says what is wrong and what to do instead:
///
///     require(size.width > 0, "the size must be positive; pass a positive width and height")
///
/// If there is no condition to check, as in the `else` of a `guard`, use `fatalError(_:)`, which prints in all builds.
///
/// - Parameters:
///   - condition: The condition that the caller has to ensure.
///   - message: The mistake and its remedy. It is evaluated only if `condition` is false.
@inlinable @inline(__always)
package func require(
  _ condition: @autoclosure () -> Bool, _ message: @autoclosure () -> String, file: StaticString = #fileID,
  line: UInt = #line
) {
  guard condition() else { fatalError(message(), file: file, line: line) }
}
