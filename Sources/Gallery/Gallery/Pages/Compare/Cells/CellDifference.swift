// SPDX-License-Identifier: MIT
import UIKit

/// The differences between the pixels of two cells, as a picture over the second one: black where they agree.
final class CellDifference: UIImageView {
  private let cells: (first: CompareCell, second: CompareCell)
  private let renderers: (first: OffscreenRenderer, second: OffscreenRenderer)

  /// Returns nil if there is no display.
  init?(of second: CompareCell, from first: CompareCell) {
    let size = second.pagesView.bounds.size
    guard let one = try? OffscreenRenderer(size: size, scale: 1), let two = try? OffscreenRenderer(size: size, scale: 1)
    else { return nil }
    cells = (first, second)
    renderers = (one, two)
    super.init(frame: .zero)
    contentMode = .scaleToFill
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { nil }

  func isBetween(_ first: CompareCell, _ second: CompareCell) -> Bool {
    cells.first === first && cells.second === second
  }

  /// Shows the difference of what the cells show now.
  func update() {
    CATransaction.flush()
    renderers.first.show(cells.first.pagesView)
    renderers.second.show(cells.second.pagesView)
    image = UIImage(cgImage: Self.difference(renderers.first.picture(), renderers.second.picture()))
  }

  func close() {
    removeFromSuperview()
    renderers.first.close()
    renderers.second.close()
  }

  /// Returns a picture whose channels are the differences of those of two pictures of the same size.
  static func difference(_ first: CGImage, _ second: CGImage) -> CGImage {
    let (one, two) = (first.pixels, second.pixels)
    var pixels = [UInt8](repeating: 255, count: one.count)
    for index in 0..<min(one.count, two.count) where index & 3 != 3 {
      pixels[index] = one[index] > two[index] ? one[index] - two[index] : two[index] - one[index]
    }
    return CGImage(
      width: first.width, height: first.height, bytesPerRow: first.bytesPerRow, isOpaque: true, pixels: pixels)
  }
}
