// SPDX-License-Identifier: MIT
import UIKit

/// A film of all cells of a grid, also of those that are scrolled out of sight, and the chart of their motions.
final class GridFilm: FilmCamera {
  private let grid: CompareGrid
  private let isForward: Bool
  private let renderer: OffscreenRenderer
  private let camera: GridCamera
  let size: CGSize
  let duration: TimeInterval

  /// - Parameters:
  ///   - scale: The number of pixels per point.
  ///   - hasChart: Whether the chart is below the cells.
  ///   - drag: The drag that moves the pages, if there is one.
  /// - Returns: Nil if a cell is not ready, or there is no display.
  init?(_ grid: CompareGrid, scale: CGFloat, hasChart: Bool, moved drag: RecordedDrag?, isForward: Bool) {
    let cells = grid.cellsView
    guard grid.isReady, let renderer = try? OffscreenRenderer(size: cells.bounds.size, scale: scale) else { return nil }
    (self.grid, self.isForward, self.renderer) = (grid, isForward, renderer)
    camera = GridCamera(grid, size: cells.bounds.size, scale: scale, hasChart: hasChart, moved: drag) {
      renderer.show(cells)
      return renderer.picture()
    }
    (size, duration) = (camera.size, camera.duration)
    cells.backgroundColor = .systemGroupedBackground
  }

  func picture(at time: TimeInterval) -> CGImage? {
    guard grid.isReady, camera.fits(grid.cellsView) else { return nil }
    return camera.picture(at: time, isForward: isForward)
  }

  func close() {
    grid.cellsView.backgroundColor = nil
    renderer.close()
  }
}
