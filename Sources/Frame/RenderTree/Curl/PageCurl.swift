// SPDX-License-Identifier: MIT
import CoreGraphics

/// The curl of a layer, which is turned like the page of a book: rolled around a cylinder that lies on it, and clipped
/// to its bounds.
///
/// Drawing into a `CGContext` (`render(in:)`) ignores it. It does not depend on the layer's size; `CurlGeometry`
/// computes the positions of the page's parts from both.
package struct PageCurl: Equatable, Sendable {
  /// The progress from 0, where the page is flat, to 1, where all of it is beyond the bounds.
  package var progress: CGFloat
  /// The direction in which the fold moves over the page, in radians clockwise from the right. π is to the left.
  package var angle: CGFloat
  /// The radius of the cylinder, in points.
  package var radius: CGFloat
  /// The colour of the page's back.
  package var paper: CGColor
  /// How much of the front shines through the paper, from 0 to 1.
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
