// SPDX-License-Identifier: MIT
import UIKit

/// Takes pictures of a whole comparison: all cells with their captions at the same time, also those that are scrolled out
/// of sight, and the chart of their motions below them.
final class GridCamera: FilmCamera {
  private static let margin: CGFloat = 16
  /// The height of the chart as a part of that of the cells, and its least height in points.
  private static let chartShare: CGFloat = 0.6
  private static let leastChartHeight: CGFloat = 220

  private let grid: CompareGrid
  /// The size of the cells together in points.
  private let cellsSize: CGSize
  private let scale: CGFloat
  private let isForward: Bool
  private let renderer: OffscreenRenderer
  private let chart: MotionChart?

  /// - Parameters:
  ///   - grid: A grid whose cells are ready.
  ///   - scale: The number of pixels per point.
  ///   - hasChart: Whether the chart is below the cells.
  ///   - drag: The drag that moves the pages, if there is one.
  /// - Throws: The reason why there is no display.
  init(_ grid: CompareGrid, scale: CGFloat, hasChart: Bool, moved drag: RecordedDrag?, isForward: Bool) throws {
    (self.grid, self.scale, self.isForward, cellsSize) = (grid, scale, isForward, grid.cellsView.bounds.size)
    renderer = try OffscreenRenderer(size: cellsSize, scale: scale)
    chart = hasChart ? Self.makeChart(of: grid, cellsSize, moved: drag) : nil
    grid.cellsView.backgroundColor = .systemGroupedBackground
  }

  private static func makeChart(of grid: CompareGrid, _ size: CGSize, moved drag: RecordedDrag?) -> MotionChart {
    let chart = MotionChart()
    chart.overrideUserInterfaceStyle = grid.traitCollection.userInterfaceStyle
    chart.frame = CGRect(
      x: 0, y: 0, width: size.width, height: max((size.height * chartShare).rounded(), leastChartHeight))
    chart.show(grid.cells.map(\.chartedMotion), in: .percent, moved: drag)
    chart.layoutIfNeeded()
    return chart
  }

  /// The duration of the longest transition in seconds.
  var duration: TimeInterval { grid.longest?.motion.duration ?? 0 }

  /// The size of a picture in points.
  var size: CGSize {
    let chartHeight = chart.map { $0.bounds.height + Self.margin } ?? 0
    return CGSize(width: cellsSize.width + 2 * Self.margin, height: cellsSize.height + chartHeight + 2 * Self.margin)
  }

  func picture(at time: TimeInterval) -> CGImage? {
    grid.isReady && grid.cellsView.bounds.size == cellsSize ? takePicture(at: time) : nil
  }

  /// Takes a picture at a time in seconds of cells that are ready and have kept their size.
  func takePicture(at time: TimeInterval) -> CGImage {
    for cell in grid.cells { cell.show(.time(time), isForward: isForward) }
    CATransaction.flush()
    renderer.show(grid.cellsView)
    return compose(renderer.picture(), time: time)
  }

  @discardableResult
  func close() -> String? {
    grid.cellsView.backgroundColor = nil
    return renderer.close()
  }

  private func compose(_ cells: CGImage, time: TimeInterval) -> CGImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    format.opaque = true
    let image = UIGraphicsImageRenderer(size: size, format: format).image { context in
      UIColor.systemGroupedBackground.resolvedColor(with: grid.traitCollection).setFill()
      context.fill(CGRect(origin: .zero, size: size))
      let area = CGRect(origin: CGPoint(x: Self.margin, y: Self.margin), size: cellsSize)
      UIImage(cgImage: cells).draw(in: area)
      guard let chart else { return }
      chart.show(time: time, pointed: nil)
      chart.layoutIfNeeded()
      let below = CGRect(origin: CGPoint(x: area.minX, y: area.maxY + Self.margin), size: chart.bounds.size)
      chart.drawHierarchy(in: below, afterScreenUpdates: true)
    }
    return image.cgImage ?? cells
  }
}
