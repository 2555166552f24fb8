// SPDX-License-Identifier: MIT
import UIKit

/// Lays frames of one transition out on a sheet, in reading order, each with its time.
struct FilmStripSheet {
  private static let thumbWidth: CGFloat = 340
  private static let gap: CGFloat = 18
  private static let margin: CGFloat = 28
  private static let captionHeight: CGFloat = 26
  private static let maximumColumns = 4
  private static let cornerRadius: CGFloat = 8

  let frameSize: CGSize
  let count: Int

  private var columns: Int { min(count, Self.maximumColumns) }
  private var rows: Int { (count + columns - 1) / columns }
  private var thumb: CGSize {
    CGSize(width: Self.thumbWidth, height: (Self.thumbWidth * frameSize.height / frameSize.width).rounded())
  }

  var size: CGSize {
    CGSize(
      width: 2 * Self.margin + CGFloat(columns) * (thumb.width + Self.gap) - Self.gap,
      height: 2 * Self.margin + CGFloat(rows) * (thumb.height + Self.captionHeight + Self.gap) - Self.gap)
  }

  func frame(of index: Int) -> CGRect {
    CGRect(
      x: Self.margin + CGFloat(index % columns) * (thumb.width + Self.gap),
      y: Self.margin + CGFloat(index / columns) * (thumb.height + Self.captionHeight + Self.gap),
      width: thumb.width, height: thumb.height)
  }

  /// Draws the sheet; `frames` are as many as `count`, each with the seconds since the transition began.
  func draw(_ frames: [(image: CGImage, time: Double)]) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    format.opaque = true
    return UIGraphicsImageRenderer(size: size, format: format).image { context in
      UIColor(white: 0.95, alpha: 1).setFill()
      context.fill(CGRect(origin: .zero, size: size))
      for (index, frame) in frames.enumerated() { draw(frame.image, time: frame.time, in: self.frame(of: index)) }
    }
  }

  private func draw(_ image: CGImage, time: Double, in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let outline = UIBezierPath(roundedRect: rect, cornerRadius: Self.cornerRadius)
    context.saveGState()
    outline.addClip()
    UIImage(cgImage: image).draw(in: rect)
    context.restoreGState()
    UIColor(white: 0, alpha: 0.15).setStroke()
    outline.lineWidth = 1
    outline.stroke()
    let caption = UILabel()
    caption.text = "\(Int((time * 1000).rounded())) ms"
    caption.font = .systemFont(ofSize: 13, weight: .medium)
    caption.textColor = UIColor(white: 0.35, alpha: 1)
    caption.drawText(in: CGRect(x: rect.minX, y: rect.maxY + 6, width: rect.width, height: 18))
  }
}
