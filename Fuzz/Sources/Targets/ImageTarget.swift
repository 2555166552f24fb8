// SPDX-License-Identifier: MIT

@testable import CoreGraphics

/// Tests image files of every supported format.
struct ImageTarget: FuzzTarget {
  func run(_ input: inout FuzzInput) {
    guard let image = try? CGImage(data: Data(input.remainingBytes())) else { return }
    check(image.width > 0 && image.height > 0, "the image is \(image.width)x\(image.height)")
    check(image.pixels.count >= image.height * image.bytesPerRow, "the image has \(image.pixels.count) bytes")
    _ = image.cropping(to: CGRect(x: -1, y: -1, width: 3, height: 3))
  }
}
