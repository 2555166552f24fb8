// SPDX-License-Identifier: MIT
import CoreGraphics

/// A value that can be interpolated towards another.
package protocol Animatable {
  /// Returns the value at a fraction of the distance to `end`: 0 is `self`, 1 is `end`, and values beyond extrapolate.
  func interpolated(to end: Self, fraction: Double) -> Self
  /// Returns `self` with the difference `other` added to it.
  func adding(_ other: Self) -> Self
  /// Returns the difference that `start.adding(_:)` needs to give `self`.
  func subtracting(_ start: Self) -> Self
  /// Returns the distance between two values, for a constant speed along keyframes.
  func distance(to other: Self) -> Double
  /// Whether every value can be made from this one by adding a difference to it.
  var hasDifferences: Bool { get }
}

extension Animatable {
  package var hasDifferences: Bool { true }

  /// The difference that changes nothing when it is added.
  package var zero: Self { subtracting(self) }

  /// Returns `self` added `count` times, by doubling.
  package func repeated(_ count: Int) -> Self {
    var (result, power, count) = (zero, self, count)
    while count > 0 {
      if count & 1 == 1 { result = result.adding(power) }
      power = power.adding(power)
      count >>= 1
    }
    return result
  }
}

/// An animatable value that consists of numbers.
package protocol AnimatableVector: Animatable {
  /// Returns `a · weightA + b · weightB`, number by number.
  static func combine(_ a: Self, _ weightA: Double, _ b: Self, _ weightB: Double) -> Self
  var squaredLength: Double { get }
}

extension AnimatableVector {
  package func interpolated(to end: Self, fraction: Double) -> Self {
    Self.combine(self, 1 - fraction, end, fraction)
  }

  package func adding(_ other: Self) -> Self { Self.combine(self, 1, other, 1) }
  package func subtracting(_ start: Self) -> Self { Self.combine(self, 1, start, -1) }
  package func distance(to other: Self) -> Double { other.subtracting(self).squaredLength.squareRoot() }
}

extension CGFloat: AnimatableVector {
  package static func combine(_ a: CGFloat, _ weightA: Double, _ b: CGFloat, _ weightB: Double) -> CGFloat {
    a * CGFloat(weightA) + b * CGFloat(weightB)
  }

  package var squaredLength: Double { Double(self * self) }
}

extension CGPoint: AnimatableVector {
  package static func combine(_ a: CGPoint, _ weightA: Double, _ b: CGPoint, _ weightB: Double) -> CGPoint {
    CGPoint(x: .combine(a.x, weightA, b.x, weightB), y: .combine(a.y, weightA, b.y, weightB))
  }

  package var squaredLength: Double { x.squaredLength + y.squaredLength }
}

extension CGSize: AnimatableVector {
  package static func combine(_ a: CGSize, _ weightA: Double, _ b: CGSize, _ weightB: Double) -> CGSize {
    CGSize(
      width: .combine(a.width, weightA, b.width, weightB), height: .combine(a.height, weightA, b.height, weightB))
  }

  package var squaredLength: Double { width.squaredLength + height.squaredLength }
}

extension CGRect: AnimatableVector {
  package static func combine(_ a: CGRect, _ weightA: Double, _ b: CGRect, _ weightB: Double) -> CGRect {
    CGRect(
      origin: .combine(a.origin, weightA, b.origin, weightB), size: .combine(a.size, weightA, b.size, weightB))
  }

  package var squaredLength: Double { origin.squaredLength + size.squaredLength }
}
