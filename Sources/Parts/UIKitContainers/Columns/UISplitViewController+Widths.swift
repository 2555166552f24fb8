// SPDX-License-Identifier: MIT

/// The widths of the columns. An explicit width in points takes precedence over a fraction, and a divider that the user
/// has dragged over both.
extension UISplitViewController {
  func width(of column: Column) -> CGFloat { display.plan.sides.first { $0.column == column }?.width ?? 0 }

  /// Sets the width of a column to that at the beginning of a drag of its divider and the distance to the right since.
  func resize(_ column: Column, to start: CGFloat, by distance: CGFloat) {
    let width = start + (isPrimaryOnTheRight ? -distance : distance)
    let whole = root.bounds.width
    if column == .supplementary {
      settings.supplementaryWidth.drag(to: width, in: whole)
    } else {
      settings.primaryWidth.drag(to: width, in: whole)
    }
  }
}
