// SPDX-License-Identifier: MIT

/// The widths of the columns. An explicit width in points takes precedence over a fraction, and a divider that the user
/// has dragged over both.
extension UISplitViewController {
  /// The width of the primary column in points.
  public final var primaryColumnWidth: CGFloat { width(of: .primary) }

  /// The width of the supplementary column in points, or 0 without one.
  public final var supplementaryColumnWidth: CGFloat { width(of: .supplementary) }

  /// The preferred width of the primary column in points. The default is ``automaticDimension``.
  public final var preferredPrimaryColumnWidth: CGFloat {
    get { settings.primaryWidth.preferred }
    set { settings.primaryWidth.prefer(newValue) }
  }

  /// The preferred width of the primary column as a fraction of the whole. The default is ``automaticDimension``: 0.4, as
  /// in iOS 8, of at most 320 points.
  public final var preferredPrimaryColumnWidthFraction: CGFloat {
    get { settings.primaryWidth.fraction }
    set { settings.primaryWidth.preferFraction(newValue) }
  }

  /// The smallest width of the primary column in points. The default is ``automaticDimension``.
  public final var minimumPrimaryColumnWidth: CGFloat {
    get { settings.primaryWidth.minimum }
    set { settings.primaryWidth.minimum = newValue }
  }

  /// The largest width of the primary column in points. The default is ``automaticDimension``.
  public final var maximumPrimaryColumnWidth: CGFloat {
    get { settings.primaryWidth.maximum }
    set { settings.primaryWidth.maximum = newValue }
  }

  /// The preferred width of the supplementary column in points. The default is ``automaticDimension``.
  public final var preferredSupplementaryColumnWidth: CGFloat {
    get { settings.supplementaryWidth.preferred }
    set { settings.supplementaryWidth.prefer(newValue) }
  }

  /// The preferred width of the supplementary column as a fraction of the whole. The default is ``automaticDimension``.
  public final var preferredSupplementaryColumnWidthFraction: CGFloat {
    get { settings.supplementaryWidth.fraction }
    set { settings.supplementaryWidth.preferFraction(newValue) }
  }

  /// The smallest width of the supplementary column in points. The default is ``automaticDimension``.
  public final var minimumSupplementaryColumnWidth: CGFloat {
    get { settings.supplementaryWidth.minimum }
    set { settings.supplementaryWidth.minimum = newValue }
  }

  /// The largest width of the supplementary column in points. The default is ``automaticDimension``.
  public final var maximumSupplementaryColumnWidth: CGFloat {
    get { settings.supplementaryWidth.maximum }
    set { settings.supplementaryWidth.maximum = newValue }
  }

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
