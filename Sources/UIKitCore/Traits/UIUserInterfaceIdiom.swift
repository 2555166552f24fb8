// SPDX-License-Identifier: MIT

/// The kind of device. On a desktop it is ``pad``, because code for windows of an iPad suits it best.
nonisolated public enum UIUserInterfaceIdiom: Int, Sendable {
  /// Not specified.
  case unspecified = -1
  /// A phone.
  case phone
  /// A tablet; also every desktop.
  case pad
  /// A television.
  case tv = 2
  /// A display in a car.
  case carPlay
  /// A Mac.
  case mac = 5
}
