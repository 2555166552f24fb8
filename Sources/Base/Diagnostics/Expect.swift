// SPDX-License-Identifier: MIT
import Foundation

/// Warns if `condition` is false, because the caller has made a mistake with which programs run on iOS. Returns the
/// condition.
///
/// The caller continues as UIKit does, for example with the nearest value that is allowed. Each call warns once, so that
/// a mistake in each frame is one line. A mistake for which UIKit raises an exception stops the program with `require`.
///
///     guard expect(speed > 0, "the speed must be more than 0; it was set to \(speed)") else { return }
///
/// - Parameters:
///   - condition: The condition that the caller has to ensure.
///   - message: The mistake and its remedy. It is evaluated only if `condition` is false.
@discardableResult
package func expect(
  _ condition: @autoclosure () -> Bool, _ message: @autoclosure () -> String, file: StaticString = #fileID,
  line: UInt = #line
) -> Bool {
  if condition() { return true }
  if ReportedMistakes.insert("\(file):\(line)") { warn(message()) }
  return false
}

/// The places whose mistakes have been reported.
enum ReportedMistakes {
  private static let lock = NSLock()
  nonisolated(unsafe) private static var places: Set<String> = []

  /// Returns whether the place has not been reported yet.
  static func insert(_ place: String) -> Bool { lock.withLock { places.insert(place).inserted } }

  static func removeAll() { lock.withLock { places = [] } }
}
