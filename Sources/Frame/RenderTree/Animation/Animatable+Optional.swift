// SPDX-License-Identifier: MIT

/// nil counts as the `counterpartOfNil` of the other value. If there is none, the animation changes from one to the
/// other in the middle.
extension Optional: Animatable where Wrapped: OptionalPropertyValue {
  package func interpolated(to end: Wrapped?, fraction: Double) -> Wrapped? {
    guard let start = self ?? end?.counterpartOfNil, let end = end ?? self?.counterpartOfNil else {
      return fraction < 0.5 ? self : end
    }
    return start.interpolated(to: end, fraction: fraction)
  }

  package func adding(_ other: Wrapped?) -> Wrapped? { combined(with: other) { $0.adding($1) } }
  package func subtracting(_ start: Wrapped?) -> Wrapped? { combined(with: start) { $0.subtracting($1) } }

  package func distance(to other: Wrapped?) -> Double {
    guard let self, let other else { return 0 }
    return self.distance(to: other)
  }

  private func combined(with other: Wrapped?, _ combine: (Wrapped, Wrapped) -> Wrapped) -> Wrapped? {
    guard let self, let other else { return self }
    return combine(self, other)
  }
}
