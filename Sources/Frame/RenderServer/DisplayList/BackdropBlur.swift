// SPDX-License-Identifier: MIT
import X11

/// A Gaussian blur made of operations that X servers perform quickly: the picture is halved several times, the small
/// picture is blurred by means of four neighbouring pixels, and enlarged again with linear interpolation.
///
/// The variances of successive blurs add up. The variances of halving and enlarging follow from the number of halvings;
/// the means supply the rest.
struct BackdropBlur: Equatable {
  /// The standard deviation in pixels.
  let sigma: Double
  /// How often the picture is halved.
  let halvings: Int
  /// How many of the halvings the last enlargement undoes at once. The others are undone by doublings.
  let finalHalvings: Int
  /// Whether the last enlargement stops at half of the size, and each of its pixels is then drawn four times. X servers
  /// copy pixels at less than half the cost of interpolating them.
  let repeatsPixels: Bool
  /// The number of pairs of means of neighbouring pixels. The two of a pair are shifted in opposite directions, so that
  /// the picture does not shift.
  let pairs: Int
  /// The distance in small pixels at which each mean is taken: 0 for the pixel itself, 0.5 for the mean of four.
  let shift: Double

  /// The distance in pixels from which the colour of other pixels reaches a pixel. 5 % of the weight lie beyond two
  /// standard deviations.
  var extent: Int { Int((2 * sigma).rounded(.up)) }

  /// The variance of the largest pair of means: a quarter of a pixel's square each.
  private static let largestPairVariance = 0.5
  /// The share of the variance that halving and enlarging may have. With more, the result would depend visibly on where
  /// an edge lies in the small pixels.
  private static let scalingShare = 0.5
  /// The largest number of halvings. The small picture must keep a shape.
  private static let maximumHalvings = 7
  /// The largest distance of the pixels that the last enlargement interpolates, in standard deviations. The error of
  /// linear interpolation over a distance h is at most h²/8 of the second derivative, which for an edge of 255 levels is
  /// 0.242 · 255 / σ²: less than one level.
  private static let largestDistance = 1.0 / 3
  /// The smallest standard deviation, in pixels, with which pixels may be repeated. An edge of 255 levels then changes by at
  /// most 0.399 · 255 / σ levels a pixel, and a repeated pixel differs by at most half of that: three levels.
  private static let leastRepeatedSigma = 17.0

  init(sigma: Double) {
    self.sigma = sigma
    var halvings = 0
    while halvings < Self.maximumHalvings,
      Self.scalingVariance(sigma: sigma, halvings: halvings + 1) <= Self.scalingShare * sigma * sigma
    {
      halvings += 1
    }
    self.halvings = halvings
    finalHalvings = Self.finalHalvings(sigma: sigma, of: halvings)
    repeatsPixels = Self.repeatsPixels(sigma: sigma)
    let side = Double(1 << halvings)
    let rest = max(sigma * sigma - Self.scalingVariance(sigma: sigma, halvings: halvings), 0) / (side * side)
    pairs = Int((rest / Self.largestPairVariance).rounded(.up))
    // The mean at a distance d has the variance d·(1 − d).
    shift = pairs == 0 ? 0 : (1 - max(1 - 2 * rest / Double(pairs), 0).squareRoot()) / 2
  }

  private static func finalHalvings(sigma: Double, of halvings: Int) -> Int {
    var count = min(halvings, 1)
    while count < halvings, Double(1 << (count + 1)) <= largestDistance * sigma { count += 1 }
    return count
  }

  private static func repeatsPixels(sigma: Double) -> Bool { sigma >= leastRepeatedSigma }

  /// Returns the variance, in square pixels, of halving and enlarging: the variance of a box with the sides of a small
  /// pixel, and the variances of linear interpolation in each enlargement.
  static func scalingVariance(sigma: Double, halvings: Int) -> Double {
    guard halvings > 0 else { return 0 }
    func square(_ level: Int) -> Double { Double(1 << (2 * level)) }
    let final = finalHalvings(sigma: sigma, of: halvings)
    let box = (square(halvings) - 1) / 12
    // Between pixels at a distance h, the weights 1 − f and f have the variance h² f (1 − f). Its mean over new pixels with
    // the side s is h²/6 + s²/12: 3/16 of a pixel for a doubling.
    let doublings = (final..<halvings).reduce(0.0) { $0 + square($1 + 1) * 3 / 16 }
    let linear = square(final) / 6 + square(repeatsPixels(sigma: sigma) ? 1 : 0) / 12
    // The pixels that are repeated have their middles at a distance of half a pixel from the drawn ones.
    return box + doublings + linear + (repeatsPixels(sigma: sigma) ? 0.25 : 0)
  }

  /// Returns the pixels that are read to blur a rectangle.
  func source(of rect: PixelRect) -> PixelRect { aligned(rect.inset(by: -extent)) }

  /// Returns a rectangle enlarged to whole small pixels. They begin at multiples of their side, so that they do not
  /// shimmer when the rectangle moves.
  func aligned(_ rect: PixelRect) -> PixelRect {
    let side = 1 << halvings
    func down(_ value: Int) -> Int { value & -side }
    func up(_ value: Int) -> Int { (value + side - 1) & -side }
    return PixelRect(minX: down(rect.x), minY: down(rect.y), maxX: up(rect.maxX), maxY: up(rect.maxY))
  }
}
