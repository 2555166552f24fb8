// SPDX-License-Identifier: MIT

nonisolated extension UIImage {
  func flipped() -> UIImage {
    guard let cgImage else { return self }
    let image = UIImage(cgImage: cgImage, scale: scale, orientation: imageOrientation.flippedHorizontally)
    return renderingMode == .automatic ? image : image.withRenderingMode(renderingMode)
  }
}

nonisolated extension UIImage.Orientation {
  /// Whether width and height are exchanged.
  fileprivate var isSideways: Bool { [.left, .right, .leftMirrored, .rightMirrored].contains(self) }

  private var isMirrored: Bool { rawValue >= Self.upMirrored.rawValue }

  /// The orientation that shows the mirror image. Mirroring reverses the direction of a quarter turn.
  fileprivate var flippedHorizontally: UIImage.Orientation {
    switch self {
    case .up: .upMirrored
    case .down: .downMirrored
    case .left: .rightMirrored
    case .right: .leftMirrored
    case .upMirrored: .up
    case .downMirrored: .down
    case .leftMirrored: .right
    case .rightMirrored: .left
    }
  }

  /// Returns the pixel of a bitmap that is shown in a column and row.
  ///
  /// - Parameters:
  ///   - column: The column of the shown image.
  ///   - row: The row of the shown image.
  ///   - width: The width of the bitmap.
  ///   - height: The height of the bitmap.
  fileprivate func source(ofColumn column: Int, row: Int, width: Int, height: Int) -> (column: Int, row: Int) {
    // An orientation first mirrors and then turns, so the turn is undone first.
    let turned: (column: Int, row: Int) =
      switch self {
      case .up, .upMirrored: (column, row)
      case .down, .downMirrored: (width - 1 - column, height - 1 - row)
      case .left, .leftMirrored: (width - 1 - row, column)
      case .right, .rightMirrored: (row, height - 1 - column)
      }
    return isMirrored ? (width - 1 - turned.column, turned.row) : turned
  }
}

nonisolated extension CGImage {
  /// Returns the bitmap as an orientation shows it.
  func turned(_ orientation: UIImage.Orientation) -> CGImage {
    guard orientation != .up else { return self }
    let (columns, rows) = orientation.isSideways ? (height, width) : (width, height)
    return CGImage(
      width: columns, height: rows, bytesPerRow: columns * 4, isOpaque: isOpaque,
      pixels: pixels(columns: columns, rows: rows, orientation))
  }

  private func pixels(columns: Int, rows: Int, _ orientation: UIImage.Orientation) -> [UInt8] {
    let size = columns * rows * 4
    return pixels.withUnsafeBytes { bitmap in
      [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
        let turned = UnsafeMutableRawBufferPointer(buffer)
        for row in 0..<rows {
          for column in 0..<columns {
            let source = orientation.source(ofColumn: column, row: row, width: width, height: height)
            let pixel = bitmap.loadUnaligned(
              fromByteOffset: source.row * bytesPerRow + source.column * 4, as: UInt32.self)
            turned.storeBytes(of: pixel, toByteOffset: (row * columns + column) * 4, as: UInt32.self)
          }
        }
        count = size
      }
    }
  }
}
