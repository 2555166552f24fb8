// SPDX-License-Identifier: MIT

extension CGRect {
  /// Whether all coordinates are finite numbers.
  package var isFinite: Bool {
    origin.x.isFinite && origin.y.isFinite && size.width.isFinite && size.height.isFinite
  }

  /// Whether an edge is NaN. `intersection(_:)` and `intersects(_:)` end the process without a message if one is.
  package var hasNaN: Bool { minX.isNaN || maxX.isNaN || minY.isNaN || maxY.isNaN }
}
