// SPDX-License-Identifier: MIT
import RenderTree

/// The dimensions of page curls. Estimated unless stated otherwise; Apple publishes no figures.
package enum CurlMetrics {
  /// The duration of a partial curl, in seconds. UIKit's is between 0.6 s and 0.75 s.
  package static let duration = 0.7
  /// The progress of a partial curl, at which the fold is about in the middle of the page.
  package static let partial: CGFloat = 0.5
  /// The direction of the fold in radians: up, and a little to the left, so that the lower right corner leads.
  static let angle: CGFloat = -.pi / 2 - 0.42
  /// The radius of the cylinder, as a fraction of the page's diagonal.
  static let radius: CGFloat = 0.05
  /// The limits of the radius in points. A tighter roll does not look like paper, and a wider one does not look like a
  /// roll.
  static let radii: ClosedRange<CGFloat> = 12...90
  /// The opacity with which the front shows through the back.
  static let translucency: CGFloat = 0.12
  private static let paper = (light: CGColor(gray: 0.97, alpha: 1), dark: CGColor(gray: 0.27, alpha: 1))

  /// Returns the curl of a page of a size.
  package static func curl(_ progress: CGFloat, of size: CGSize, style: UIUserInterfaceStyle) -> PageCurl {
    let diagonal = (size.width * size.width + size.height * size.height).squareRoot()
    return PageCurl(
      progress: progress, angle: angle, radius: min(max(diagonal * radius, radii.lowerBound), radii.upperBound),
      paper: style == .dark ? paper.dark : paper.light, translucency: translucency)
  }
}
