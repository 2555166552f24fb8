// SPDX-License-Identifier: MIT

/// The rules for which columns are visible, and where. A pure value, without views.
///
/// The columns beside the secondary one are a strip that slides into view from the primary edge, so that a number says
/// how much of it is visible: `count` columns, the innermost first.
struct ColumnPlan: Equatable {
  typealias Column = UISplitViewController.Column
  typealias DisplayMode = UISplitViewController.DisplayMode
  typealias SplitBehavior = UISplitViewController.SplitBehavior

  /// The size of the whole in points.
  var size = CGSize.zero
  /// The columns beside the secondary one with their widths in points, the outermost first.
  var sides: [(column: Column, width: CGFloat)] = []
  var preferredBehavior = SplitBehavior.automatic
  var preferredMode = DisplayMode.automatic
  /// The number of columns that the user or the program has chosen since the preference was set.
  var chosenCount: Int?
  /// Whether the primary column is on the right.
  var isMirrored = false

  static func == (a: ColumnPlan, b: ColumnPlan) -> Bool {
    a.size == b.size && a.sides.elementsEqual(b.sides, by: ==) && a.preferredBehavior == b.preferredBehavior
      && a.preferredMode == b.preferredMode && a.chosenCount == b.chosenCount && a.isMirrored == b.isMirrored
  }

  // MARK: What is shown

  /// The behaviour that results from the preferences and the width. Never `.automatic`.
  var behavior: SplitBehavior {
    if preferredBehavior != .automatic { return preferredBehavior }
    switch preferredMode {
    case .oneBesideSecondary, .twoBesideSecondary: return .tile
    case .oneOverSecondary, .twoOverSecondary: return .overlay
    case .twoDisplaceSecondary: return .displace
    case .automatic, .secondaryOnly:
      if fits(1) { return .tile }
      return sides.count > 1 ? .displace : .overlay
    }
  }

  /// The number of columns beside the secondary one that are shown.
  var count: Int { min(max(chosenCount ?? preferredCount, 0), sides.count) }

  private var preferredCount: Int {
    switch preferredMode {
    case .secondaryOnly: return 0
    case .oneBesideSecondary, .oneOverSecondary: return 1
    case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary: return 2
    case .automatic: break
    }
    return switch behavior {
    case .overlay: 0
    case .displace: 1
    case .tile, .automatic: max((0...sides.count).last(where: fits) ?? 0, 1)
    }
  }

  private func fits(_ count: Int) -> Bool { size.width - extent(of: count) >= ColumnMetrics.narrowestSecondary }

  var displayMode: DisplayMode { mode(of: count) }

  /// Returns the display mode in which `count` columns are shown.
  func mode(of count: Int) -> DisplayMode {
    switch (count, behavior) {
    case (0, _): .secondaryOnly
    case (1, .overlay): .oneOverSecondary
    case (1, _): .oneBesideSecondary
    case (_, .overlay): .twoOverSecondary
    case (_, .displace): .twoDisplaceSecondary
    case (_, .tile), (_, .automatic): .twoBesideSecondary
    }
  }

  /// Returns the number of columns in a display mode, or `nil` for `.automatic`.
  static func count(of mode: DisplayMode) -> Int? {
    mode == .automatic ? nil : ColumnPlan(sides: [(.primary, 0), (.supplementary, 0)], preferredMode: mode).count
  }

  /// Returns the columns that are visible when `count` of them are shown, the secondary one last.
  func columns(of count: Int) -> [Column] { sides.suffix(count).map(\.column) + [.secondary] }

  // MARK: Where

  /// Returns the width in points of the innermost columns.
  private func extent(of count: Int) -> CGFloat { sides.suffix(count).reduce(0) { $0 + $1.width } }

  /// Returns the arrangement with `count` columns beside the secondary one.
  func arrangement(of count: Int) -> ColumnArrangement {
    let extent = extent(of: count)
    var arrangement = ColumnArrangement(extent: extent)
    let secondary: (x: CGFloat, width: CGFloat) =
      switch behavior {
      case .overlay: (0, size.width)
      case .displace: (extent, size.width - self.extent(of: min(count, 1)))
      case .tile, .automatic: (extent, size.width - extent)
      }
    arrangement.frames[.secondary] = CGRect(x: secondary.x, y: 0, width: max(secondary.width, 0), height: size.height)
    let isCovered = behavior == .overlay && count > 0 || behavior == .displace && count > 1
    arrangement.dimming = isCovered ? ColumnMetrics.dimming : 0
    var end = extent
    for side in sides.reversed() {
      arrangement.frames[side.column] = CGRect(x: end - side.width, y: 0, width: side.width, height: size.height)
      arrangement.dividers[side.column] = CGRect(
        x: end - ColumnMetrics.dividerWidth, y: 0, width: ColumnMetrics.dividerWidth, height: size.height)
      end -= side.width
    }
    return isMirrored ? arrangement.mirrored(in: size.width) : arrangement
  }

  /// Returns the arrangement of a single column that is shown alone.
  func arrangement(alone column: Column) -> ColumnArrangement {
    ColumnArrangement(frames: [column: CGRect(origin: .zero, size: size)])
  }
}
