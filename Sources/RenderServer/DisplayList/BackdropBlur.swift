// SPDX-License-Identifier: MIT
import X11

/// A Gaussian blur made of operations that X servers perform quickly: the picture is halved several times, the small
/// picture is blurred by means of four neighbouring pixels, and enlarged again with linear interpolation.
///
/// The variances of successive blurs add up. Those of halving and enlarging follow from the number of halvings; the
/// means have what remains.
struct BackdropBlur: Equatable {
  /// The standard deviation in pixels.
  let sigma: Double
  /// How often the picture is halved.
  let halvings: Int
  /// The number of pairs of means of neighbouring pixels. The two of a pair are shifted in opposite directions, so that
  /// the picture stays in its place.
  let pairs: Int
  /// The distance in small pixels at which each mean is taken: 0 for the pixel itself, 0.5 for the mean of four.
  let shift: Double

  /// The pixels beyond a point's own whose colour reaches it. Beyond two standard deviations lie 5 % of the weight.
  var extent: Int { Int((2 * sigma).rounded(.up)) }

  /// The variance of the largest pair of means: a quarter of a pixel's square each.
  private static let largestPairVariance = 0.5
  /// The share of the variance that halving and enlarging may have. With more, the result would depend visibly on where
  /// an edge lies in the small pixels.
  private static let scalingShare = 0.5
  /// The largest number of halvings. The small picture must keep a shape.
  private static let maximumHalvings = 7

  init(sigma: Double) {
    self.sigma = sigma
    var halvings = 0
    while halvings < Self.maximumHalvings,
      Self.scalingVariance(halvings: halvings + 1) <= Self.scalingShare * sigma * sigma
    {
      halvings += 1
    }
    self.halvings = halvings
    let side = Double(1 << halvings)
    let rest = max(sigma * sigma - Self.scalingVariance(halvings: halvings), 0) / (side * side)
    pairs = Int((rest / Self.largestPairVariance).rounded(.up))
    // The mean at a distance d has the variance d·(1 − d).
    shift = pairs == 0 ? 0 : (1 - max(1 - 2 * rest / Double(pairs), 0).squareRoot()) / 2
  }

  /// Returns the variance, in square pixels, of halving and enlarging: that of a box with the sides of a small pixel,
  /// and those of the triangles by which each doubling interpolates.
  static func scalingVariance(halvings: Int) -> Double {
    guard halvings > 0 else { return 0 }
    let square = Double(1 << (2 * halvings))
    let box = (square - 1) / 12
    // A doubling has the weights 3/4 and 1/4 at distances of 1/4 and 3/4 of a pixel: a variance of 3/16 of that pixel.
    let doublings = (1...halvings).reduce(0.0) { $0 + Double(1 << (2 * $1)) * 3 / 16 }
    return box + doublings
  }

  /// Returns the pixels that are read to blur a rectangle. Small pixels begin at multiples of their side, so that they do
  /// not shimmer when the rectangle moves.
  func source(of rect: PixelRect) -> PixelRect {
    let (outer, side) = (rect.inset(by: -extent), 1 << halvings)
    func down(_ value: Int) -> Int { value & -side }
    func up(_ value: Int) -> Int { (value + side - 1) & -side }
    return PixelRect(minX: down(outer.x), minY: down(outer.y), maxX: up(outer.maxX), maxY: up(outer.maxY))
  }
}
