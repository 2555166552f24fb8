// SPDX-License-Identifier: MIT
import UIKit

/// Takes pictures of a cell's pages at any time of its transition, and measures what a frame costs.
///
/// The pictures are drawn by a renderer of their own, in the same way as on the screen.
final class CellCamera: FilmCamera {
  private let cell: CompareCell
  private let renderer: OffscreenRenderer
  let size: CGSize

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
    (self.cell, self.renderer, size) = (cell, renderer, cell.pagesView.bounds.size)
  }

  var duration: TimeInterval { cell.motion.duration }

  func picture(at time: TimeInterval) -> CGImage? {
    guard cell.isReady, cell.pagesView.bounds.size == size else { return nil }
    cell.pagesView.backgroundColor = WindowFrame.backdrop
    cell.measure(at: cell.motion.fraction(at: time))
    renderer.show(cell.pagesView)
    return renderer.picture().opaque
  }

  @discardableResult
  func close() -> String? {
    cell.pagesView.backgroundColor = nil
    return renderer.close()
  }

  /// Takes a picture at each of the times in seconds, while a snapshot covers the pages.
  func pictures(at times: [TimeInterval]) -> [CGImage] {
    defer { close() }
    return cell.covered { times.compactMap { picture(at: $0) } }
  }

  /// Measures the costs of a frame: medians of several in the middle of the transition, and how many of these are late. A
  /// snapshot covers the pages meanwhile.
  func measureCost() -> FrameCost? {
    defer { renderer.close() }
    let frames = cell.withFractions(Self.measuredFractions, measureFrame).dropFirst(Self.warmUp).compactMap { $0 }
    guard !frames.isEmpty else { return nil }
    func median<Value: Comparable>(_ value: (MeasuredFrame) -> Value) -> Value {
      frames.map(value).sorted()[frames.count / 2]
    }
    return FrameCost(
      time: median(\.time), processorTime: median(\.processorTime), bytes: median(\.bytes),
      lateFrames: frames.count { $0.time > Self.refreshInterval }, frames: frames.count)
  }

  private typealias MeasuredFrame = (time: TimeInterval, processorTime: TimeInterval, bytes: Int)

  private func measureFrame() -> MeasuredFrame? {
    renderer.show(cell.pagesView)
    let start = ProcessorTime.now
    return renderer.measureFrame().map { ($0.seconds, ProcessorTime.now - start, $0.bytes) }
  }

  /// The time in seconds after which a frame misses its refresh of the screen.
  private static var refreshInterval: TimeInterval { 1 / Double(max(UIScreen.main.maximumFramesPerSecond, 1)) }
}

extension CGImage {
  /// The picture without an alpha channel, which the pages fill with their backdrop.
  fileprivate var opaque: CGImage {
    CGImage(width: width, height: height, bytesPerRow: bytesPerRow, isOpaque: true, pixels: pixels)
  }
}
