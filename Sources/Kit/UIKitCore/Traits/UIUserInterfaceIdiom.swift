// SPDX-License-Identifier: MIT

/// The kind of device for which a program lays itself out: see `UIDevice.userInterfaceIdiom`.
nonisolated public enum UIUserInterfaceIdiom: Int, Sendable {
  /// Not specified.
  case unspecified = -1
  /// A phone.
  case phone
  /// A tablet, or a window as wide as one.
  case pad
  /// A television.
  case tv = 2
  /// A display in a car.
  case carPlay
  /// A Mac.
  case mac = 5
}
