// SPDX-License-Identifier: MIT

/// Colours at locations from 0 to 1, blended in between.
///
/// ```swift
/// func drawSky(in context: CGContext, height: CGFloat) {
///   let colors = [CGColor(red: 0.2, green: 0.5, blue: 1, alpha: 1), .white]
///   guard let gradient = CGGradient(colorsSpace: nil, colors: colors, locations: nil) else { return }
///   context.drawLinearGradient(gradient, start: .zero, end: CGPoint(x: 0, y: height), options: [])
/// }
/// ```
public final class CGGradient: Hashable, Sendable {
  package struct Stop: Hashable, Sendable {
    package var location: CGFloat
    package var color: CGColor

    package init(location: CGFloat, color: CGColor) {
      (self.location, self.color) = (location, color)
    }
  }

  /// The colour stops in the order of their locations. Never empty.
  package let stops: [Stop]

  /// Creates a gradient.
  ///
  /// Returns `nil` if `colors` is empty.
  ///
  /// - Parameters:
  ///   - space: The colour space. Ignored, because gradients are always in sRGB.
  ///   - colors: The colours.
  ///   - locations: One location for each colour, clamped to 0…1, or `nil` to spread the colours evenly.
  public convenience init?(colorsSpace space: CGColorSpace?, colors: [CGColor], locations: UnsafePointer<CGFloat>?) {
    guard !colors.isEmpty else { return nil }
    self.init(colors: colors, locations: locations.map { Array(UnsafeBufferPointer(start: $0, count: colors.count)) })
  }

  /// Creates a gradient. Returns nil if there are no colours, or if the numbers of colours and locations differ.
  package init?(colors: [CGColor], locations: [CGFloat]?) {
    guard !colors.isEmpty, locations == nil || locations?.count == colors.count else { return nil }
    let spacing = 1 / CGFloat(max(colors.count - 1, 1))
    let locations = locations ?? colors.indices.map { CGFloat($0) * spacing }
    stops = zip(locations, colors).map { Stop(location: min(max($0, 0), 1), color: $1) }
      .enumerated().sorted { ($0.element.location, $0.offset) < ($1.element.location, $1.offset) }.map(\.element)
  }

  public static func == (lhs: CGGradient, rhs: CGGradient) -> Bool { lhs === rhs || lhs.stops == rhs.stops }
  public func hash(into hasher: inout Hasher) { hasher.combine(stops) }
}
