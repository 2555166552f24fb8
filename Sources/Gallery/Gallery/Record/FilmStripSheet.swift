// SPDX-License-Identifier: MIT
import UIKit

/// Lays out frames of one transition on a sheet, in reading order, each with its time.
struct FilmStripSheet {
  private static let thumbWidth: CGFloat = 340
  /// The largest height of a frame in pixels. Higher frames are scaled down, to a width of at least one pixel.
  private static let maximumThumbHeight: CGFloat = 4 * thumbWidth
  /// The smallest width of a cell in pixels, which leaves room for a caption under a narrow frame.
  private static let minimumCellWidth: CGFloat = 72
  private static let gap: CGFloat = 18
  private static let margin: CGFloat = 28
  private static let captionHeight: CGFloat = 26
  /// The number of columns. There are more only if the sheet would otherwise be too high.
  private static let usualColumns = 4
  /// The largest side in pixels. Bitmaps store the number of their rows in 16 bits, with a sign.
  private static let maximumSide: CGFloat = 32_767
  private static let cornerRadius: CGFloat = 8

  /// The size of a frame in points.
  let frameSize: CGSize
  let count: Int
  /// The number of pixels per point, or nil for the usual width of frames.
  var scale: CGFloat?
  var isDark = false

  private var thumb: CGSize {
    let scale = self.scale ?? usualScale
    return CGSize(
      width: max((frameSize.width * scale).rounded(), 1), height: max((frameSize.height * scale).rounded(), 1))
  }

  private var usualScale: CGFloat {
    min(Self.thumbWidth / frameSize.width, Self.maximumThumbHeight / frameSize.height)
  }

  /// The size of a frame with its caption and the gap to the next.
  private var cell: CGSize {
    CGSize(
      width: max(thumb.width, Self.minimumCellWidth) + Self.gap, height: thumb.height + Self.captionHeight + Self.gap)
  }

  private var columns: Int {
    let maximumRows = max(Int((Self.maximumSide - 2 * Self.margin + Self.gap) / cell.height), 1)
    return min(count, max(Self.usualColumns, (count + maximumRows - 1) / maximumRows))
  }

  private var rows: Int { (count + columns - 1) / columns }

  /// Whether the sheet fits into a bitmap. At the usual scale, every size and count that the command line takes fits.
  var fits: Bool { max(size.width, size.height) <= Self.maximumSide }

  /// The size in pixels.
  var size: CGSize {
    CGSize(
      width: 2 * Self.margin + CGFloat(columns) * cell.width - Self.gap,
      height: 2 * Self.margin + CGFloat(rows) * cell.height - Self.gap)
  }

  func frame(of index: Int) -> CGRect {
    CGRect(
      x: Self.margin + CGFloat(index % columns) * cell.width, y: Self.margin + CGFloat(index / columns) * cell.height,
      width: thumb.width, height: thumb.height)
  }

  /// Draws the sheet one frame at a time, so that only one of them is in memory.
  ///
  /// - Parameter frame: Returns the frame at an index below `count`, and its time in seconds since the transition
  ///   began.
  func draw(frame: (Int) -> (image: CGImage, time: Double)) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    format.opaque = true
    return UIGraphicsImageRenderer(size: size, format: format).image { context in
      UIColor(white: isDark ? 0.12 : 0.95, alpha: 1).setFill()
      context.fill(CGRect(origin: .zero, size: size))
      for index in 0..<count {
        let (image, time) = frame(index)
        draw(image, time: time, in: self.frame(of: index))
      }
    }
  }

  private func draw(_ image: CGImage, time: Double, in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let outline = UIBezierPath(roundedRect: rect, cornerRadius: Self.cornerRadius)
    context.saveGState()
    outline.addClip()
    UIImage(cgImage: image).draw(in: rect)
    context.restoreGState()
    UIColor(white: isDark ? 1 : 0, alpha: 0.15).setStroke()
    outline.lineWidth = 1
    outline.stroke()
    let caption = UILabel()
    caption.text = "\(Int((time * 1000).rounded())) ms"
    caption.font = .systemFont(ofSize: 13, weight: .medium)
    caption.textColor = UIColor(white: isDark ? 0.7 : 0.35, alpha: 1)
    caption.drawText(in: CGRect(x: rect.minX, y: rect.maxY + 6, width: cell.width - Self.gap, height: 18))
  }
}
