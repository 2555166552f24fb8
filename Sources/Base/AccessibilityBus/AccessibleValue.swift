// SPDX-License-Identifier: MIT

/// A number that the user can read and perhaps change, such as that of a slider.
package struct AccessibleValue: Equatable, Sendable {
  package var minimum: Double
  package var maximum: Double
  package var current: Double
  /// The distance of a step, or 0 if there are none.
  package var step: Double

  package init(minimum: Double, maximum: Double, current: Double, step: Double = 0) {
    (self.minimum, self.maximum, self.current, self.step) = (minimum, maximum, current, step)
  }
}
