// SPDX-License-Identifier: MIT
import RenderTree

/// How pages curl. UIKit's figures are in no document; where it doesn't say otherwise, these are eyeballed.
package enum CurlMetrics {
  /// Seconds of a partial curl: between the 0.6 and 0.75 that are observed of UIKit's.
  package static let duration = 0.7
  /// How far a partial curl takes the page up: until the fold is about in its middle.
  package static let partial: CGFloat = 0.5
  /// The way of the fold: up, and so far to the left, that the lower right corner leads.
  static let angle: CGFloat = -.pi / 2 - 0.42
  /// The cylinder's radius, in diagonals of the page.
  static let radius: CGFloat = 0.05
  /// In points: a tighter roll does not look like paper, a wider one not like a roll.
  static let radii: ClosedRange<CGFloat> = 12...90
  /// How much of the front shines through.
  static let translucency: CGFloat = 0.12
  private static let paper = (light: CGColor(gray: 0.97, alpha: 1), dark: CGColor(gray: 0.27, alpha: 1))

  /// The curl of a page of that size.
  package static func curl(_ progress: CGFloat, of size: CGSize, style: UIUserInterfaceStyle) -> PageCurl {
    let diagonal = (size.width * size.width + size.height * size.height).squareRoot()
    return PageCurl(
      progress: progress, angle: angle, radius: min(max(diagonal * radius, radii.lowerBound), radii.upperBound),
      paper: style == .dark ? paper.dark : paper.light, translucency: translucency)
  }
}
