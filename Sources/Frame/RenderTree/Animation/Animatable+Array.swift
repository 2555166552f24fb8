// SPDX-License-Identifier: MIT

/// Arrays of equal length are interpolated element by element. For other arrays, an animation changes from one to the
/// other in the middle.
extension Array: Animatable where Element: Animatable {
  package func interpolated(to end: [Element], fraction: Double) -> [Element] {
    guard count == end.count else { return fraction < 0.5 ? self : end }
    return zip(self, end).map { $0.interpolated(to: $1, fraction: fraction) }
  }

  package func adding(_ other: [Element]) -> [Element] {
    count == other.count ? zip(self, other).map { $0.adding($1) } : self
  }

  package func subtracting(_ start: [Element]) -> [Element] {
    count == start.count ? zip(self, start).map { $0.subtracting($1) } : self
  }

  package func distance(to other: [Element]) -> Double {
    zip(self, other).reduce(0) { sum, pair in
      let distance = pair.0.distance(to: pair.1)
      return sum + distance * distance
    }.squareRoot()
  }
}
