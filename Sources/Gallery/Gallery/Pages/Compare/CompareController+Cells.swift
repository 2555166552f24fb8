// SPDX-License-Identifier: MIT
import UIKit

/// The changes of the comparison that come from its cells and panels.
extension CompareController {
  /// The comparison as it is now, with the position at which it is paused.
  var currentComparison: Comparison {
    var current = comparison
    current.position = playback.isPlaying || playback.length <= 0 ? nil : playback.time / playback.length
    return current
  }

  func add(_ style: ComparedStyle) {
    guard comparison.canAdd else { return }
    comparison.cells.append(style)
  }

  /// Changes the style, the kind, the curve or the duration of cells.
  func change(_ cells: [CompareCell], _ change: (inout ComparedStyle) -> Void) {
    var styles = comparison.cells
    for cell in cells { if let index = self.cells.firstIndex(of: cell) { change(&styles[index]) } }
    comparison.cells = styles
  }

  /// Sets the callbacks of a cell.
  func connect(_ cell: CompareCell) {
    cell.onRemove = { [weak self, weak cell] in if let cell { self?.remove(cell) } }
    cell.onKindChange = { [weak self, weak cell] kind in if let cell { self?.change([cell]) { $0.kind = kind } } }
    cell.events.onGrab = { [weak self] in self?.playback.hold() }
    cell.events.onRelease = { [weak self, weak cell] isTap in if let cell { self?.release(cell, isTap: isTap) } }
    cell.events.onDrag = { [weak self] in self?.playback.follow(progress: $0) }
    cell.events.onMotionChange = { [weak self] in self?.motionsDidChange() }
  }

  private func release(_ cell: CompareCell, isTap: Bool) {
    guard isTap else { return }
    playback.resume()
    choose(cell)
  }
}
