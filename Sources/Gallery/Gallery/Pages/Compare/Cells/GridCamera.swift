// SPDX-License-Identifier: MIT
import UIKit

/// Takes pictures of a whole comparison: all cells with their captions at the same time, and the chart of their motions
/// below them.
final class GridCamera {
  private static let margin: CGFloat = 16
  /// The height of the chart as a part of that of the cells, and its least height in points.
  private static let chartShare: CGFloat = 0.6
  private static let leastChartHeight: CGFloat = 220

  private let grid: CompareGrid
  /// The size of the cells together in points.
  private let cellsSize: CGSize
  private let scale: CGFloat
  private let chart: MotionChart?
  private let takePicture: () -> CGImage

  /// - Parameters:
  ///   - grid: A grid whose cells are ready.
  ///   - size: The size in points of what `takePicture` shows.
  ///   - scale: The number of pixels per point.
  ///   - drag: The drag that moves the pages.
  ///   - takePicture: Returns a picture of the grid as it is now, at the same scale.
  init(
    _ grid: CompareGrid, size: CGSize, scale: CGFloat, hasChart: Bool, moved drag: RecordedDrag?,
    takePicture: @escaping () -> CGImage
  ) {
    (self.grid, cellsSize, self.scale, self.takePicture) = (grid, size, scale, takePicture)
    chart = hasChart ? Self.makeChart(of: grid, size, moved: drag) : nil
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

  /// Whether a view has the size of what is shown.
  func fits(_ view: UIView) -> Bool { view.bounds.size == cellsSize }

  /// Takes a picture at a time in seconds.
  func picture(at time: TimeInterval, isForward: Bool) -> CGImage {
    for cell in grid.cells { cell.show(.time(time), isForward: isForward) }
    CATransaction.flush()
    return compose(takePicture(), time: time)
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
