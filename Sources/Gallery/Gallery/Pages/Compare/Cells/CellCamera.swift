// SPDX-License-Identifier: MIT
import UIKit

/// Takes pictures of a cell's pages at any time of its transition, and measures what a frame costs.
///
/// A snapshot covers the pages meanwhile. The pictures are drawn by a renderer of their own, in the same way as on the
/// screen.
final class CellCamera {
  private let cell: CompareCell
  private let renderer: OffscreenRenderer

  /// The frames between which the cost of one is measured, as fractions of the animation.
  private static let measuredFractions: [CGFloat] = [0.3, 0.4, 0.45, 0.5, 0.55, 0.6, 0.65, 0.7]
  /// The number of frames that are drawn before, so that what is kept from frame to frame exists.
  private static let warmUp = 2

  /// - Parameters:
  ///   - cell: A cell whose transition is interactive.
  ///   - scale: The number of pixels per point of the cell's own pages.
  /// - Returns: Nil if the cell is not ready, or there is no display.
  init?(_ cell: CompareCell, scale: CGFloat) {
    guard cell.isReady, let renderer = try? OffscreenRenderer(size: cell.pagesView.bounds.size, scale: scale) else {
      return nil
    }
    self.cell = cell
    self.renderer = renderer
  }

  /// Takes a picture at each of the times in seconds.
  func pictures(at times: [TimeInterval]) -> [CGImage] {
    cell.pagesView.backgroundColor = WindowFrame.backdrop
    defer {
      cell.pagesView.backgroundColor = nil
      renderer.close()
    }
    return cell.withFractions(times.map { cell.motion.fraction(at: $0) }) {
      renderer.show(cell.pagesView)
      return renderer.picture().opaque
    }
  }

  /// Measures the cost of a frame: the median of several in the middle of the transition.
  func measureCost() -> FrameCost? {
    defer { renderer.close() }
    let costs = cell.withFractions(Self.measuredFractions) {
      renderer.show(cell.pagesView)
      return renderer.measureFrame()
    }
    .dropFirst(Self.warmUp).compactMap { $0 }
    guard !costs.isEmpty else { return nil }
    let (times, bytes) = (costs.map(\.seconds).sorted(), costs.map(\.bytes).sorted())
    return FrameCost(time: times[times.count / 2], bytes: bytes[bytes.count / 2])
  }
}

extension CGImage {
  /// The picture without an alpha channel, which the pages fill with their backdrop.
  fileprivate var opaque: CGImage {
    CGImage(width: width, height: height, bytesPerRow: bytesPerRow, isOpaque: true, pixels: pixels)
  }
}
