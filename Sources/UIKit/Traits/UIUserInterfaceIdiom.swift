// SPDX-License-Identifier: MIT

/// The kind of device. A desktop window is `pad`, as code written for iPad windows fits it best.
nonisolated public enum UIUserInterfaceIdiom: Int, Sendable {
  case unspecified = -1
  case phone, pad
  case tv = 2
  case carPlay
  case mac = 5
}
