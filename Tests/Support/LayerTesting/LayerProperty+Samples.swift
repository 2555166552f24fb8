// SPDX-License-Identifier: MIT
import CoreGraphics
import RenderTree

extension LayerProperty {
  /// Two different values for the property, as a program would write them, or nil for a kind of value that is not
  /// listed here.
  package var samples: (from: Any, to: Any)? {
    Self.candidates.first { from, to in
      guard let from = converting(from), let to = converting(to) else { return false }
      return from != to
    }
  }

  /// Two values for each kind. The numbers are valid as angles, lengths, factors and fractions.
  private static var candidates: [(from: Any, to: Any)] {
    let path = CGPath(elements: [.move(.zero), .line(CGPoint(x: 10, y: 0)), .close])
    let widerPath = CGPath(elements: [.move(.zero), .line(CGPoint(x: 30, y: 0)), .close])
    let scale = CATransform3D.scale(2, 2, 1).concatenating(.translation(10, 20))
    let smallerScale = CATransform3D.scale(0.5, 0.5, 1).concatenating(.translation(-10, 0))
    return [
      (0.25, 0.75), (false, true), (CGPoint(x: 0.25, y: 0.5), CGPoint(x: 0.75, y: 1)),
      (CGRect(x: 1, y: 2, width: 30, height: 40), CGRect(x: 3, y: 0, width: 10, height: 80)), (scale, smallerScale),
      (CGColor.black, CGColor.white), (path, widerPath), ([0.25, 0.5], [0.5, 1]),
      ([CGColor.black, .white], [CGColor.white, .black]), (image(gray: 0), image(gray: 255)),
      (PageCurl(progress: 0.25, angle: 1, radius: 20), PageCurl(progress: 0.75, angle: 3, radius: 40)),
    ]
  }

  private static func image(gray: UInt8) -> CGImage {
    CGImage(width: 1, height: 1, bytesPerRow: 4, isOpaque: true, pixels: [gray, gray, gray, 255])
  }
}

extension AnimatableValue {
  /// Whether two values differ only by rounding.
  package func isClose(to other: AnimatableValue) -> Bool {
    self == other || (0.0..<1e-9).contains(distance(to: other)) && distance(to: other) > 0
  }
}
