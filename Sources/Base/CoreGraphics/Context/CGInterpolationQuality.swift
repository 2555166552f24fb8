// SPDX-License-Identifier: MIT
import CCairo

/// The smoothness with which images are scaled.
public enum CGInterpolationQuality: Int32, Sendable {
  /// The filter that ``medium`` uses too: smooth in both directions.
  case `default` = 0
  /// The colour of the nearest pixel, without smoothing.
  case none = 1
  /// Bilinear interpolation, which is fast but loses detail when an image is made much smaller.
  case low = 2
  /// The best filter that cairo has.
  case high = 3
  /// A smooth filter at moderate cost.
  case medium = 4

  var cairoFilter: cairo_filter_t {
    switch self {
    case .none: CAIRO_FILTER_NEAREST
    case .low: CAIRO_FILTER_BILINEAR
    case .default, .medium: CAIRO_FILTER_GOOD
    case .high: CAIRO_FILTER_BEST
    }
  }
}
