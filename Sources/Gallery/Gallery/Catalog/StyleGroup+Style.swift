// SPDX-License-Identifier: MIT
import UIKit

extension StyleGroup {
  /// The styles whose animator does not tell the group.
  private static let known: [StyleGroup: Set<String>] = [
    .space: ["album", "cards", "cube", "turn", "page-flip", "fold", "nat-geo", "portal"],
    .elements: ["magic-move", "circle", "bubble"],
  ]
  private static let systemIDs = Set(
    [
      StockStyles.system, StockStyles.cover, StockStyles.flip, StockStyles.dissolve, StockStyles.curl,
      SystemStyles.zoom,
      SystemStyles.sheet,
    ].map(\.id))

  static func group(of style: TransitionStyle) -> StyleGroup {
    if let group = style.group { return group }
    if systemIDs.contains(style.id) { return .system }
    if style.presentation.controller != nil { return .over }
    if let known = known.first(where: { $0.value.contains(style.id) }) { return known.key }
    let animator = style.animator(Move(kind: style.kinds[0], isForward: true))
    return animator is TileAnimator ? .pieces : animator is PoseAnimator ? .space : .across
  }
}
