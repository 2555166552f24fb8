// SPDX-License-Identifier: MIT

/// Which way the text runs.
nonisolated public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  case unspecified = -1
  case leftToRight
  case rightToLeft
}
