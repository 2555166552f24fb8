// SPDX-License-Identifier: MIT
import UIKit

/// The cells of the page, and the chosen one.
extension CompareController {
  var cells: [CompareCell] { grid.cells }
  var chosenCell: CompareCell? { grid.chosen }

  func choose(number: Int) {
    guard cells.indices.contains(number - 1) else { return }
    grid.choose(number - 1)
    revealChoice()
  }

  /// Scrolls to the chosen cell, which may be out of sight since the cells have another size.
  func revealChoice() {
    view.layoutIfNeeded()
    if let chosenCell { grid.reveal(chosenCell) }
  }

  func add(_ style: ComparedStyle) { model.add(style) }
  func remove(_ cell: CompareCell) { grid.delete(cell) }
  func change(_ cells: [CompareCell], _ change: (inout ComparedStyle) -> Void) { grid.change(cells, change) }
}
