// SPDX-License-Identifier: MIT

/// A value without intermediate values: an animation shows the first value until its middle, and then the second.
package protocol DiscreteAnimatable: Animatable {}

extension DiscreteAnimatable {
  package func interpolated(to end: Self, fraction: Double) -> Self { fraction < 0.5 ? self : end }
  package func adding(_ other: Self) -> Self { self }
  package func subtracting(_ start: Self) -> Self { self }
  package func distance(to other: Self) -> Double { 0 }
}

extension Bool: DiscreteAnimatable {}
extension LayerContents: DiscreteAnimatable {}
