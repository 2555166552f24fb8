// SPDX-License-Identifier: MIT
import UIKit

/// The rectangle through which a page is seen, and the page behind it.
struct CroppedPage {
  var rect: CGRect
  var scale: CGFloat
  /// The position of the page's upper left corner.
  var origin: CGPoint
  var radius: CGFloat

  /// The smallest scale, so that a page over a picture of no size can still be divided by it.
  private static let leastScale: CGFloat = 0.001

  init(rect: CGRect, scale: CGFloat, origin: CGPoint, radius: CGFloat) {
    self.rect = rect
    self.scale = max(scale, Self.leastScale)
    self.origin = origin
    self.radius = radius
  }

  static func full(_ bounds: CGRect) -> CroppedPage {
    CroppedPage(rect: bounds, scale: 1, origin: bounds.origin, radius: 0)
  }

  func scaled(_ factor: CGFloat, radius: CGFloat) -> CroppedPage {
    let (width, height) = (rect.width * factor, rect.height * factor)
    let small = CGRect(x: rect.midX - width / 2, y: rect.midY - height / 2, width: width, height: height)
    return CroppedPage(rect: small, scale: scale * factor, origin: small.origin, radius: radius)
  }

  /// Returns a card between this one and another, whose vertical position has a fraction of its own.
  func mixed(with end: CroppedPage, _ fraction: CGFloat, vertically: CGFloat) -> CroppedPage {
    func mix(_ from: CGFloat, _ to: CGFloat, _ fraction: CGFloat) -> CGFloat { from + (to - from) * fraction }
    return CroppedPage(
      rect: CGRect(
        x: mix(rect.minX, end.rect.minX, fraction), y: mix(rect.minY, end.rect.minY, vertically),
        width: mix(rect.width, end.rect.width, fraction), height: mix(rect.height, end.rect.height, fraction)),
      scale: mix(scale, end.scale, fraction),
      origin: CGPoint(x: mix(origin.x, end.origin.x, fraction), y: mix(origin.y, end.origin.y, vertically)),
      radius: mix(radius, end.radius, fraction))
  }

  /// Returns the transform of the page, about its middle.
  func transform(of page: CGRect) -> CGAffineTransform {
    CGAffineTransform(
      translationX: origin.x + page.width * scale / 2 - page.width / 2,
      y: origin.y + page.height * scale / 2 - page.height / 2
    )
    .scaledBy(x: scale, y: scale)
  }

  /// Returns the rectangle in the page's own coordinates.
  func window(in page: CGRect) -> CGRect {
    CGRect(
      x: (rect.minX - origin.x) / scale, y: (rect.minY - origin.y) / scale, width: rect.width / scale,
      height: rect.height / scale)
  }
}

extension CGRect {
  /// Returns a rectangle between this one and another.
  func mixed(with end: CGRect, _ fraction: CGFloat) -> CGRect {
    CGRect(
      x: minX + (end.minX - minX) * fraction, y: minY + (end.minY - minY) * fraction,
      width: width + (end.width - width) * fraction, height: height + (end.height - height) * fraction)
  }
}
