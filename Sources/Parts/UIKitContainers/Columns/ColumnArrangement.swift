// SPDX-License-Identifier: MIT

/// Where the columns are, at rest. Between two arrangements, columns move along straight lines.
struct ColumnArrangement: Equatable {
  /// The frames of the columns, also of those that are beside the visible area. Other columns are not in the view.
  var frames: [UISplitViewController.Column: CGRect] = [:]
  /// The frames of the dividers, which lie in the columns at their inner edges.
  var dividers: [UISplitViewController.Column: CGRect] = [:]
  /// Whether the primary column is on the right.
  var isMirrored = false
  /// The alpha of the black over the secondary column.
  var dimming: CGFloat = 0
  /// The width in points of the visible part of the columns beside the secondary one.
  var extent: CGFloat = 0

  /// Returns the arrangement in a mirror.
  func mirrored(in width: CGFloat) -> ColumnArrangement {
    var mirrored = self
    mirrored.isMirrored.toggle()
    for (column, frame) in frames { mirrored.frames[column]?.origin.x = width - frame.maxX }
    for (column, frame) in dividers { mirrored.dividers[column]?.origin.x = width - frame.maxX }
    return mirrored
  }
}
