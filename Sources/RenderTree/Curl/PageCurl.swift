// SPDX-License-Identifier: MIT
import CoreGraphics

/// How a layer is taken up like the page of a book: rolled over a cylinder that lies on it, cut off at its bounds.
///
/// Drawing into a `CGContext` (`render(in:)`) leaves it out. Nothing in it depends on the layer's size; `CurlGeometry` says where that puts the parts of the page.
package struct PageCurl: Equatable, Sendable {
  /// 0 with the page flat, 1 with the last of it beyond the bounds.
  package var progress: CGFloat
  /// The direction in which the fold moves over the page, in radians clockwise from the right: π is to the left.
  package var angle: CGFloat
  /// The cylinder's, in points.
  package var radius: CGFloat
  /// The colour of the page's back.
  package var paper: CGColor
  /// 0…1: how much of the front is seen through the paper.
  package var translucency: CGFloat

  package init(
    progress: CGFloat = 0, angle: CGFloat = .pi, radius: CGFloat = 40,
    paper: CGColor = CGColor(red: 0.97, green: 0.97, blue: 0.96, alpha: 1), translucency: CGFloat = 0.12
  ) {
    self.progress = progress
    self.angle = angle
    self.radius = radius
    self.paper = paper
    self.translucency = translucency
  }

  package static let flat = PageCurl()

  package var isFlat: Bool { progress <= 0 }
}
