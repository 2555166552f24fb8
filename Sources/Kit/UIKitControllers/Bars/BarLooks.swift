// SPDX-License-Identifier: MIT

/// The looks of a bar's background: over content, and while the content is scrolled to its edge at the bar.
@MainActor
struct BarLooks {
  var standard = BarLook.standard
  var edge = BarLook.transparent

  /// Creates the looks that a bar has if the program has set none.
  init() {}

  /// Creates the looks of a bar.
  ///
  /// - Parameters:
  ///   - plain: The look that follows from the properties of the bar, without an appearance.
  ///   - standard: The appearance over content, if one has been set.
  ///   - edge: The appearance at the edge of the content, if one has been set. Otherwise it is transparent, but a bar with a
  ///     colour or an image of its own, without an appearance, keeps it.
  ///   - coversContent: Whether there may be content behind the bar. If not, its look does not change.
  init(plain: BarLook, standard: UIBarAppearance?, edge: UIBarAppearance?, coversContent: Bool) {
    let look = standard.map(BarLook.init) ?? plain
    self.standard = coversContent ? look : look.opaque
    if let edge {
      self.edge = coversContent ? BarLook(edge) : BarLook(edge).opaque
    } else if !coversContent || standard == nil && plain.effect == nil {
      self.edge = self.standard
    }
  }

  /// Whether the bar looks different at the edge of the content.
  var changesAtEdge: Bool { !edge.equals(standard) }

  func equals(_ other: BarLooks) -> Bool { standard.equals(other.standard) && edge.equals(other.edge) }

  /// Returns whether nothing is seen through the background.
  ///
  /// - Parameter fraction: The visible fraction of the look at the edge.
  func isOpaque(atEdge fraction: CGFloat) -> Bool {
    (fraction >= 1 || standard.isOpaque) && (fraction <= 0 || edge.isOpaque)
  }

  /// The distance in points that the content scrolls under the bar until its look has changed. Estimated.
  private static let edgeDistance: CGFloat = 8

  /// Returns the visible fraction of the look at the edge.
  ///
  /// - Parameter distance: The distance in points that the content has been scrolled under the bar.
  static func edgeFraction(at distance: CGFloat) -> CGFloat { min(max(1 - distance / edgeDistance, 0), 1) }
}
