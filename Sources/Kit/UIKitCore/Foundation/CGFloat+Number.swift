// SPDX-License-Identifier: MIT

nonisolated extension CGFloat {
  /// Creates a number from the value of an object.
  public init(truncating number: NSNumber) { self.init(number.doubleValue) }

  /// Creates a number from the value of an object, if it can be represented.
  public init?(exactly number: NSNumber) { self.init(exactly: number.doubleValue) }
}
