// SPDX-License-Identifier: MIT

/// The kind of the components of a colour space.
public enum CGColorSpaceModel: Int32, Sendable {
  /// A shade of grey.
  case monochrome = 0
  /// Red, green and blue.
  case rgb = 1
}
